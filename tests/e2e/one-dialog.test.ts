import type { Page } from 'playwright/test';
import { cultures } from '../../locales/index.ts';
import { addressOf, expect, test } from './support/test.ts';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 780 } });

/** A culture with a login form and promotions, and one with neither. */
const tested = ['en-GB', 'sv'] as const;
type TestedCulture = (typeof tested)[number];

const setHash = (page: Page, hash: string) =>
  page.evaluate((text) => {
    location.hash = text;
  }, hash);
const byHash = (hash: string) => (page: Page) => setHash(page, hash);

/** Opens the account and waits until the notice that the login is opening, whose text ends in an ellipsis, is gone. */
const byAccountHash = (hash: string) => async (page: Page) => {
  await setHash(page, hash);
  const modal = page.locator('dialog:modal');
  await expect(modal).toHaveCount(1);
  await expect(modal.getByRole('status').filter({ hasText: /…$/ })).toHaveCount(0);
};

const pagesWithTerms: Readonly<Record<TestedCulture, string>> = { 'en-GB': '/casino-promotions/', sv: '/pay-n-play/' };

/** The page of an overlay in a culture. */
const pathOf = (culture: TestedCulture, path = '') => (path.startsWith('/') ? path : pagesWithTerms[culture] + path);

/** Goes through Pay N Play to its welcome, whose hash is gone, where the place forbids the platform. */
async function openWelcome(page: Page) {
  await setHash(page, 'account/login');
  await page.locator('dialog:modal input[value=returning]').check();
  await page.locator('dialog:modal form .primary').click();
  await expect(page.locator('dialog:modal form')).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
}

/** Logs in at a place that forbids the platform: the widget stays open, and the hash is gone. */
async function openSignedIn(page: Page) {
  await setHash(page, 'account/login');
  await page.locator('dialog:modal [autocomplete=username]').fill('real');
  await page.locator('dialog:modal input[type=password]').fill('Comet!2026');
  await page.locator('dialog:modal form .primary').click();
  await expect(page.locator('dialog:modal form')).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
}

interface Overlay {
  name: string;
  /** Another page, or only another query. */
  path?: string;
  open(page: Page): Promise<unknown>;
  isIn?(culture: TestedCulture): boolean;
  /** The hash that shows it, which going back shows again. */
  hash?: string;
  /** It opens once in a visit. */
  isOnce?: boolean;
  /** Its content depends on the kind of account, so it is tested in each culture. The others are tested in the first. */
  isOfAccount?: boolean;
}

const hasPromotions = (culture: TestedCulture) => cultures[culture].promotionsEnabled;
const isPayNPlay = (culture: TestedCulture) => cultures[culture].usePnpRegistration;

const hashes = ['search', 'gamepage/slots/lantern-trench', 'cookies', 'terms/registration', 'account/login'] as const;
const promotionHashes = ['voucher', 'terms/bonus'] as const;
const hashesIn = (culture: TestedCulture) => (hasPromotions(culture) ? [...hashes, ...promotionHashes] : hashes);

const overlays: readonly Overlay[] = [
  ...hashes.map((hash) =>
    hash === 'account/login'
      ? { name: hash, hash, open: byAccountHash(hash), isOfAccount: true }
      : { name: hash, hash, open: byHash(hash) },
  ),
  ...promotionHashes.map((hash) => ({ name: hash, hash, open: byHash(hash), isIn: hasPromotions })),
  { name: 'menu', open: (page) => page.locator('nav > button[commandfor]').click() },
  {
    name: 'filters',
    path: '/slots/',
    open: (page) => page.locator('main button[aria-haspopup=dialog]').click(),
  },
  {
    name: 'welcome of Pay N Play',
    path: '?gl=NL',
    open: openWelcome,
    isIn: isPayNPlay,
    isOnce: true,
    isOfAccount: true,
  },
  {
    name: 'welcome',
    path: '?gl=NL',
    open: openSignedIn,
    isIn: (culture) => !isPayNPlay(culture),
    isOnce: true,
  },
  {
    name: 'account notice',
    path: '?gl=PT',
    hash: 'account/register',
    open: byAccountHash('account/register'),
    isOfAccount: true,
  },
  { name: 'place dialog', path: '?gl=FR', open: async () => {}, isOnce: true },
];

/** Names of the modal dialogs, those of the widget's shadow tree too. A dialog has none while its content loads. */
const shownIn = (page: Page) =>
  page
    .locator('dialog:modal')
    .evaluateAll((all) =>
      all.map((dialog) => dialog.getAttribute('aria-label') ?? dialog.querySelector('h2')?.textContent),
    );

/** The hashes that replace the overlay at `index`. Overlays beside each other have other ones, so that each hash replaces several. */
const someOf = (all: readonly string[], index: number, count: number) =>
  all.filter((_, at) => (at + index) % all.length < count);

