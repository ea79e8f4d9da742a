import type { Page } from 'playwright/test';
import { clearStorage, focused, press, storePlayer } from './support/focus.ts';
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
  /** By default wide enough for arrows and a column of filters. */
  width?: number;
  /** The visitor has not made a choice about cookies. */
  needsConsent?: boolean;
  /** Runs before the page is loaded. */
  before?: (page: Page) => Promise<unknown>;
  /** Acts by keyboard and resolves when the effect is visible. */
  act: (page: Page) => Promise<unknown>;
  /** The element that has the focus afterwards; the page's heading by default. */
  goesTo?: RegExp;
}

const offerInstall = (page: Page) =>
  page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} })),
  );

/** Opens the cookie settings from the consent notice. */
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
    what: `a choice in the consent notice (${name})`,
    path: '/help/',
    needsConsent: true,
    async act(page: Page) {
      await press(page.getByRole('button', { name }));
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    },
  })),
  ...['Necessary only', 'Save my choice', 'Accept all'].map((name) => ({
    what: `a choice in the cookie settings (${name})`,
    path: '/help/',
    needsConsent: true,
    async act(page: Page) {
      await openSettings(page);
      await closeBy(page, name);
      await expect(page.getByRole('region', { name: 'Your choice about cookies' })).toHaveCount(0);
    },
  })),
  {
    what: 'closing the cookie settings without a choice',
    path: '/help/',
    needsConsent: true,
    async act(page) {
      await openSettings(page);
      await escape(page);
    },
    goesTo: /^button Choose/,
  },
  {
    what: 'a choice about cookies in another tab',
    path: '/help/',
    needsConsent: true,
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
    what: `Enter in a search on ${path} without results`,
    path,
    async act(page: Page) {
      await search(page, 'zzqqzz');
      await expect(openDialogs(page).getByRole('status')).toContainText('zzqqzz');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?q=zzqqzz$/);
      await expect(openDialogs(page)).toHaveCount(0);
    },
    // The heading is rendered when the code of the results page has loaded.
    goesTo: /^(?:h1|main) Games for “zzqqzz”/,
  })),
  {
    what: 'the link to all results of a search',
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
    what: 'clearing the search field',
    path: '/help/',
    async act(page) {
      await search(page, 'moon');
      await press(openDialogs(page).getByRole('button', { name: 'Clear' }));
    },
    goesTo: /^input /,
  },
  {
    what: 'closing a search that the URL opened',
    path: '/help/#search',
    act: escape,
  },
  {
    what: 'closing a search that was opened from the page',
    path: '/help/',
    async act(page) {
      await search(page, 'moon');
      await closeBy(page, 'Close');
    },
    goesTo: /^input /,
  },
  {
    what: 'closing a game overlay that the URL opened',
    path: '/slots/#gamepage/slots/lantern-trench',
    act: escape,
  },
  {
    what: 'removing a filter',
    path: '/slots/?volatility=high',
    async act(page) {
      const chip = page.getByRole('link', { name: /^Remove filter/ });
      await press(chip);
      await expect(chip).toHaveCount(0);
    },
  },
  {
    what: 'adding a filter',
    path: '/slots/',
    async act(page) {
      await press(page.getByRole('checkbox').first(), 'Space');
      await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(1);
    },
    goesTo: /^input /,
  },
  {
    what: 'applying the sheet of filters on a phone',
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
    what: 'loading the last part of a list',
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
    what: 'subscribing to the newsletter',
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
    what: 'closing the notice of a restriction',
    path: '/help/?gl=PT',
    async act(page) {
      const strip = page.locator('section[aria-labelledby=place-title]');
      await press(strip.getByRole('button', { name: 'Close' }));
      await expect(strip).toHaveCount(0);
    },
  },
  {
    what: 'the button that denies being in Ontario',
    path: '/help/?gl=CA',
    async act(page) {
      const deny = page.getByRole('button', { name: /not in Ontario/ });
      await press(deny);
      await expect(deny).toHaveCount(0);
    },
  },
  {
    what: 'closing the dialog of a fully blocked country',
    path: '/help/?gl=FR',
    act: escape,
  },
  {
    what: 'declining the offer of another site',
    culture: 'en-GB',
    path: '/help/?gl=SE',
    async act(page) {
      const close = page.locator('[role=status][lang]').getByRole('button');
      await press(close);
      await expect(close).toHaveCount(0);
    },
  },
  {
    what: 'postponing the installation',
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
    what: 'closing the line about maintenance',
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
    before: (page) => storePlayer(page),
    async act(page) {
      const out = page.getByRole('banner').getByRole('button', { name: /Log out/ });
      await press(out);
      await expect(out).toBeHidden();
    },
    goesTo: /^a Log in/,
  },
  {
    what: 'signing out in the menu',
    path: '/help/',
    width: 390,
    before: (page) => storePlayer(page),
    async act(page) {
      await press(page.getByRole('button', { name: 'Menu', exact: true }));
      const out = openDialogs(page).getByRole('button', { name: /Log out/ });
      await press(out);
      await expect(out).toBeHidden();
    },
    goesTo: /^a Log in/,
  },
  {
    what: 'closing the widget after a login',
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
    what: 'closing the widget without a login',
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
    what: 'a restriction that hides the focused link',
    path: '/help/?gl=FR',
    before: async (page) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/geo/**', async (route) => {
        await promise;
        await route.continue().catch(() => undefined);
      });
      releaseGeo.set(page, resolve);
    },
    async act(page) {
      const login = page.getByRole('banner').getByRole('link', { name: 'Log in' });
      await login.focus();
      releaseGeo.get(page)?.();
      await expect(login).toBeHidden();
      await escape(page);
    },
  },
  {
    what: 'the link Back to top',
    path: '/terms/',
    async act(page) {
      await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
      await press(page.getByRole('link', { name: 'Back to top' }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
    goesTo: /^main /,
  },
];

/** Releases the response of geo-info that a case has delayed. */
const releaseGeo = new WeakMap<Page, () => void>();

async function expectFocusAfter(page: Page, { culture = 'en-GB', path, width = 1280, before, act, goesTo }: FocusCase) {
  await page.setViewportSize({ width, height: 800 });
  await before?.(page);
  await page.goto(addressOf(culture, path));
  await hydrated(page);
  if (!before || !path.includes('gl=')) await located(page);
  await act(page);
  await expect.poll(() => focused(page)).not.toBe('body');
  if (goesTo) await expect.poll(() => focused(page)).toMatch(goesTo);
  else await expect(heading(page)).toBeFocused();
}

// Cases with a request that they answer or a player whom they store have a context of their own.
for (const one of cases.filter(({ before }) => before))
  test(`A11Y-02 the focus is not lost by ${one.what}`, ({ page }) => expectFocusAfter(page, one));

const others = cases.filter(({ before }) => !before);
const groups = Map.groupBy(others, ({ what, needsConsent = false, width = 1280 }) =>
  needsConsent
    ? 'a choice about cookies'
    : width < 768
      ? 'dialogs on a phone'
      : what.includes('search')
        ? 'the search'
        : 'other changes of a page',
);
for (const [name, group] of groups) {
  test.describe(() => {
    test.use({ needsConsent: name === 'a choice about cookies' });

    test(`A11Y-02 the focus is not lost by ${name}`, async ({ page }) => {
      for (const one of group) {
        await test.step(one.what, () => expectFocusAfter(page, one));
        await clearStorage(page);
      }
    });
  });
}
