import type { CDPSession, Page } from 'playwright/test';
import { audit, frame, hideFrame } from './support/audit.ts';
import { auditedPages, catalogue, isFirstOfBrand, laidOutPages } from './support/audited-pages.ts';
import { smallTargets } from './support/small-targets.ts';
import {
  addressOf,
  expect,
  firstCultures,
  gamePaths,
  hydrated,
  itemPages,
  pagePaths,
  test,
  visited,
} from './support/test.ts';
import type { VisitedCulture } from './support/test.ts';
import { textFaults } from './support/text-boxes.ts';
import { forEachTextSetting, layOutEverything } from './support/text-settings.ts';

const height = 844;
/** The narrowest supported viewport. */
const phone = { width: 320, height };

// Axe cannot measure the contrast of elements that are fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone });

/** Number of pages visited in one test, so that shared files are fetched once. */
const perTest = 16;

/** The items in groups of equal size. Neighbours are in different groups, since pages of one kind take as long. */
function inGroups<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / perTest);
  return Array.from({ length: count }, (_, group) => items.filter((_item, index) => index % count === group));
}

/** Lists of games, and drafts, in the components of published pages. Cultures of one brand have the same. */
const isSameInBrand = (path: string) => /^\/(?:casino|preview|slots\/.)/.test(path);

function pathsOf(culture: VisitedCulture): string[] {
  const pages = pagePaths.map(([path, cultures]) => ({ path, cultures }));
  const found = [...pages, ...itemPages]
    .filter(({ path, cultures }) => cultures.includes(culture) && (isFirstOfBrand(culture) || !isSameInBrand(path)))
    .map(({ path }) => path);
  return [
    ...new Set([
      ...found,
      '/404/',
      '/500/',
      '/?q=st',
      '/?q=zzzzzz',
      ...auditedPages(culture),
      ...laidOutPages(culture),
    ]),
  ];
}

/** Headings, horizontal overflow and duplicate ids, in one evaluation because each takes time. */
const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Labels and links would refer to the first element with a duplicate id.
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return {
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim() !== ''),
      overflow: Math.max(0, scrollWidth - clientWidth),
      doubleIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    };
  });

const setTouch = (devtools: CDPSession, enabled: boolean) =>
  devtools.send('Emulation.setTouchEmulationEnabled', { enabled });

/** No style has a breakpoint above 1,360 px. Text at 360 px is also checked in forced colours, whose borders leave it less room. */
const widths = [320, 768, 1440];
const widthsOfFrame = [320, 360, 768, 1440, 1920];

/** The first brand has every component. Pages of the others are checked on a desktop too if that shows other ones in their colours. */
const isCheckedWide = (culture: VisitedCulture, path: string) =>
  culture === firstCultures[0] || catalogue.includes(path);

/** Runs `look` with every disclosure open that was closed. */
async function withOpenDetails<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const opened = await page.evaluateHandle(() => [
    ...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])'),
  ]);
  const setOpen = (isOpen: boolean) =>
    opened.evaluate((all, open) => all.forEach((each) => (each.open = open)), isOpen);
  await setOpen(true);
  const result = await look();
  await setOpen(false);
  return result;
}

/** How a page is audited: with its frame if no other page of its test was audited before. */
type Audit = 'first' | 'further' | 'none';

interface Looked {
  isLaidOut: boolean;
  auditedAt: readonly number[];
  hasFrame: boolean;
  textWidths: readonly number[];
}

/**
 * Faults of the layout, under a finger at each width and then with each text setting, and findings of axe. A change of the width takes longer
 * than the checks at it, so both share it.
 */