/** Shows overlays that a hash opens after another overlay, on the page where that one is. */
async function replaceBySome(
  page: Page,
  culture: TestedCulture,
  { name, path = '', open, hash: before = '', isOnce }: Overlay,
  index: number,
  visitAgain: () => Promise<void>,
) {
  const modal = page.locator('dialog:modal');
  const here = addressOf(culture, pathOf(culture, path));
  const others = hashesIn(culture).filter(
    (hash) =>
      hash !== before &&
      !(path === '/slots/' && hash.startsWith('terms/')) &&
      // Under a restriction these have no dialog of their own.
      !(path.includes('gl=') && /account|voucher/.test(hash)),
  );
  const chosen = someOf(others, index, isOnce ? 2 : 3);
  for (const hash of chosen) {
    if (isOnce && hash !== chosen[0]) await visitAgain();
    await open(page);
    await expect.poll(() => shownIn(page), name).toEqual([expect.any(String)]);
    const [first] = await shownIn(page);
    await setHash(page, hash);
    await expect.poll(() => shownIn(page), hash).not.toContain(first);
    await expect(modal, hash).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(modal, `${hash} after Escape`).toHaveCount(0);
    await expect(page).toHaveURL(here);
    await setHash(page, hash);
    await expect(modal).toHaveCount(1);
    await page.goBack();
    await expect(modal, `${hash} after Back`).toHaveCount(0);
    await expect(page).toHaveURL(here);
    if (!before) continue;
    // The entry of the overlay before.
    await page.goBack();
    await expect.poll(() => shownIn(page), `${before} after Back`).toEqual([first]);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(page).toHaveURL(here);
  }
}

for (const culture of tested) {
  const inCulture = overlays.filter(
    ({ isIn = () => true, isOfAccount }) => isIn(culture) && (culture === tested[0] || isOfAccount),
  );
  // Overlays of one page share a visit, except those that open once.
  for (const group of Map.groupBy(inCulture, ({ name, path, isOnce }) => (isOnce ? name : path)).values()) {
    test(`GAME-06 ACC-09 A11Y-01 ${culture}: overlays that a hash opens replace ${group.map(({ name }) => name).join(', ')}`, async ({
      page,
      visit,
    }) => {
      test.slow();
      // Each visit is a guest's.
      await page.addInitScript(() => localStorage.removeItem('sc-player'));
      const open = () => visit(culture, pathOf(culture, group[0]?.path));
      await open();
      for (const [index, overlay] of group.entries())
        await test.step(overlay.name, () => replaceBySome(page, culture, overlay, index, open));
    });
  }
}

for (const culture of ['en-GB', 'sv'] as const) {
  test(`ACC-03 A11Y-01 ${culture}: a notice replaces the game over the search, and Escape leaves the page`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      const state = { username: 'ann', loginname: 'ann', segment: 0 };
      localStorage.setItem('sc-player', JSON.stringify({ savedAt: Date.now(), session: 'earlier', state }));
    });
    await page.route('**/context/maintenance/**', (route) => route.fulfill({ json: true }));
    await page.route('**/context/?**', (route) => route.fulfill({ json: { platformUnderMaintenance: true } }));
    await visit(culture, '/help/');
    const modal = page.locator('dialog:modal');
    await setHash(page, 'search');
    await modal.getByRole('combobox').fill('lantern');
    await modal.getByRole('option').first().click();
    await expect(modal).toHaveCount(2);
    await modal.last().locator('a[href*="/platform/"]:visible').first().click();
    await expect(modal).toHaveCount(1);
    await expect(modal.getByRole('status')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(page).toHaveURL(addressOf(culture, '/help/'));
    await setHash(page, 'search');
    await expect(modal.getByRole('combobox')).toBeFocused();
  });
}

test('GAME-06 A11Y-01 a dialog that Back shows again stays open when the browser reports its last closing late', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const held: EventTarget[] = [];
    const hold = (event: Event) => {
      if (!(event.target instanceof HTMLDialogElement)) return;
      event.stopImmediatePropagation();
      held.push(event.target);
    };
    addEventListener('close', hold, true);
    Object.assign(window, {
      releaseCloses() {
        removeEventListener('close', hold, true);
        for (const dialog of held) dialog.dispatchEvent(new Event('close'));
        return held.length;
      },
    });
  });
  await visit('en-GB', pagesWithTerms['en-GB']);
  await setHash(page, 'terms/bonus');
  await expect.poll(() => shownIn(page)).toEqual([expect.any(String)]);
  const shown = await shownIn(page);
  const here = addressOf('en-GB', pagesWithTerms['en-GB']);
  await setHash(page, '');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => shownIn(page)).toEqual(shown);
  expect(await page.evaluate<number>('releaseCloses()')).toBeGreaterThan(0);
  await expect(page).toHaveURL(`${here}#terms/bonus`);
  await expect.poll(() => shownIn(page)).toEqual(shown);
});
