import type { Page } from 'playwright/test';

/** Gives the page a clock that a test may move. Services answer by another one: a jump must not seem to be their silence. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}
