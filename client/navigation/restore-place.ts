/** Events that show the visitor is scrolling. */
export const scrollIntents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export interface PlaceToRestore {
  /** Call when the list has its full length, before paint. */
  restore(): void;
  /** Call when another page is shown or the visitor scrolls. */
  forget(): void;
}

/**
 * Scrolls to `y` on a page whose list renders or grows after the page itself. Until then the browser cannot scroll that far, and while the
 * list grows, scroll anchoring would follow the footer. Does nothing once the visitor has scrolled.
 */
export function createPlaceToRestore(y: number): PlaceToRestore {
  const reachable = Math.min(y, document.documentElement.scrollHeight - innerHeight);
  // The browser restored this position before fonts and images were laid out, so it may be slightly off.
  let isAwaited = Math.abs(scrollY - reachable) < innerHeight / 2;
  const forget = () => {
    isAwaited = false;
    for (const intent of scrollIntents) removeEventListener(intent, forget);
  };
  if (isAwaited) for (const intent of scrollIntents) addEventListener(intent, forget, { passive: true });
  return {
    restore() {
      if (isAwaited) scrollTo({ top: y, behavior: 'instant' });
      forget();
    },
    forget,
  };
}
