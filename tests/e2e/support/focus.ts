import type { Locator, Page } from 'playwright/test';

/** The focused element, through shadow roots: its tag and first words, or `body` when no visible element has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body || active.getClientRects().length === 0) return 'body';
    const words = active.getAttribute('aria-label') ?? active.textContent;
    return `${active.localName} ${words.trim().slice(0, 40)}`;
  });

/** Presses a control as a keyboard does. */
export async function press(control: Locator, key = 'Enter') {
  await control.focus();
  await control.press(key);
}
