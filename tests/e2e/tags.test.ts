import type { Page } from 'playwright/test';
import { sendRequest } from '../integration/support/send-request.ts';
import { expect, test } from './support/test.ts';

test.use({ needsConsent: true });

const brands = [
  ['en-GB', 'en'],
  ['de-DE', 'de'],
  ['sv', 'sv'],
  ['es', 'es'],
] as const;

/** Collects the tag requests of the page: scripts by path, and calls as `tag event consent page`. */
function watchTags(page: Page) {
  const scripts: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/^\/tags\/.*\.js$/.test(pathname)) scripts.push(pathname);
    if (pathname !== '/tags/collect') return;
    sent.push(['tag', 'event', 'consent', 'page'].map((name) => searchParams.get(name)).join(' '));
  });
  return { scripts, sent };
}

const cookieNames = async (page: Page) =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => /^_(?:ga|fbp|cfid)/.test(name))
    .sort();

/** The buttons of the consent notice, in their order: necessary only, settings, accept all. */
const choice = (page: Page, index: number) => page.locator('section[aria-labelledby=consent-title] button').nth(index);

const firstCall = (page: Page) =>
  page.evaluate(() => Array.from((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.[0] ?? []).slice(0, 2));

/** Navigates by a link of the header, and waits until the page is shown. */
async function move(page: Page, index: number) {
  const link = page.locator('header nav a[href^="/"]').nth(index);
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.locator('h1')).toBeFocused();
  return path;
}

/** Opens the settings again and presses the button at `index`. */
async function chooseAgain(page: Page, index: number) {
  await page.evaluate(() => {
    location.hash = 'cookies';
  });
  const settings = page.locator('dialog:has(input[name=targeting])');
  await settings.getByRole('button').nth(index).click();
  await expect(settings).toHaveCount(0);
}

const all = ['analytics', 'click-fraud', 'pixel'];
const granted = (path: string) => all.map((name) => `${name} page_view granted ${path}`);

for (const [culture, id] of brands) {
  test(`TRK-03 TRK-05 ${culture} loads tags after consent, sends them page views, and removes their cookies`, async ({
    page,
    visit,
  }) => {
    const { scripts, sent } = watchTags(page);
    await visit(culture, '/');
    await expect(choice(page, 2)).toBeVisible();
    expect(await firstCall(page)).toEqual(['consent', 'default']);
    expect([scripts, sent, await cookieNames(page)]).toEqual([[], [], []]);

    await choice(page, 2).click();
    await expect.poll(() => sent.toSorted()).toEqual(granted('/'));
    expect(scripts.toSorted()).toEqual(all.map((name) => `/tags/${name}.js`));
    const cookies = ['_cfid', '_fbp', '_ga', `_ga_G${id.toUpperCase()}DEMO`];
    await expect.poll(() => cookieNames(page)).toEqual(cookies);

    sent.length = 0;
    const first = await move(page, 0);
    await expect.poll(() => sent.toSorted()).toEqual(granted(first));

    sent.length = 0;
    await chooseAgain(page, 0);
    await expect.poll(() => cookieNames(page)).toEqual([]);
    await move(page, 1);
    await chooseAgain(page, 2);
    await move(page, 0);
    await expect.poll(() => sent.toSorted()).toEqual(granted(first));
  });
}

for (const culture of ['en-GB', 'sv'] as const) {
  test(`TRK-01 TRK-03 ${culture} never sends page views from before consent, also when the country is known late`, async ({
    page,
    visit,
  }) => {
    const { sent } = watchTags(page);
    const located = Promise.withResolvers<void>();
    await page.route('**/geo/**', async (route) => {
      await located.promise;
      await route.continue().catch(() => undefined);
    });
    await visit(culture, '/');
    await choice(page, 0).click();
    await expect(choice(page, 0)).toHaveCount(0);
    await move(page, 0);
    await chooseAgain(page, 2);
    located.resolve();
    await page.waitForFunction(() => document.documentElement.dataset['restriction'] !== undefined);
    const last = await move(page, 1);
    await expect.poll(() => sent.toSorted()).toEqual(granted(last));
  });
}

test('TRK-03 in advanced mode tags load before the choice with denied consent and set no cookie', async ({
  page,
  visit,
}) => {
  await page.route('**/assets/site.*.js', async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const { text } = await sendRequest(Number(process.env['SITE_PORT']), pathname, { host });
    const body = text.replace('"consentMode":"basic"', '"consentMode":"advanced"');
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  const { scripts, sent } = watchTags(page);
  await visit('en-GB', '/contact/');
  await expect
    .poll(() => sent.toSorted())
    .toEqual(['analytics page_view denied /contact/', 'pixel page_view denied /contact/']);
  expect(scripts.toSorted()).toEqual(['/tags/analytics.js', '/tags/pixel.js']);
  expect(await cookieNames(page)).toEqual([]);
  await choice(page, 0).click();
  await expect(choice(page, 0)).toHaveCount(0);
  expect(await cookieNames(page)).toEqual([]);
});
