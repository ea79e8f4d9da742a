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

/** The narrowest supported viewport. */
const phone = { width: 320, height: 640 };
const desktop = { width: 1440, height: 900 };

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

/** Faults of the layout: under a finger at each width, and with each text setting on a phone and perhaps on a desktop. */
async function layoutFaults(page: Page, hasFrame: boolean, isWide: boolean): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const faults: string[] = [];
  const note = (found: readonly string[], where: string) => {
    for (const fault of found) faults.push(`${where}: ${fault}`);
  };
  await layOutEverything(page);
  await setTouch(devtools, true);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  for (const width of hasFrame ? widthsOfFrame : widths) {
    await page.setViewportSize({ width, height: 844 });
    note(await textFaults(page), `${width} px`);
    note(await smallTargets(page, width < 768 ? 44 : 24), `${width} px, target of`);
  }
  await setTouch(devtools, false);
  await forEachTextSetting(
    page,
    devtools,
    { widths: isWide ? [360, 1280] : [360], height: 844 },
    async (setting, width) => note(await textFaults(page), `${width} px, ${setting}`),
  );
  await devtools.detach();
  return faults;
}

/** Findings of axe at each size, with every disclosure open. */
async function auditAt(page: Page, sizes: readonly (typeof phone)[], hasFrame: boolean): Promise<string[]> {
  await page.evaluate(() => document.querySelectorAll('main details').forEach((each) => each.setAttribute('open', '')));
  const findings: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const found = await audit(page, hasFrame ? undefined : frame);
    findings.push(...found.map((finding) => `${size.width} px: ${finding}`));
  }
  return findings;
}

/** How a page is audited: with its frame if no other page of its test was audited before. */
type Audit = 'first' | 'further' | 'none';

/** Keeps the page of a completed registration in the tab. It follows its link to the platform after five seconds. */
const stay = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('a[data-registered]')?.addEventListener('click', (event) => event.preventDefault()),
  );

async function lookAt(page: Page, culture: VisitedCulture, path: string, kind: Audit) {
  // Scripts have loaded by then. Later resources do not affect the checks.
  await page.goto(addressOf(culture, path), { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await stay(page);
  await expect.poll(() => outlineOf(page)).toEqual({ headings: [true], overflow: 0, doubleIds: [] });
  if (kind !== 'first') await hideFrame(page);
  const hasFrame = kind === 'first';
  const isWide = isCheckedWide(culture, path);
  if (laidOutPages(culture).includes(path)) expect.soft(await layoutFaults(page, hasFrame, isWide), path).toEqual([]);
  if (kind !== 'none')
    expect.soft(await auditAt(page, isWide ? [desktop, phone] : [phone], hasFrame), path).toEqual([]);
  await page.setViewportSize(phone);
}

for (const { culture } of visited) {
  for (const group of inGroups(pathsOf(culture))) {
    test(`SSR-04 ROUTE-08 A11Y-01 A11Y-04 PAGE-01 ${culture} ${group[0]} and ${group.length - 1} more hydrate with an empty console, have unique ids, pass axe, and cut no text at any width or text setting`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(300_000);
      const audited = group.filter((path) => auditedPages(culture).includes(path));
      for (const path of group) {
        await test.step(path, async () => {
          await lookAt(
            page,
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
    for (const { path, group, cultures } of gamePaths) {
      if (!cultures.includes(culture)) continue;
      const list = await request.get(
        `${process.env['SERVICES_TEST_ORIGIN']}/api/v1/games/for-groups/?culture=${culture}&groups=${group}&limit=1`,
      );
      const { items } = (await list.json()) as { items: { slug: string; name: string }[] };
      await test.step(group, async () => {
        await lookAt(page, culture, `${path}${items[0]?.slug}/`, group === 'slots' ? 'first' : 'none');
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
