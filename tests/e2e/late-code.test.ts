import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

// Caches and files of a first visit.
test.use({ hasOwnContext: true });

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

/** Makes the first request of a chunk fail. Chromium and Firefox then fail each later import of it in the same document, without a request. */
const failOnce = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}.*.js`, (route) => route.abort(), { times: 1 });

test('ERR-01 SHELL-06 the link to the top scrolls when its code fails to load', async ({ visit, page, complaints }) => {
  await failOnce(page, 'on-demand');
  await visit('en-GB', '/slots/');
  await page.mouse.wheel(0, 2_000);
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  complaints.length = 0;
});

test('ERR-01 PAGE-09 the browser submits the newsletter form when its code fails to load', async ({
  visit,
  page,
  complaints,
}) => {
  await failOnce(page, 'subscribe');
  await visit('en-GB', '/blog/');
  await page.getByLabel('Name', { exact: true }).fill('Ann');
  await page.getByLabel('Email address').fill('ann@reader.test');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  complaints.length = 0;
});

test('ERR-01 PAGE-06 an error with a link to retry is shown when the code that saves bingo cards fails to load', async ({
  visit,
  page,
  complaints,
}) => {
  await failOnce(page, 'save-cards');
  await visit('en-GB', '/bingo-card-generator/?type=75&count=1&seed=K7Q2MX');
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  expect((await download).suggestedFilename()).toBe('bingo-k7q2mx.svg');
  complaints.length = 0;
});

test('ERR-01 PAGE-08 "Try again" loads the page again when the code of the voucher dialog fails to load', async ({
  visit,
  page,
  complaints,
}) => {
  await failOnce(page, 'voucher-panel');
  await visit('en-GB', '/#voucher');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
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
