import type { Locator, Page } from 'playwright/test';
import { audit, besideNotices } from './support/audit.ts';
import type { VisitedCulture } from '../integration/support/cultures.ts';
import { addressOf, expect, hydrated, test } from './support/test.ts';

// Axe cannot measure the contrast of elements that are fading in.
test.use({ needsConsent: true, contextOptions: { reducedMotion: 'reduce' } });

const password = 'Comet!2026';

/** The widget's dialog: the site's own dialogs have no form. */
const widget = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') });

const player = (page: Page) =>
  page.evaluate(() => {
    const stateOf = (text: string | null) => (JSON.parse(text ?? '{}') as { state?: object }).state;
    return { ...stateOf(localStorage.getItem('sc-player')), ...stateOf(sessionStorage.getItem('sc-player-tab')) };
  });

const located = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['restriction'] !== undefined);

async function visitPlace(page: Page, culture: VisitedCulture, path: string) {
  await page.goto(addressOf(culture, path));
  await hydrated(page);
  await located(page);
}

test('ACC-01 ACC-04 ACC-06 Back closes the widget; a login in the widget is stored, logged and recognised after a reload', async ({
  page,
  visit,
}) => {
  await visit('en-GB', '/help/');
  await located(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/#account\/login$/);
  await expect(widget(page).getByLabel('Email or username')).toBeVisible();
  await expect.poll(() => player(page)).toMatchObject({ accountMode: { funnelPoint: 'login', module: 'login' } });

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);

  await header.getByRole('link', { name: 'Log in' }).click();
  await widget(page).getByLabel('Email or username').fill('real');
  await widget(page).getByLabel('Password', { exact: true }).fill(password);
  await widget(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'To the games' })).toBeVisible();
  await expect
    .poll(() => player(page))
    .toMatchObject({
      accountMode: { funnelPoint: 'postLogin', module: 'login' },
      segment: 1,
      loginname: 'real',
    });
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(header.getByRole('link', { name: 'Play' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Log in' })).toBeHidden();

  const logged = async () => {
    const entries = await page.request.get(`${process.env['SERVICES_TEST_ORIGIN']}/_account-log`);
    return ((await entries.json()) as { group: string; event: string }[]).map(
      ({ group, event }) => `${event} ${group}`,
    );
  };
  const groups = ['platform', 'personal', 'prime', 'consent', 'limits', 'address'];
  await expect.poll(logged).toEqual(expect.arrayContaining(groups.map((group) => `login ${group}`)));

  await page.reload();
  await expect(header.getByRole('link', { name: 'Play' })).toBeVisible();
});

test('ACC-02 GAME-04 Play asks a guest to log in and then opens the game on the platform', async ({ page, visit }) => {
  const list = await page.request.get(
    `${process.env['SERVICES_TEST_ORIGIN']}/api/v1/games/site-map/?culture=en-GB&limit=1`,
  );
  const { items } = (await list.json()) as { items: { path: string }[] };
  await visit('en-GB', items[0]?.path ?? '');
  await located(page);
  await page.getByRole('main').getByRole('link', { name: 'Play' }).first().click();
  await expect(page).toHaveURL(/#account\/pre-login$/);
  await widget(page).getByLabel('Email or username').fill('lead');
  await widget(page).getByLabel('Password', { exact: true }).fill(password);
  await widget(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/platform\/\?culture=en-GB&path=%2Fplay%2F/);
});

/** The platform pages that the header and the footer bar currently link to. */
const offered = (page: Page) =>
  page.evaluate(() => {
    const linksOf = (place: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href*="/platform/"]`)].filter((link) =>
        link.checkVisibility(),
      );
    return ['header', 'body > #root > nav'].map((place) =>
      linksOf(place).map(({ href }) => new URL(href).pathname.replace('/platform/', '') || 'play'),
    );
  });

const signsIn = {
  async byPassword(dialog: Locator) {
    await dialog.locator('[autocomplete=username]').fill('lead');
    await dialog.locator('input[type=password]').fill(password);
    await dialog.locator('.primary').click();
    await expect(dialog.locator('form')).toHaveCount(0);
  },
  /** Signs in by the bank, after which the platform opens at once. */
  async byBank(dialog: Locator) {
    await dialog.locator('input[value=returning]').check();
    await dialog.locator('.primary').click();
    await dialog.page().waitForURL('**/platform/**');
  },
};

for (const [culture, signIn, guest, registered] of [
  ['en-GB', 'byPassword', [['login', 'join'], ['play']], [['play'], ['play']]],
  [
    'sv',
    'byBank',
    [
      ['login', 'join'],
      ['login', 'join'],
    ],
    [['login'], ['login']],
  ],
] as const) {
  test(`ACC-01 ACC-07 SHELL-01 SHELL-02 ${culture} the header and footer bar show the links of a guest, a registered player and a depositor`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await visit(culture, '/help/#account/login');
    await expect.poll(() => offered(page)).toEqual(guest);
    await signsIn[signIn](page.getByRole('dialog').filter({ has: page.locator('form') }));
    await page.goto(addressOf(culture, '/contact/'), { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-segment', /lead|real/);
    await expect.poll(() => offered(page)).toEqual(registered);

    // Another tab stores a deposit made meanwhile.
    await hydrated(page);
    const other = await page.context().newPage();
    await other.goto(addressOf(culture, '/404/'));
    await other.evaluate(() => {
      const stored = localStorage.getItem('sc-player') ?? '';
      localStorage.setItem('sc-player', stored.replace(/"segment":0/, '"segment":1'));
    });
    await expect(page.locator('html')).toHaveAttribute('data-segment', 'real');
    await expect.poll(() => offered(page)).toEqual(registered);
    await other.evaluate(() => {
      const stored = localStorage.getItem('sc-player') ?? '';
      localStorage.setItem('sc-player', stored.replace(/"segment":1/, '"segment":-1'));
    });
    await expect.poll(() => offered(page)).toEqual(guest);
    await other.close();
  });
}

test('ACC-07 a widget that fails to load is replaced by a link to the platform', async ({
  page,
  visit,
  complaints,
}) => {
  await page.route('**/son-auth/**', (route) => route.abort());
  await visit('en-GB', '/help/');
  await located(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Continue on our platform' });
  await expect(link).toHaveAttribute('href', /\/login\?culture=en-GB$/);
  await link.click();
  await page.waitForURL('**/platform/login**');
  complaints.length = 0;
});

test('ACC-05 Log in shows a maintenance notice while the platform is closed', async ({ page, visit }) => {
  await page.route('**/context/maintenance/**', (route) => route.fulfill({ json: true }));
  await page.route('**/context/?**', (route) => route.fulfill({ json: { platformUnderMaintenance: true } }));
  await visit('en-GB', '/help/');
  await located(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toContainText('Closed for maintenance');
});

const labels = { login: 'Log in', join: 'Join' } as const;

for (const [gl, restriction, login, join, play, notice] of [
  ['gb', 'none', true, true, true, ''],
  ['fr', 'fullyblocked', false, false, false, 'We can’t offer games or accounts'],
  ['it', 'accountblocked', false, false, true, 'We can’t offer accounts'],
  ['be', 'blockedwithlogin', true, false, true, ''],
  ['nl', 'playblocked', true, true, false, ''],
  ['pt', 'registerblocked', true, false, true, ''],
  ['us', 'blocked', false, false, false, "we currently don't accept players from the USA"],
  ['ca', 'blocked', false, false, false, 'We can’t offer games or accounts'],
] as const) {
  test(`GEO-02 COMP-04 A11Y-01 ${restriction} in ${gl}: restricted links are hidden, and a notice is shown if required`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await visitPlace(page, 'en-GB', `/help/?gl=${gl}`);
    await expect(page.locator('html')).toHaveAttribute('data-restriction', restriction);
    const header = page.getByRole('banner');
    await expect(header.locator('a', { hasText: labels.login })).toBeVisible({ visible: login });
    await expect(header.locator('a', { hasText: labels.join })).toBeVisible({ visible: join });
    await expect(page.getByRole('navigation', { name: 'Quick links' }).locator('a', { hasText: 'Play' })).toBeVisible({
      visible: play,
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    if (notice) {
      await expect(page.getByText(notice)).toBeVisible();
      if (restriction !== 'accountblocked') expect(await audit(page, besideNotices)).toEqual([]);
      await expect(page.getByRole('button', { name: 'Accept all' })).toHaveCount(0);
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('pg-wdg-cnst');
    } else {
      await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
    }
  });
}

test('GEO-02 ACC-04 an account hash opens a notice instead of the widget in a country without accounts', async ({
  page,
}) => {
  await visitPlace(page, 'en-GB', '/help/?gl=it#account/register');
  await expect(page.getByRole('dialog')).toContainText('We can’t offer accounts in this country');
  expect(await page.evaluate(() => 'sonAuth' in window)).toBe(false);
});

test('ACC-03 a visitor who denies being in Ontario is not restricted and sees the consent notice', async ({ page }) => {
  await visitPlace(page, 'en-GB', '/help/?gl=ca');
  await page.getByRole('button', { name: 'I am not in Ontario' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-restriction', 'none');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
});

test('TRK-04 ERR-01 an uncaught error is logged without the visitor’s cookies', async ({ page, visit, complaints }) => {
  await visit('en-GB', '/help/');
  await located(page);
  const words = `Unexpected ${Date.now()}`;
  await page.evaluate((message) => {
    document.cookie = 'secret=1';
    setTimeout(() => {
      throw new Error(message);
    });
  }, words);
  const entries = async () =>
    (await (await page.request.get(`${process.env['SERVICES_TEST_ORIGIN']}/_log`)).json()) as {
      log: { Message: string };
    }[];
  await expect
    .poll(async () => (await entries()).find(({ log }) => log.Message.includes(words)))
    .toMatchObject({ log: { Number: 1000 }, user: { cookies: '' } });
  await expect.poll(() => complaints).toEqual([`uncaught: ${words}`]);
  complaints.length = 0;
});
