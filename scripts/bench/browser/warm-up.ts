import type { Browser } from 'playwright';
import type { Bench } from '../bench.ts';
import { openPhone } from './phone.ts';

/** With an empty cache the services draw about a hundred pictures, each within a second. */
const mostVisits = 20;

/**
 * Visits a page until the services need to draw no more pictures for it. Drawing would take CPU time from the measured
 * site.
 */
export async function warmUp({ recorder, logProgress }: Bench, browser: Browser, url: string): Promise<void> {
  for (let visits = 0; visits < mostVisits; visits += 1) {
    const before = recorder.pictureRequests;
    await using phone = await openPhone(browser, {});
    await phone.page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await phone.page.waitForLoadState('networkidle', { timeout: 120_000 });
    if (recorder.pictureRequests === before && recorder.picturesPending === 0) return;
  }
  logProgress(`pictures of ${url} are still being drawn: what is measured there is too slow`);
}
