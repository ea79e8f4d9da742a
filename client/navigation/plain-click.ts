/** The relevant properties of a click, common to React's and native events. */
type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click means plain navigation: primary button, no modifier key, not handled yet. Accepts pointer moves as well, for which
 * browsers set `button` to -1.
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
