import type { Page } from 'playwright/test';
import type { VisitedCulture } from '../integration/support/cultures.ts';
import { hrefLeftToBrowser } from './support/modified-click.ts';
import { addressOf, expect, hydrated, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const password = 'Comet!2026';
const services = () => process.env['SERVICES_TEST_ORIGIN'] ?? '';

const widget = (page: Page) =>
  page
    .locator('body > div')
    .locator('dialog[open]')
    .filter({ has: page.locator('form') });

async function logIn(page: Page, login = 'real') {
  await widget(page).locator('[autocomplete=username]').fill(login);
  await widget(page).locator('input[type=password]').fill(password);
  await widget(page).locator('.primary').click();
}

const located = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['restriction'] !== undefined);

async function gamePath(page: Page, culture: VisitedCulture) {
  const list = await page.request.get(`${services()}/api/v1/games/site-map/?culture=${culture}&limit=1`);
  return ((await list.json()) as { items: { path: string }[] }).items[0]?.path ?? '/';
}

/** Collects the entries that the page sends to the account logger, as event and group. */
function watchAccountLog(page: Page): string[] {
  const entries: string[] = [];
  page.context().on('request', (request) => {
    if (!request.url().endsWith('/account-logger/entries')) return;
    const { group, event } = request.postDataJSON() as { group: string; event: string };
    entries.push(`${event} ${group}`);
  });
  return entries;
}

/** Delays every script but the boot script, as on a slow phone. */
const delayClient = (page: Page) =>
  page.route(/\/assets\/(?!boot)[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => undefined);
  });

const toPlatform = /\/platform\//;

test.describe('the account log', () => {
  for (const [culture, delayMs] of [
    ['en-GB', 2_000],
    ['sv', 400],
  ] as const) {
    test(`ACC-10 ${culture}: a login followed by a navigation is logged once, with the logger script ${delayMs} ms late`, async ({
      page,
      visit,
    }) => {
      const entries = watchAccountLog(page);
      await page.route('**/account-logger/script.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        await route.continue().catch(() => undefined);
      });
      await visit(culture, await gamePath(page, culture));
      await located(page);
      await page.getByRole('main').locator('a[href*="/platform/play/"]').first().click();
      if (culture === 'sv') {
        await widget(page).locator('input[value=returning]').check();
        await widget(page).locator('.primary').click();
      } else await logIn(page);
      await page.waitForURL(toPlatform);
      // Entries that the page could not send are sent from the next one.
      await page.goto(addressOf(culture, '/contact/'));
      await hydrated(page);
      await expect.poll(() => entries).toContain('login platform');
      expect(entries.filter((entry) => entry === 'login platform')).toHaveLength(1);
    });
  }
});

