/** Focuses an element, making it focusable if necessary. */
export function focusElement(element: HTMLElement, options?: FocusOptions) {
  // An element that is focusable already must stay in the tab order.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}

/** Focuses a section of the page, or else the page's heading, so that a screen reader announces where the visitor has arrived. */
export function focusHeading(part: HTMLElement | null = null) {
  const place = part ?? document.querySelector<HTMLElement>('#main h1') ?? document.querySelector<HTMLElement>('#main');
  if (place) focusElement(place, { preventScroll: true });
}

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** Whether no visible element has the focus. */
export function isFocusLost(): boolean {
  let { activeElement } = document;
  // An element in a closed dialog keeps the focus until the next frame, also inside the account widget's shadow root.
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return !activeElement || activeElement === document.body || !isVisible(activeElement);
}

/** Focuses the heading when no visible element has the focus, for instance after a dialog closed with nowhere to return the focus to. */
export function recoverFocus() {
  if (isFocusLost()) focusHeading();
}
