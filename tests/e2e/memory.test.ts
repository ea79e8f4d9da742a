import type { CDPSession, Locator, Page } from 'playwright/test';
import { addressOf, expect, test, type VisitedCulture } from './support/test.ts';

// Memory of one visit alone.
test.use({ hasOwnContext: true });

/** Upper limits of what one move or overlay leaves in memory after garbage collection. */
interface Limits {
  nodes: number;
  listeners: number;
  bytes: number;
}
const ofMove: Limits = { nodes: 40, listeners: 10, bytes: 60_000 };
/** Less than one element for each opening. The engine itself keeps some bytes. */
const ofOverlay: Limits = { nodes: 1, listeners: 1, bytes: 60_000 };

async function measure(devtools: CDPSession) {
  // Objects freed by one collection may be all that holds others: those are freed by the next.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, bytes: usedSize };
}

/**
 * Repeats `rounds` rounds of `steps` steps until they leave less than the limits a step. A leak grows with each repetition; a part of the
 * page that loads late is in memory once. A round must not use element handles (`waitForSelector`, `$`): until they are disposed of, they
 * keep their elements alive.
 */
async function expectNoLeak(
  page: Page,
  round: () => Promise<void>,
  { limits = ofMove, warmUp = 1, rounds = 2, steps = 1 },
) {
  const devtools = await page.context().newCDPSession(page);
  for (let done = 0; done < warmUp; done += 1) await round();
  let before = await measure(devtools);
  await expect
    .poll(
      async () => {
        for (let done = 0; done < rounds; done += 1) await round();
        const after = await measure(devtools);
        const perStep = (key: keyof Limits) => (after[key] - before[key]) / (rounds * steps);
        const exceeded = (Object.keys(limits) as (keyof Limits)[])
          .filter((key) => perStep(key) >= limits[key])
          .map((key) => `${key}: ${perStep(key).toFixed(1)}`);
        before = after;
        return exceeded;
      },
      // Several repetitions on a busy machine.
      { timeout: 80_000 },
    )
    .toEqual([]);
  await devtools.detach();
}

const followLink = async (page: Page, culture: VisitedCulture, path: string) => {
  await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path);
  await expect(page).toHaveURL(addressOf(culture, path));
  await expect(page.locator('html')).toHaveAttribute('data-page', path.split('/')[1] || 'home');
  if (path !== '/help/') await expect(page.locator('main li > a').nth(8)).toBeVisible();
};

// These two have every optional part of the frame: en-GB the strip of help links and the search in the footer, sv the regulator's bar.
for (const culture of ['en-GB', 'sv'] as const) {
  test(`PERF-02 ROUTE-09 ${culture} navigation leaks no memory of earlier pages`, async ({ visit, page }) => {
    await visit(culture, '/');
    const paths = ['/slots/', '/casino/', '/help/', '/'];
    const goRound = async () => {
      for (const path of paths) await followLink(page, culture, path);
    };
    await expectNoLeak(page, goRound, { warmUp: 1, rounds: 1, steps: paths.length });
  });
}

const dialog = (page: Page) => page.getByRole('dialog');
const openHash = (hash: string) => (page: Page) => page.evaluate((to) => void (location.hash = to), hash);
const pressEscape = (page: Page) => page.keyboard.press('Escape');

interface Overlay {
  what: string;
  path?: string;
  width?: number;
  /** Once, before the first opening. */
  before?: (page: Page) => Promise<unknown>;
  open: (page: Page) => Promise<unknown>;
  /** The last thing in the overlay that comes. */
  content: (page: Page) => Locator;
  close?: (page: Page) => Promise<unknown>;
}

const overlays: Overlay[] = [
  {
    what: 'the settings of cookies',
    open: openHash('cookies'),
    content: (page) => dialog(page).getByRole('button', { name: 'Accept all' }),
  },
  {
    what: 'the search',
    async open(page) {
      await openHash('search')(page);
      await dialog(page).getByRole('combobox').fill('comet');
    },
    content: (page) => dialog(page).getByRole('option').nth(2),
  },
  {
    what: 'the facts of a game',
    open: openHash('gamepage/slots/lantern-trench'),
    content: (page) => dialog(page).getByRole('heading', { name: 'Lantern Trench' }),
  },
  {
    what: 'the facts of a game over the search',
    async open(page) {
      await openHash('search')(page);
      await dialog(page).getByRole('combobox').fill('lantern trench');
      await dialog(page).getByRole('option').first().click();
    },
    content: (page) => dialog(page).getByRole('heading', { name: 'Lantern Trench' }),
    async close(page) {
      await pressEscape(page);
      await expect(page).toHaveURL(/#search$/);
      await pressEscape(page);
    },
  },
  ...['registration', 'bonus'].map((key) => ({
    what: `the ${key} terms`,
    path: '/casino-promotions/',
    open: openHash(`terms/${key}`),
    content: (page: Page) => dialog(page).getByRole('link').last(),
  })),
  {
    what: 'the entry of a voucher',
    open: openHash('voucher'),
    content: (page) => dialog(page).getByRole('link', { name: 'Log in' }),
  },
  {
    what: 'the menu',
    width: 390,
    open: (page) => page.getByRole('button', { name: 'Menu', exact: true }).last().click(),
    content: (page) => dialog(page).getByRole('link').nth(8),
  },
  {
    what: 'the sheet of filters',
    path: '/slots/',
    width: 390,
    open: (page) => page.getByRole('button', { name: 'Filters' }).click(),
    content: (page) => dialog(page).getByRole('checkbox').nth(2),
  },
  {
    what: 'the login',
    open: openHash('account/login'),
    content: (page) => page.locator('[autocomplete=username]'),
  },
  {
    what: 'the notice that closes the account',
    path: '/help/?gl=PT',
    open: openHash('account/register'),
    content: (page) => dialog(page).getByRole('status'),
  },
  {
    what: 'the offer to install',
    before: (page) =>
      page.evaluate(() =>
        dispatchEvent(
          Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} }),
        ),
      ),
    open: openHash('install'),
    content: (page) => page.getByRole('button', { name: 'Not now' }),
    close: (page) => page.getByRole('button', { name: 'Not now' }).click(),
  },
];

async function expectNoLeakOf(page: Page, { before, open, content, close = pressEscape }: Overlay) {
  await before?.(page);
  const openAndClose = async () => {
    await open(page);
    await expect(content(page)).toBeVisible();
    await close(page);
    await expect(content(page)).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.hash === '');
  };
  await expectNoLeak(page, openAndClose, { limits: ofOverlay });
}

// Overlays of one page and width share a visit.
const visits = Map.groupBy(overlays, ({ path = '/help/', width = 1280 }) => `${path} ${width}`);
for (const [visited, group] of visits) {
  const [path = '', width] = visited.split(' ');
  test(`PERF-02 closing frees the memory of ${group.map(({ what }) => what).join(', ')}`, async ({ visit, page }) => {
    test.slow();
    await page.setViewportSize({ width: Number(width), height: 780 });
    await visit('en-GB', path);
    for (const overlay of group) await test.step(overlay.what, () => expectNoLeakOf(page, overlay));
  });
}
