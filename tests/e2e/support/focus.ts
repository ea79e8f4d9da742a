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

/** Stores the state of a player who has made a deposit, before each page load. */
export function storePlayer(page: Page): Promise<unknown> {
  const state = { username: 'ann', loginname: 'ann', segment: 1 };
  const stored = JSON.stringify({ savedAt: Date.now(), session: 'earlier', state });
  return page.addInitScript((text) => {
    if (!localStorage.getItem('sc-player')) localStorage.setItem('sc-player', text);
  }, stored);
}

/** Leaves the page, so that its scripts store nothing more, and clears what it has stored. */
export async function clearStorage(page: Page): Promise<void> {
  await page.goto(new URL('/robots.txt', page.url()).href);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