for (const [name, open, hash] of [
  ['Log in', (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }), '#account/login'],
  ['Join', (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Join' }), '#account/register'],
  ['the search', (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Search' }), '#search'],
  ['Cookie settings', (page: Page) => page.locator('[href$="#cookies"]:visible, footer button').first(), '#'],
] as const) {
  test(`ACC-09 ${name}: a double click opens one dialog, one Back closes it, and another click opens it again`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    // With a slow widget both clicks come before the dialog opens.
    await page.route('**/son-auth/config?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue().catch(() => undefined);
    });
    await visit('en-GB', '/contact/');
    await located(page);
    const before = await page.evaluate(() => history.length);
    const control = open(page);
    await control.scrollIntoViewIfNeeded();
    await control.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await expect(page).toHaveURL((url) => url.hash.startsWith(hash) && url.hash.length > 1);
    await expect(page.locator('dialog[open], div:has(dialog[open])').first()).toBeAttached();
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await control.evaluate((element: HTMLElement) => element.click());
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('ACC-07 Log in shows a notice while the browser is offline, and the widget when it is online again', async ({
  page,
  visit,
  complaints,
}) => {
  await visit('de-DE', '/contact/');
  await located(page);
  await page.context().setOffline(true);
  const link = page.getByRole('banner').getByRole('link', { name: 'Anmelden' });
  await link.click();
  const notice = page.getByRole('dialog');
  await expect(notice).toContainText('Du bist offline.');
  await notice.getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().setOffline(false);
  await link.click();
  await expect(widget(page)).toBeVisible();
  // Calls of the page fail while the browser is offline.
  complaints.length = 0;
});

test('ACC-09 PAGE-11 a login removes the hash, a reload opens no dialog, and the login hash then shows a link to the lobby', async ({
  page,
  visit,
}) => {
  await visit('en-GB', '/contact/?dl=cashier&prid=p1&aname=ad');
  await located(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await logIn(page);
  const toGames = page.getByRole('button', { name: 'To the games' });
  await expect(toGames).toBeVisible();
  await expect(page).toHaveURL((url) => url.hash === '');
  await page.reload();
  await hydrated(page);
  await located(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => (location.hash = 'account/login'));
  const notice = page.getByRole('dialog');
  await expect(notice).toContainText('already logged in');
  await expect(notice.getByRole('link', { name: 'To the games' })).toHaveAttribute('href', /dl=cashier.*aname=ad/);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL((url) => url.hash === '');
});

test('ACC-12 the widget’s button to the platform passes deep link, reference, advertiser and campaign', async ({
  page,
  visit,
}) => {
  await visit('en-GB', '/contact/?dl=cashier&prid=p1&aname=ad&bt=comet50');
  await located(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await logIn(page);
  await page.getByRole('button', { name: 'To the games' }).click();
  await page.waitForURL(toPlatform);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ dl: 'cashier', prid: 'p1', aname: 'ad', bt: 'comet50' });
});

test('ACC-12 GAME-04 Play links of a registered player pass deep link and reference, also in a new tab', async ({
  page,
  visit,
}) => {
  await visit('en-GB', `${await gamePath(page, 'en-GB')}?dl=cashier&prid=p1`);
  await located(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await logIn(page);
  await expect(page.getByRole('button', { name: 'To the games' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
  const play = page.getByRole('main').locator('a[href*="/platform/play/"]').first();
  expect(new URL((await hrefLeftToBrowser(play)) ?? '').searchParams.get('dl')).toBe('cashier');
  await play.click();
  await page.waitForURL(toPlatform);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('dl'), searchParams.get('prid'), searchParams.get('path')]).toEqual([
    'cashier',
    'p1',
    expect.stringMatching(/^\/play\//),
  ]);
});

const restricted = [
  ['NL', 'en-GB', { join: true, play: false }],
  ['PT', 'en-GB', { join: false, play: true }],
  ['NL', 'sv', { join: true, play: false }],
  ['PT', 'sv', { join: false, play: true }],
] as const;

for (const [gl, culture, open] of restricted) {
  test(`ACC-12 ACC-03 GEO-02 ${culture} in ${gl}: the widget offers only what the restriction allows`, async ({
    page,
    visit,
  }) => {
    await visit(culture, `/contact/?gl=${gl}#account/login`);
    await located(page);
    await expect(widget(page)).toBeVisible();
    const links = await widget(page).locator('button.link').count();
    if (culture === 'sv') {
      expect(await widget(page).locator('input[value=newPlayer]').count()).toBe(open.join ? 1 : 0);
      await widget(page).locator('input[value=returning]').check();
      await widget(page).locator('.primary').click();
    } else {
      // The other link resets the password.
      expect(links).toBe(open.join ? 2 : 1);
      await logIn(page);
    }
    if (open.play && culture === 'sv') return page.waitForURL(toPlatform);
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('form')).toHaveCount(0);
    await dialog.locator('.primary').click();
    if (open.play) return page.waitForURL(toPlatform);
    await expect(dialog).toHaveCount(0);
    expect(new URL(page.url()).pathname).toMatch(/\/contact\/$/);
    return undefined;
  });
}

test('PAGE-11 COMP-04 registration-complete does not redirect to the platform where play is blocked', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  for (const gl of ['FR', 'NL', 'US']) {
    await visit('en-GB', `/registration-complete/?gl=${gl}`);
    await located(page);
    await page.clock.runFor(20_000);
    expect(page.url()).toContain('/registration-complete/');
    await expect(page.getByRole('main').locator('a[href*="/platform/"]:visible')).toHaveCount(0);
  }
});

for (const [culture, way] of [
  ['en-GB', 'Join'],
  ['sv', 'Logga in'],
] as const) {
  test(`ACC-09 ${culture}: a tap on ${way} before the page hydrates is handled by the site`, async ({ page }) => {
    await delayClient(page);
    await page.goto(addressOf(culture, '/contact/'), { waitUntil: 'commit' });
    const link = page
      .getByRole('banner')
      .locator('a.for-guests')
      .nth(way === 'Join' ? 1 : 0);
    await page.waitForFunction(() => document.readyState === 'complete');
    await link.click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    expect(new URL(page.url()).hash).toMatch(/^#account\//);
  });
}

test('ACC-09 COMP-04 a tap on Log in before the page hydrates shows a notice in a country without accounts', async ({
  page,
}) => {
  await delayClient(page);
  await page.goto(addressOf('en-GB', '/contact/?gl=IT'), { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.getByRole('banner').locator('a.for-guests').first().click();
  await located(page);
  await expect(page.getByRole('dialog')).toContainText('can’t offer accounts');
  expect(new URL(page.url()).pathname).toBe('/contact/');
});

test('ACC-11 the state of a tab is not shared with other tabs, and signing out applies to all tabs', async ({
  page,
  visit,
  context,
}) => {
  await visit('en-GB', '/contact/?dl=cashier');
  await located(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await logIn(page);
  await expect(page.getByRole('button', { name: 'To the games' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  const other = await context.newPage();
  await other.goto(addressOf('en-GB', '/help/'));
  await hydrated(other);
  await expect(other.locator('html')).toHaveAttribute('data-segment', 'real');
  const ofTab = (tab: Page) =>
    tab.evaluate(() => (JSON.parse(sessionStorage.getItem('sc-player-tab') ?? '{}') as { state?: object }).state);
  await expect
    .poll(() => ofTab(page))
    .toMatchObject({
      deeplink: 'cashier',
      accountMode: { funnelPoint: 'postLogin' },
    });
  await other.reload();
  await hydrated(other);
  await page.reload();
  await hydrated(page);
  expect(await ofTab(page)).toMatchObject({ deeplink: 'cashier', accountMode: { funnelPoint: 'postLogin' } });
  await other.bringToFront();
  await other.setViewportSize({ width: 390, height: 780 });
  await other.getByRole('button', { name: 'Menu' }).last().click();
  const menu = other.getByRole('dialog');
  await expect(menu).toContainText('Logged in as real');
  await menu.getByRole('button', { name: 'Not you? Log out on this device' }).click();
  await expect(menu.getByRole('link', { name: 'Log in' })).toBeFocused();
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('data-segment', 'guest');
  expect(await ofTab(page)).toMatchObject({ deeplink: 'cashier' });
});

test('ROUTE-09 ACC-09 a click on a link and then on Log in opens the dialog on the new page', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit('en-GB', '/contact/');
  await located(page);
  await page.getByRole('banner').getByRole('link', { name: 'Casino', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/casino\/#account\/login$/);
  await expect(widget(page)).toBeVisible();
  await expect(page.locator('#main h1')).toContainText('Casino');
});

/** Delays the responses of some URLs until the function that it returns is called. */
async function holdResponses(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('GEO-02 ACC-03 under fullyblocked an account hash shows only the dialog about the location', async ({
  page,
  visit,
}) => {
  const releaseGeo = await holdResponses(page, '**/geo/**');
  const releaseContext = await holdResponses(page, '**/context/?**');
  await visit('en-GB', '/contact/?gl=FR#account/login');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Your account');
  releaseGeo();
  await located(page);
  await expect(dialog).toHaveAccessibleName('Not available where you are');
  releaseContext();
  await expect(page).not.toHaveURL(/#/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});
