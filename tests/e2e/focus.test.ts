import type { Page } from 'playwright/test';
import { focused, press } from './support/focus.ts';
import { addressOf, expect, hydrated, test, type VisitedCulture } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const located = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['restriction'] !== undefined);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const openDialogs = (page: Page) => page.locator('dialog[open]:modal');

interface FocusCase {
  what: string;
  culture?: VisitedCulture;
  path: string;
  /** Wide enough for arrows and a column of filters unless told otherwise. */
  width?: number;
  /** The visitor has not answered about cookies. */
  isAsked?: boolean;
  /** Before the page is loaded. */
  before?: (page: Page) => Promise<unknown>;
  /** By the keyboard; ends when the effect is seen. */
  act: (page: Page) => Promise<unknown>;
  /** The element that has the focus then; the page's heading by default. */
  goesTo?: RegExp;
}

const keep = (page: Page, values: Record<string, string>) =>
  page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries))
      if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, values);

const player = (segment: number) =>
  JSON.stringify({ savedAt: Date.now(), session: 'earlier', state: { username: 'ann', loginname: 'ann', segment } });

const offerInstall = (page: Page) =>
  page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} })),
  );

/** Opens the settings of cookies from the notice that asks. */
async function openSettings(page: Page) {
  const choose = page
    .getByRole('region', { name: 'Your choice about cookies' })
    .getByRole('button', { name: 'Choose by category' });
  await press(choose);
  await expect(openDialogs(page)).toHaveCount(1);
}

async function closeBy(page: Page, name: string | RegExp) {
  await press(openDialogs(page).getByRole('button', { name }).first());
  await expect(openDialogs(page)).toHaveCount(0);
}

