import type { Page } from 'playwright/test';
import { faultControl } from '../integration/support/faults.ts';
import { startServices } from '../integration/support/services.ts';
import { startSite } from '../integration/support/site.ts';
import { servePieces } from './support/pieces.ts';
import { shifts } from './support/shifts.ts';
import { addressOf, expect, hydrated, test, type VisitedCulture } from './support/test.ts';

// Caches and files of a first visit.
test.use({ hasOwnContext: true });

const services = () => process.env['SERVICES_TEST_ORIGIN'];

/** Resolves when the elements of the document have been painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('SSR-01 SSR-04 a streamed page shows its frame first, then its games, and hydrates', async ({ page }) => {
  // A list that no other test requests, so that it is neither cached nor delayed elsewhere.
  const list = `minRtp=${91 + test.info().repeatEachIndex}`;
  await page.request.post(`${services()}/_faults`, {
    data: { path: `/api/v1/games/?culture=en-ROW&groups=slots&${list}`, hold: 'e2e-stream' },
  });
  const response = await page.goto(addressOf('en-ROW', `/slots/?${list}`), { waitUntil: 'commit' });
  expect(response?.headers()['x-cache']).toBe('stream');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main li > a > b')).toHaveCount(0);
  await page.request.post(`${services()}/_release`, { data: { name: 'e2e-stream' } });
  await expect(page.locator('main li > a > b').first()).toBeVisible();
  await hydrated(page);
  const tile = page
    .locator('main li')
    .filter({ has: page.locator('> a > b') })
    .first();
  await tile.getByRole('link').first().hover();
  await expect(tile.getByRole('button', { name: /^About / })).toBeVisible();
});

test('ACC-09 SSR-01 a tap on Log in while the page still streams opens the dialog, not the platform', async ({
  page,
}) => {
  const list = `minRtp=${71 + test.info().repeatEachIndex}`;
  await page.request.post(`${services()}/_faults`, {
    data: { path: `/api/v1/games/?culture=en-ROW&groups=slots&${list}`, hold: 'e2e-tap' },
  });
  await page.addInitScript(() => {
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLScriptElement && target.dataset['modules'])
          Object.assign(window, { hasBooted: true });
      },
      true,
    );
  });
  await page.goto(addressOf('en-ROW', `/slots/?${list}`), { waitUntil: 'commit' });
  await page.waitForFunction(() => 'hasBooted' in window);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await page.request.post(`${services()}/_release`, { data: { name: 'e2e-tap' } });
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(page).toHaveURL(/\/slots\/\?minRtp=\d+#account\/login$/);
});

const slots = (culture: VisitedCulture) => `/games/?culture=${culture}&groups=slots`;
/** Culture, width and path of a page, and the call whose response is late. */
const lateSections = [
  ['en-GB', 1280, '/slots/', slots('en-GB')],
  ['de-DE', 390, '/slots/', slots('de-DE')],
  ['sv', 1280, '/slots/', slots('sv')],
  ['es', 390, '/slots/', slots('es')],
  ['en-GB', 1280, '/slots/corsair-moon/', '/games/content/?culture=en-GB'],
  ['de-DE', 1280, '/slots/ninth-hour/', '/games/content/?culture=de-DE'],
  ['sv', 1280, '/winners/', '/cms/pages/?culture=sv'],
  ['es', 1280, '/payment-methods/', '/feeds/payment-options/nortecard'],
  ['en-GB', 390, '/blog/bingo/', '/blog/?culture=en-GB&tag=bingo'],
  ['en-GB', 1280, '/blog/numbers/the-wheel-has-no-memory/', '/blog/posts/content/?culture=en-GB'],
] as const;

test('SSR-01 PERF-01 late sections of a stream cause no layout shift, on phone and desktop', async ({ page }) => {
  // A separate site, so that no other test has cached these responses.
  const own = await startServices({ faults: true });
  const faults = faultControl(own.origin);
  const site = await startSite({ servicesOrigin: own.origin, env: { DATA_WAIT_MS: '50' } });
  try {
    for (const [culture, width, path, late] of lateSections) {
      await test.step(`${culture} ${path}`, async () => {
        await page.setViewportSize({ width, height: 720 });
        await faults.add({ path: `/api/v1${late}`, hold: path });
        const address = new URL(addressOf(culture, path));
        address.port = String(site.port);
        const response = await page.goto(address.href, { waitUntil: 'commit' });
        expect(response?.headers()['x-cache']).toBe('stream');
        await expect(page.getByRole('contentinfo')).toBeAttached();
        // Wait for the display font, which may shift its own text if no fallback has the same metrics.
        await page.evaluate(() => document.fonts.load('1em Display'));
        await painted(page);
        const begun = await page.evaluate(() => performance.now());
        await faults.release(path);
        await page.waitForLoadState();
        await painted(page);
        expect(await shifts(page, begun), `${culture} ${path}`).toEqual([]);
      });
    }
  } finally {
    // Send no requests to the site while it shuts down.
    await page.goto('about:blank');
    await site.stop();
    await own.stop();
  }
});

