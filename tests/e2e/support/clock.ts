import type { Page } from 'playwright/test';

/** Installs a clock that a test can control. Requests get no timeout, because a jump of the clock would end them. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}
