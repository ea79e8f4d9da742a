/** What of a click decides, whether React tells it or the browser. */
type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * A click that means "go there, here": no other button, no key for a new tab or a download, nobody handled it before. A pointer that comes
 * over something has pressed no button, which browsers tell as -1: a click there would be plain.
 */
export function isPlainClick(event: Click): boolean {
  return !(
    event.defaultPrevented ||
    event.button > 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}
