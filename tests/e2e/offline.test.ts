import type { Page } from 'playwright/test';
import { brands } from '../../brands/index.ts';
import { startSite } from '../integration/support/site.ts';
import { serveLine } from './support/line.ts';
import { serveRewritten } from './support/rewritten.ts';
import { addressOf, expect, hydrated, test, visited } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser logs each URL that could not be loaded. */
const isUnreachable = (text: string) => text.includes('Failed to load resource');

/** Opens a page and waits until its service worker is active. */
async function openWithWorker(page: Page, url: string) {
  await page.goto(url);
  await hydrated(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}

/** Aborts the page's requests: those in flight when the connection is cut would fail and write to the console. */
const unload = (page: Page) => page.goto('about:blank');

/** Names of the caches, and the number of service workers. */
const workersOf = (page: Page) =>
  page.evaluate(async () => ({
    cacheNames: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

// Integration tests cover the offline page in every culture. Here one culture with a prefix and one without go offline.
for (const { culture, lang } of visited.filter((each) => each.culture === 'en-IE' || each.culture === 'sv')) {
  test(`PWA-01 COMP-01 ${culture} shows its offline page with the licence without a connection, and the requested page afterwards`, async ({
    page,
    complaints,
  }) => {
    const address = new URL(addressOf(culture, '/'));
    const line = await serveLine(Number(address.port));
    address.port = String(line.port);
    try {
      await openWithWorker(page, `${address.href}help/`);
      await unload(page);
      line.cut();
      await page.goto(`${address.href}slots/`);
      await expect(page.locator('html')).toHaveAttribute('data-page', 'offline');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const profile = brands.find(({ cultures }) => cultures.includes(culture))?.compliance[culture];
      await expect(page.locator('footer')).toContainText(profile?.licence.number ?? 'nothing');
      line.mend();
      await page.getByRole('main').getByRole('link').click();
      await expect(page.locator('html')).toHaveAttribute('data-page', 'slots');
      await hydrated(page);
      await unload(page);
      expect(complaints.filter((text) => !isUnreachable(text))).toEqual([]);
      complaints.length = 0;
    } finally {
      await line.stop();
    }
  });
}

test('PWA-01 the service worker of a new build replaces the old one and its cache', async ({ page }) => {
  const address = new URL(addressOf('sv', '/help/'));
  let version = 'older';
  const site = await serveRewritten(Number(address.port), '/sw.js', (text) =>
    text.replace(/"version":"\w+"/, `"version":"${version}"`),
  );
  address.port = String(site.port);
  try {
    await openWithWorker(page, address.href);
    await page.evaluate(() => caches.open('of-others'));
    expect(await workersOf(page)).toEqual({ cacheNames: ['offline-older', 'of-others'], workers: 1 });
    version = 'newer';
    await page.reload();
    await hydrated(page);
    await expect.poll(() => workersOf(page)).toEqual({ cacheNames: ['of-others', 'offline-newer'], workers: 1 });
  } finally {
    await site.stop();
  }
});

test('PWA-01 a disabled service worker unregisters itself and deletes its cache', async ({ page }) => {
  const address = new URL(addressOf('sv', '/help/'));
  const line = await serveLine(Number(address.port));
  const without = await startSite({
    servicesOrigin: process.env['SERVICES_TEST_ORIGIN']!,
    env: { SERVICE_WORKER: 'off' },
  });
  address.port = String(line.port);
  try {
    await openWithWorker(page, address.href);
    expect(await workersOf(page)).toEqual({ cacheNames: [expect.stringMatching(/^offline-/)], workers: 1 });
    await unload(page);
    line.cut();
    line.mend(without.port);
    await page.goto(address.href);
    await hydrated(page);
    await expect.poll(() => workersOf(page)).toEqual({ cacheNames: [], workers: 0 });
    await unload(page);
  } finally {
    await line.stop();
    await without.stop();
  }
});

test('PWA-01 ROUTE-09 Back from the offline page shows the previous page', async ({ page, complaints }) => {
  const address = new URL(addressOf('sv', '/help/'));
  const line = await serveLine(Number(address.port));
  address.port = String(line.port);
  try {
    await openWithWorker(page, address.href);
    line.cut();
    await page.getByRole('contentinfo').locator('a[href="/terms/"]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-page', 'offline');
    expect(new URL(page.url()).pathname).toBe('/terms/');
    line.mend();
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-page', 'help');
    await hydrated(page);
    await page.goForward();
    await expect(page.locator('html')).toHaveAttribute('data-page', 'terms');
    await unload(page);
    complaints.length = 0;
  } finally {
    await line.stop();
  }
});