async function escape(page: Page) {
  await expect(openDialogs(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(openDialogs(page)).toHaveCount(0);
}

async function search(page: Page, q: string) {
  await page.getByLabel('Search games').first().focus();
  await page.keyboard.type(q[0] ?? '');
  await expect(openDialogs(page)).toHaveCount(1);
  await page.keyboard.type(q.slice(1));
}

const cases: FocusCase[] = [
  ...['Necessary only', 'Accept all'].map((name) => ({
    what: `an answer about cookies (${name})`,
    path: '/help/',
    isAsked: true,
    async act(page: Page) {
      await press(page.getByRole('button', { name }));
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    },
  })),
  ...['Necessary only', 'Save my choice', 'Accept all'].map((name) => ({
    what: `a choice in the settings of cookies (${name})`,
    path: '/help/',
    isAsked: true,
    async act(page: Page) {
      await openSettings(page);
      await closeBy(page, name);
      await expect(page.getByRole('region', { name: 'Your choice about cookies' })).toHaveCount(0);
    },
  })),
  {
    what: 'settings of cookies that are closed without a choice',
    path: '/help/',
    isAsked: true,
    async act(page) {
      await openSettings(page);
      await escape(page);
    },
    goesTo: /^button Choose/,
  },
  {
    what: 'an answer about cookies in another tab',
    path: '/help/',
    isAsked: true,
    async act(page) {
      await page.getByRole('button', { name: 'Accept all' }).focus();
      const other = await page.context().newPage();
      await other.goto(addressOf('en-GB', '/robots.txt'));
      await other.evaluate(() => localStorage.setItem('pg-wdg-cnst', '1111'));
      await other.close();
      await expect(page.getByRole('button', { name: 'Accept all' })).toHaveCount(0);
    },
  },
  {
    what: 'staying on registration-complete',
    path: '/registration-complete/',
    async act(page) {
      const stay = page.getByRole('button', { name: 'Stay on this page' });
      await press(stay);
      await expect(stay).toHaveCount(0);
    },
    goesTo: /^p /,
  },
  ...['/', '/help/'].map((path) => ({
    what: `Enter in the search of ${path} when nothing was found`,
    path,
    async act(page: Page) {
      await search(page, 'zzqqzz');
      await expect(openDialogs(page).getByRole('status')).toContainText('zzqqzz');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?q=zzqqzz$/);
      await expect(openDialogs(page)).toHaveCount(0);
    },
    // The heading comes with the code of the page of results.
    goesTo: /^(?:h1|main) Games for “zzqqzz”/,
  })),
  {
    what: 'all results of a search',
    path: '/',
    async act(page) {
      await search(page, 'moon');
      await press(openDialogs(page).getByRole('link', { name: /^All \d+ results/ }));
      await expect(page).toHaveURL(/\?q=moon$/);
      await expect(openDialogs(page)).toHaveCount(0);
    },
    goesTo: /^h1 Games for “moon”/,
  },
  {
    what: 'clearing what was searched for',
    path: '/',
    async act(page) {
      await search(page, 'moon');
      await press(openDialogs(page).getByRole('button', { name: 'Clear' }));
    },
    goesTo: /^input /,
  },
  {
    what: 'a search with which the visit began, closed',
    path: '/#search',
    act: escape,
  },
  {
    what: 'a search that was opened from the page, closed',
    path: '/',
    async act(page) {
      await search(page, 'moon');
      await closeBy(page, 'Close');
    },
    goesTo: /^input /,
  },
  {
    what: 'the facts of a game with which the visit began, closed',
    path: '/slots/#gamepage/slots/lantern-trench',
    act: escape,
  },
  {
    what: 'the menu, closed',
    path: '/help/',
    width: 390,
    async act(page) {
      await press(page.getByRole('button', { name: 'Menu', exact: true }));
      await escape(page);
    },
    goesTo: /^button Menu/,
  },
  {
    what: 'a filter that is taken away',
    path: '/slots/?volatility=high',
    async act(page) {
      const chip = page.getByRole('link', { name: /^Remove filter/ });
      await press(chip);
      await expect(chip).toHaveCount(0);
    },
  },
  {
    what: 'a filter that is chosen',
    path: '/slots/',
    async act(page) {
      await press(page.getByRole('checkbox').first(), 'Space');
      await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(1);
    },
    goesTo: /^input /,
  },
  {
    what: 'the sheet of filters on a phone, applied',
    path: '/slots/',
    width: 390,
    async act(page) {
      await press(page.getByRole('button', { name: 'Filters' }));
      await press(openDialogs(page).getByRole('checkbox').first(), 'Space');
      await expect(page).toHaveURL(/\?/);
      await closeBy(page, /^Show/);
    },
    goesTo: /^button Filters/,
  },
  {
    what: 'the last part of a list',
    path: '/bingo/',
    async act(page) {
      const more = page.getByRole('link', { name: /^Show \d+ more/ });
      await press(more);
      await expect(more).toHaveCount(0);
      await expect(page.getByRole('main').locator('li > a:focus')).toHaveCount(1);
    },
    goesTo: /^a /,
  },
  {
    what: 'a letter that is subscribed to',
    path: '/blog/',
    async act(page) {
      await page.getByLabel('Name').fill('Ann');
      await page.getByLabel('Email address').fill(`focus-${Date.now()}@players.example`);
      await press(page.getByRole('button', { name: 'Subscribe' }));
      await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
    },
    goesTo: /^div /,
  },
  {
    what: 'the notice of a place that closes games, put away',
    path: '/help/?gl=PT',
    async act(page) {
      const strip = page.locator('section[aria-labelledby=place-title]');
      await press(strip.getByRole('button', { name: 'Close' }));
      await expect(strip).toHaveCount(0);
    },
  },
  {
    what: 'being elsewhere than in Ontario',
    path: '/help/?gl=CA',
    async act(page) {
      const deny = page.getByRole('button', { name: /not in Ontario/ });
      await press(deny);
      await expect(deny).toHaveCount(0);
    },
  },
  {
    what: 'the notice of a place that closes everything',
    path: '/help/?gl=FR',
    act: escape,
  },
  {
    what: 'the offer of another site, declined',
    culture: 'en-GB',
    path: '/help/?gl=SE',
    async act(page) {
      const close = page.locator('[role=status][lang]').getByRole('button');
      await press(close);
      await expect(close).toHaveCount(0);
    },
  },
  {
    what: 'the offer to install, put off',
    path: '/help/',
    async act(page) {
      await offerInstall(page);
      const later = page.getByRole('button', { name: 'Not now' });
      await press(later);
      await expect(later).toHaveCount(0);
    },
    goesTo: /^main /,
  },
  {
    what: 'the line about maintenance, put away',
    path: '/help/',
    async before(page) {
      await page.route('**/context/maintenance/**', (route) => route.fulfill({ json: true }));
      await page.route('**/context/?*', (route) => route.fulfill({ json: { platformUnderMaintenance: true } }));
    },
    async act(page) {
      const line = page.getByRole('status').filter({ hasText: 'closed for a short while' });
      await press(line.getByRole('button', { name: 'Close' }));
      await expect(line).toHaveCount(0);
    },
  },
  {
    what: 'signing out in the header',
    path: '/help/',
    before: (page) => keep(page, { 'sc-player': player(1) }),
    async act(page) {
      const out = page.getByRole('banner').getByRole('button', { name: /Sign out/ });
      await press(out);
      await expect(out).toBeHidden();
    },
    goesTo: /^a Log in/,
  },
  {
    what: 'signing out in the menu',
    path: '/help/',
    width: 390,
    before: (page) => keep(page, { 'sc-player': player(1) }),
    async act(page) {
      await press(page.getByRole('button', { name: 'Menu', exact: true }));
      const out = openDialogs(page).getByRole('button', { name: /Sign out/ });
      await press(out);
      await expect(out).toBeHidden();
    },
    goesTo: /^a Log in/,
  },
  {
    what: 'a login by the widget, which is then closed',
    path: '/help/',
    async act(page) {
      await press(page.getByRole('banner').getByRole('link', { name: 'Log in' }));
      await page.locator('[autocomplete=username]').fill('real');
      await page.locator('input[type=password]').fill('Comet!2026');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'To the games' })).toBeVisible();
      expect(await focused(page)).not.toBe('body');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'To the games' })).toHaveCount(0);
    },
  },
  {
    what: 'the widget, closed without a login',
    path: '/help/',
    async act(page) {
      await press(page.getByRole('banner').getByRole('link', { name: 'Log in' }));
      await expect(page.locator('[autocomplete=username]')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('[autocomplete=username]')).toHaveCount(0);
    },
    goesTo: /^a Log in/,
  },
  {
    what: 'a link that a restriction takes away',
    path: '/help/?gl=FR',
    before: async (page) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/geo/**', async (route) => {
        await promise;
        await route.continue().catch(() => undefined);
      });
      answerGeo.set(page, resolve);
    },
    async act(page) {
      const login = page.getByRole('banner').getByRole('link', { name: 'Log in' });
      await login.focus();
      answerGeo.get(page)?.();
      await expect(login).toBeHidden();
      await escape(page);
    },
  },
  {
    what: 'the way back to the top',
    path: '/terms/',
    async act(page) {
      await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
      await press(page.getByRole('link', { name: 'Back to top' }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
    goesTo: /^main /,
  },
];

/** Lets the answer of geo-info through that a case has held back. */
const answerGeo = new WeakMap<Page, () => void>();

for (const { what, culture = 'en-GB', path, width = 1280, isAsked = false, before, act, goesTo } of cases) {
  test.describe(() => {
    test.use({ isAsked });

    test(`A11Y-02 the focus is not lost by ${what}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await before?.(page);
      await page.goto(addressOf(culture, path));
      await hydrated(page);
      if (!before || !path.includes('gl=')) await located(page);
      await act(page);
      await expect.poll(() => focused(page)).not.toBe('body');
      if (goesTo) await expect.poll(() => focused(page)).toMatch(goesTo);
      else await expect(heading(page)).toBeFocused();
    });
  });
}
