import type { Page } from 'playwright/test';
import { audit } from './support/audit.ts';
import { auditedPages } from './support/audited-pages.ts';
import { addressOf, expect, gamePaths, hydrated, itemPages, pagePaths, test, visited } from './support/test.ts';
import type { VisitedCulture } from './support/test.ts';

/** The narrowest supported viewport. */
const phone = { width: 320, height: 640 };
const desktop = { width: 1440, height: 900 };

// Axe cannot measure the contrast of elements that are fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone });

/** Number of pages visited in one test, so that shared files are fetched once. */
const perTest = 20;

const inGroups = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perTest) }, (_, group) =>
    items.slice(group * perTest, (group + 1) * perTest),
  );

function pathsOf(culture: VisitedCulture): string[] {
  const has = ({ cultures }: { cultures: readonly string[] }) => cultures.includes(culture);
  const pages = pagePaths.map(([path, cultures]) => ({ path, cultures }));
  const found = [...pages, ...itemPages].filter(has).map(({ path }) => path);
  return [...new Set([...found, '/404/', '/500/', '/?q=st', '/?q=zzzzzz', ...auditedPages[culture]])];
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

/** Findings of axe on a phone and on a desktop, with every disclosure open. */
async function auditBoth(page: Page) {
  await page.evaluate(() => document.querySelectorAll('main details').forEach((each) => each.setAttribute('open', '')));
  const onPhone = await audit(page);
  await page.setViewportSize(desktop);
  const onDesktop = await audit(page);
  await page.setViewportSize(phone);
  return { phone: onPhone, desktop: onDesktop };
}

async function lookAt(page: Page, culture: VisitedCulture, path: string, isAudited: boolean) {
  // Scripts have loaded by then. Later resources do not affect the checks.
  await page.goto(addressOf(culture, path), { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await expect.poll(() => outlineOf(page)).toEqual({ headings: [true], overflow: 0, doubleIds: [] });
  if (isAudited) expect(await auditBoth(page)).toEqual({ phone: [], desktop: [] });
}

for (const { culture } of visited) {
  for (const group of inGroups(pathsOf(culture))) {
    test(`SSR-04 ROUTE-08 A11Y-01 ${culture} ${group[0]} and ${group.length - 1} more hydrate with an empty console, have unique ids, pass axe and fit 320 px`, async ({
      page,
      complaints,
    }) => {
      test.slow();
      for (const path of group) {
        await test.step(path, async () => {
          await lookAt(page, culture, path, auditedPages[culture].includes(path));
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
        await lookAt(page, culture, `${path}${items[0]?.slug}/`, group === 'slots');
        await expect(page.locator('h1')).toContainText(items[0]?.name ?? '');
        expect(complaints).toEqual([]);
      });
    }
  });
}

test('GAME-04 A11Y-01 a long word in the name of a game does not widen its facts', async ({ page }) => {
  await page.goto(addressOf('en-GB', '/slots/the-greengrocers-wink/'));
  const rightEdge = await page
    .locator('main dl')
    .first()
    .evaluate((facts) => facts.getBoundingClientRect().right);
  expect(rightEdge).toBeLessThan(phone.width);
});

for (const path of [
  `/?q=${'x'.repeat(60)}`,
  `/bingo-card-generator/?type=75&count=1&seed=K7Q2MX&title=${'W'.repeat(40)}`,
]) {
  test(`GAME-07 PAGE-06 A11Y-01 a long word from the visitor does not widen the page ${path.slice(0, 21)}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(addressOf('en-GB', path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });
}