for (const width of [390, 1280]) {
  test(`PERF-01 SHELL-01 SHELL-02 a document that arrives in several chunks causes no layout shift at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    const address = new URL(addressOf('en-GB', '/slots/'));
    // Ends within the header, the first text, the footer bar of phones and its last link.
    const ends = ['>Log in</a>', 'with the facts up front.</p>', 'Search</a>', '#i-play"></use></svg>'];
    const pieces = await servePieces(Number(address.port), ends);
    address.port = String(pieces.port);
    try {
      await page.goto(address.href, { waitUntil: 'commit' });
      await page.locator('header').getByText('Log in').waitFor({ state: 'attached' });
      await painted(page);
      pieces.next();
      await page.locator('#slogan').waitFor({ state: 'attached' });
      await expect(page.getByRole('banner').getByText('Log in')).toBeVisible();
      await painted(page);
      pieces.next();
      for (const arrived of [':nth-child(2)', ':nth-child(4) svg']) {
        await page.locator(`nav[aria-label="Quick links"] > ${arrived}`).waitFor({ state: 'attached' });
        await painted(page);
        pieces.next();
      }
      await hydrated(page);
      expect(await shifts(page)).toEqual([]);
    } finally {
      // Send no requests to the proxy while it shuts down.
      await page.goto('about:blank');
      await pieces.stop();
    }
  });
}

for (const [culture, firstLink] of [
  ['de-DE', 'OASIS'],
  ['sv', 'Spelpaus'],
] as const) {
  test(`PERF-01 SHELL-01 ${culture} a document that arrives in two chunks does not move the links of the regulator's bar`, async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      const address = new URL(addressOf(culture, '/slots/'));
      const pieces = await servePieces(Number(address.port), [`>${firstLink}`]);
      address.port = String(pieces.port);
      try {
        await page.goto(address.href, { waitUntil: 'commit' });
        await page.locator('nav[aria-labelledby=regulator] a').waitFor({ state: 'attached' });
        await painted(page);
        pieces.next();
        await hydrated(page);
        await expect(page.locator('nav[aria-labelledby=regulator] a').first()).toBeVisible();
        expect(await shifts(page), `${width}`).toEqual([]);
      } finally {
        // Send no requests to the proxy while it shuts down.
        await page.goto('about:blank');
        await pieces.stop();
      }
    }
  });
}

/** An amount of nine digits in any notation and currency. */
const hundredsOfMillions = /\d{3}\D\d{3}\D\d{3}/;

for (const culture of ['en-GB', 'sv', 'es'] as const) {
  test(`SSR-02 SSR-06 STATE-07 ${culture} a page with stale data hydrates as it was rendered, then shows the new data`, async ({
    page,
  }) => {
    // Server-Timing states an age of one minute. The slowed clock makes React yield after each step, as on the slowest phone,
    // so the response with larger prizes arrives before most tiles have hydrated.
    await page.addInitScript(() => {
      Object.defineProperty(PerformanceNavigationTiming.prototype, 'serverTiming', {
        value: [{ name: 'age', duration: 60_000 }],
      });
      const now = performance.now.bind(performance);
      let lost = 0;
      performance.now = () => now() + (lost += 6);
      const send = fetch;
      globalThis.fetch = async (url, init) => {
        const response = await send(url, init);
        if (!response.url.includes('/feeds/jackpots/')) return response;
        // Pad the amounts: a prize that was just won is small.
        const grow = (_: string, amount: string) => `"amount":99999${amount.padStart(7, '0')}`;
        return new Response((await response.text()).replace(/"amount":(\d+)/g, grow), response);
      };
    });
    const document = await page.goto(addressOf(culture, '/'));
    expect(await document?.text()).not.toContain('"amount":99999');
    const prize = page.locator('main li small.display').first();
    await hydrated(page);
    await expect(prize).toHaveText(hundredsOfMillions);
  });
}

test('ERR-01 a rendering error in the footer does not affect the page, and hydration renders the footer', async ({
  page,
  complaints,
}) => {
  await page.setExtraHTTPHeaders({ 'x-fault': 'render:footer' });
  const response = await page.goto(addressOf('en-GB', '/slots/'));
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('h1')).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  complaints.length = 0;
});

test('ERR-01 PAGE-07 a rendering error in the frame sends the static error page', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-fault': 'render:shell' });
  const response = await page.goto(addressOf('es', '/slots/'));
  expect(response?.status()).toBe(500);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('+18');
});