async function faultsOf(page: Page, devtools: CDPSession, looked: Looked): Promise<string[]> {
  const { isLaidOut, auditedAt, hasFrame, textWidths } = looked;
  const faults: string[] = [];
  const note = (found: readonly string[], where: string) => {
    for (const fault of found) faults.push(`${where}: ${fault}`);
  };
  if (isLaidOut) {
    await layOutEverything(page);
    await setTouch(devtools, true);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  }
  for (const width of !isLaidOut ? auditedAt : hasFrame ? widthsOfFrame : widths) {
    await page.setViewportSize({ width, height });
    if (isLaidOut) {
      note(await textFaults(page), `${width} px`);
      note(await smallTargets(page, width < 768 ? 44 : 24), `${width} px, target of`);
    }
    if (auditedAt.includes(width))
      note(await withOpenDetails(page, () => audit(page, hasFrame ? undefined : frame)), `${width} px`);
  }
  if (isLaidOut) {
    await setTouch(devtools, false);
    await forEachTextSetting(page, devtools, { widths: textWidths, height }, async (setting, width) =>
      note(await textFaults(page), `${width} px, ${setting}`),
    );
  }
  return faults;
}

/** Keeps the page of a completed registration in the tab. It follows its link to the platform after five seconds. */
const stay = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('a[data-registered]')?.addEventListener('click', (event) => event.preventDefault()),
  );

async function lookAt(page: Page, devtools: CDPSession, culture: VisitedCulture, path: string, kind: Audit) {
  // Scripts have loaded by then. Later resources do not affect the checks.
  await page.goto(addressOf(culture, path), { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await stay(page);
  await expect.poll(() => outlineOf(page)).toEqual({ headings: [true], overflow: 0, doubleIds: [] });
  const hasFrame = kind === 'first';
  if (!hasFrame) await hideFrame(page);
  const isLaidOut = laidOutPages(culture).includes(path);
  const isWide = isCheckedWide(culture, path);
  const auditedAt = kind === 'none' ? [] : isWide ? [320, 1440] : [320];
  const faults = await faultsOf(page, devtools, {
    isLaidOut,
    auditedAt,
    hasFrame,
    textWidths: isWide ? [360, 1280] : [360],
  });
  expect.soft(faults, path).toEqual([]);
  await page.setViewportSize(phone);
}

for (const { culture } of visited) {
  for (const group of inGroups(pathsOf(culture))) {
    test(`SSR-04 ROUTE-08 A11Y-01 A11Y-04 PAGE-01 ${culture} ${group[0]} and ${group.length - 1} more hydrate with an empty console, have unique ids, pass axe, and cut no text at any width or text setting`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(300_000);
      const devtools = await page.context().newCDPSession(page);
      const audited = group.filter((path) => auditedPages(culture).includes(path));
      for (const path of group) {
        await test.step(path, async () => {
          await lookAt(
            page,
            devtools,
            culture,
            path,
            !audited.includes(path) ? 'none' : path === audited[0] ? 'first' : 'further',
          );
          expect(complaints).toEqual([]);
        });
      }
    });
  }

  test(`SSR-04 GAME-04 A11Y-01 ${culture} the first game of each kind hydrates with an empty console and fits 320 px`, async ({
    page,
    request,
    complaints,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    for (const { path, group, cultures } of gamePaths) {
      if (!cultures.includes(culture)) continue;
      const list = await request.get(
        `${process.env['SERVICES_TEST_ORIGIN']}/api/v1/games/for-groups/?culture=${culture}&groups=${group}&limit=1`,
      );
      const { items } = (await list.json()) as { items: { slug: string; name: string }[] };
      await test.step(group, async () => {
        await lookAt(page, devtools, culture, `${path}${items[0]?.slug}/`, group === 'slots' ? 'first' : 'none');
        await expect(page.locator('h1')).toContainText(items[0]?.name ?? '');
        expect(complaints).toEqual([]);
      });
    }
  });
}

test('GAME-04 GAME-07 PAGE-06 A11Y-01 a long word in a name or from the visitor does not widen the page', async ({
  page,
}) => {
  for (const path of [
    '/slots/the-greengrocers-wink/',
    `/?q=${'x'.repeat(60)}`,
    `/bingo-card-generator/?type=75&count=1&seed=K7Q2MX&title=${'W'.repeat(40)}`,
  ]) {
    await page.goto(addressOf('en-GB', path));
    const rightEdges = await page
      .locator(':root, main dl')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left + element.scrollWidth));
    expect(Math.max(...rightEdges), path).toBeLessThanOrEqual(phone.width);
  }
});
