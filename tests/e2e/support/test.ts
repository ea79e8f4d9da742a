import { type ConsoleMessage, expect, test as base, type Locator, type Page } from 'playwright/test';
import { brands } from '../../../brands/index.ts';
import { visited, type VisitedCulture } from '../../integration/support/cultures.ts';
import { SharedContexts } from './shared-contexts.ts';

export { expect } from 'playwright/test';
export { gamePaths, itemPages, pagePaths, visited, type VisitedCulture } from '../../integration/support/cultures.ts';

/** The default culture of each brand. Two brands may share one. */
export const firstCultures: readonly VisitedCulture[] = [...new Set(brands.map(({ cultures: [first] }) => first))];

/** URL of a path in a culture, for a browser on this machine. */
export function addressOf(culture: VisitedCulture, path: string): string {
  const visit = visited.find((each) => each.culture === culture);
  return `http://${visit?.host}:${process.env['SITE_PORT']}${visit?.prefix}${path}`;
}

/** Whether the browser logged the 404, 500 or 503 status of the document, which is not an error of the page. */
const isOwnStatus = (message: ConsoleMessage) =>
  /Failed to load resource: the server responded with a status of (?:404|500|503)/.test(message.text());

/** The warning of Playwright for each page that registers its service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Collects the console errors and warnings, uncaught errors and failed requests of a page. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === blockedWorker) return;
    const { url } = message.location();
    if (isOwnStatus(message) && url === page.url().split('#')[0]) return;
    complaints.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

/** A dark pixel. The services draw pictures on demand, and only tests of pictures should wait for them. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';

export interface SiteOptions {
  /** Loads pictures from the services instead of replacing each by one pixel. */
  realPictures: boolean;
  /** The visitor has not made a choice about cookies, so the consent notice is shown. */
  needsConsent: boolean;
  /** Gives the test a context that no other test uses, for tests of caches and of memory. */
  hasOwnContext: boolean;
  /** Complaints that the test causes; none by default. */
  expectedComplaints: RegExp | null;
}

export interface SiteFixtures {
  /** The errors and warnings of the page so far. A test fails if they are not empty at its end. */
  complaints: string[];
  /** Goes to a page and waits until it has hydrated. */
  visit(culture: VisitedCulture, path: string): Promise<void>;
}

interface WorkerFixtures {
  sharedContexts: SharedContexts;
}

let visitors = 0;

/** Returns a unique client address from the benchmarking network (RFC 2544), so that tests do not share a rate limit. */
function nextAddress(worker: number): string {
  visitors += 1;
  return `198.18.${(worker % 64) * 4 + (visitors >> 8)}.${visitors & 255}`;
}

export const test = base.extend<SiteFixtures & SiteOptions, WorkerFixtures>({
  sharedContexts: [async ({ browserName: _ }, use) => use(new SharedContexts()), { scope: 'worker' }],
  hasOwnContext: [false, { option: true }],
  context: async (
    {
      browser,
      hasOwnContext,
      serviceWorkers,
      sharedContexts,
      actionTimeout,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      forcedColors,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      reducedMotion,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    // Service workers and their caches stay in a context.
    if (hasOwnContext || serviceWorkers === 'allow') {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const options = {
      actionTimeout,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      forcedColors,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      reducedMotion,
      timezoneId,
      userAgent,
      viewport,
    };
    const context = await sharedContexts.take(browser, options);
    await use(context);
    return sharedContexts.release(context);
  },
  realPictures: [false, { option: true }],
  needsConsent: [false, { option: true }],
  expectedComplaints: [null, { option: true }],
  page: async ({ page, realPictures, needsConsent, sharedContexts }, use, { workerIndex }) => {
    await sharedContexts.clear(page);
    await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress(workerIndex) });
    if (!needsConsent) {
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
      // Scripts have loaded by then, and pictures are not needed.
      await page.goto(addressOf(culture, path), { waitUntil: 'domcontentloaded' });
      await hydrated(page);
    });
  },
});

/**
 * Scrolls to an element before it is clicked. What is laid out only when it is near, as the footer, moves it once more,
 * perhaps between the press and the release of the mouse, which is no click.
 */
export async function bringIntoView(element: Locator) {
  await expect(async () => {
    await element.scrollIntoViewIfNeeded();
    await expect(element).toBeInViewport({ ratio: 0.9, timeout: 1_000 });
  }).toPass();
}

const isHydrated = () => document.documentElement.dataset['hydrated'] !== undefined;

/** Resolves in the page. An evaluation fails when the page loads another document meanwhile. */
const untilHydrated = () =>
  new Promise<void>((resolve) => {
    const root = document.documentElement;
    const resolveOnce = () => {
      if (root.dataset['hydrated'] === undefined) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(resolveOnce);
    observer.observe(root, { attributes: true });
    resolveOnce();
  });

/**
 * Shows the server's HTML with the styles for a browser with scripts. For tests of layout without JavaScript, since loading a page takes
 * several times as long with its scripts.
 */
export async function show(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => (document.documentElement.dataset['js'] = ''));
}

/** Moves the pointer, which starts the page's scripts, and waits until the page has hydrated. */
export async function hydrated(page: Page) {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  // An evaluation takes less time than `waitForFunction`, which loads the code of Playwright's locators into each document.
  await page.evaluate(untilHydrated).catch(() => page.waitForFunction(isHydrated));
}
