import { type ConsoleMessage, test as base, type Page } from 'playwright/test';
import { visited, type VisitedCulture } from '../../integration/support/cultures.ts';

export { expect } from 'playwright/test';
export { gamePaths, itemPages, pagePaths, visited, type VisitedCulture } from '../../integration/support/cultures.ts';

/** Address of a path in a culture, as a browser on this machine reaches it. */
export function addressOf(culture: VisitedCulture, path: string): string {
  const visit = visited.find((each) => each.culture === culture);
  return `http://${visit?.host}:${process.env['SITE_PORT']}${visit?.prefix}${path}`;
}

/** A browser says of itself that a 404 or 500 page has this status; that is no fault of the page. */
const isOwnStatus = (message: ConsoleMessage) =>
  /Failed to load resource: the server responded with a status of (?:404|500|503)/.test(message.text());

/** Collects what a page complains of: console errors and warnings, uncaught errors, failed requests. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    if (isOwnStatus(message) && url === page.url().split('#')[0]) return;
    complaints.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

/** One dark pixel: pictures are drawn by the services on demand, which only a test of pictures should wait for. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';

export interface SiteOptions {
  /** Pictures come from the services instead of being one pixel each. */
  realPictures: boolean;
  /** The visitor has not chosen about cookies yet: the bar that asks stands over the foot of the page. */
  isAsked: boolean;
  /** Complaints that belong to what the test does; none without it. */
  expectedComplaints: RegExp | null;
}

export interface SiteFixtures {
  /** Everything the page has complained of so far; a test ends with it empty unless it says otherwise. */
  complaints: string[];
  /** Goes to a page and waits until it has hydrated. */
  visit(culture: VisitedCulture, path: string): Promise<void>;
}

let visitors = 0;

/** An address that no other test has, of the network for benchmarks: each test is a visitor of its own to the limits of calls. */
function nextAddress(worker: number): string {
  visitors += 1;
  return `198.18.${(worker % 64) * 4 + (visitors >> 8)}.${visitors & 255}`;
}

export const test = base.extend<SiteFixtures & SiteOptions>({
  realPictures: [false, { option: true }],
  isAsked: [false, { option: true }],
  expectedComplaints: [null, { option: true }],
  page: async ({ page, realPictures, isAsked }, use, { workerIndex }) => {
    await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress(workerIndex) });
    if (!isAsked) {
      await page.addInitScript(() => {
        if (location.protocol.startsWith('http') && localStorage.getItem('pg-wdg-cnst') === null)
          localStorage.setItem('pg-wdg-cnst', '1000');
      });
    }
    if (!realPictures) {
      const devtools = await page.context().newCDPSession(page);
      devtools.on('Fetch.requestPaused', ({ requestId }) => {
        void devtools
          .send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: 'content-type', value: 'image/png' }],
            body: pixel,
          })
          .catch(() => undefined);
      });
      await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/images/*' }] });
    }
    await use(page);
  },
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints = watch(page);
      await use(complaints);
      base.expect(complaints.filter((each) => !expectedComplaints?.test(each))).toEqual([]);
    },
    { auto: true },
  ],
  async visit({ page }, use) {
    await use(async (culture, path) => {
      // The scripts are there by then, and pictures are waited for by nobody.
      await page.goto(addressOf(culture, path), { waitUntil: 'domcontentloaded' });
      await hydrated(page);
    });
  },
});

/** Shows intent, as a visitor's hand does, and waits until the page answers it. */
export async function hydrated(page: Page) {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
}
