import { expect, test } from './support/test.ts';

/** Scripts that load only after an interaction. */
const laterCode = '**/assets/on-demand.*.js';

test('ERR-01 GAME-03 a tile whose facts fail to load is still shown', async ({ visit, page, complaints }) => {
  await visit('en-GB', '/slots/');
  await page.route(laterCode, (route) => route.abort());
  const tile = page.locator('main li:has(> a > b)').first();
  const failed = page.waitForEvent('requestfailed', (request) => /\/on-demand\./.test(request.url()));
  await tile.locator('a').first().hover();
  await failed;
  await expect.poll(() => complaints.some((complaint) => complaint.includes('[render]'))).toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  await expect(tile).toBeVisible();
  complaints.length = 0;
});

test('PERF-01 SEC-01 a worker warms up the locale data for numbers and dates, and terminates', async ({
  visit,
  page,
}) => {
  const ended = page
    .waitForEvent('worker', (worker) => /\/warm-locales\./.test(worker.url()))
    .then((worker) => worker.waitForEvent('close'));
  await visit('de-DE', '/');
  await ended;
});

test('ERR-01 a page hydrates when the locale worker fails to load', async ({ visit, page, complaints }) => {
  await page.route('**/assets/warm-locales.*.js', (route) => route.abort());
  await visit('sv', '/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
});

test('PERF-01 the modules and messages that hydration needs are preloaded', async ({ visit, page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
  });
  await visit('es', '/slots/');
  const [listed, preloaded] = await page.evaluate(() => {
    const { modules = '', texts = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    return [`${modules} ${texts}`.split(' '), links.map(({ href }) => new URL(href).pathname)];
  });
  expect(preloaded).toEqual(expect.arrayContaining(listed));
  // Scripts for one visitor don't count.
  const texts = requested.filter((url) => /-es\./.test(url) && !/(?:consent|restricted|widget|pwa)-/.test(url));
  expect(texts).toHaveLength(1);
  expect(listed).toEqual(expect.arrayContaining(texts));
});
