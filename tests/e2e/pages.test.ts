import type { Page } from 'playwright/test';
import { audit } from './support/audit.ts';
import { auditedPages } from './support/audited-pages.ts';
import { addressOf, expect, gamePaths, hydrated, itemPages, pagePaths, test, visited } from './support/test.ts';
import type { VisitedCulture } from './support/test.ts';

// Axe cannot tell the contrast of what is fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 360, height: 780 };
const narrow = { width: 320, height: 640 };
const desktop = { width: 1440, height: 900 };

/** Pages that are visited one after another, as a visitor does, so that what they share is fetched once. */
const perTest = 10;

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

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Ids that more than one element bears: labels and links would mean the first of them. */
const doubleIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

/** What axe finds on a phone and on a desktop, with everything open that can be opened in place. */
async function auditBoth(page: Page) {
  await page.evaluate(() => document.querySelectorAll('main details').forEach((each) => each.setAttribute('open', '')));
  const onPhone = await audit(page);
  await page.setViewportSize(desktop);
  return { phone: onPhone, desktop: await audit(page) };
}

async function lookAt(page: Page, culture: VisitedCulture, path: string, isAudited: boolean) {
  await page.setViewportSize(phone);
  await page.goto(addressOf(culture, path));
  await hydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).not.toBeEmpty();
  expect(await doubleIds(page)).toEqual([]);
  if (isAudited) expect(await auditBoth(page)).toEqual({ phone: [], desktop: [] });
  await page.setViewportSize(narrow);
  await expect.poll(() => overflow(page)).toBe(0);
}

for (const { culture } of visited) {
  for (const group of inGroups(pathsOf(culture))) {
    test(`SSR-04 ROUTE-08 A11Y-01 ${culture} ${group[0]} and ${group.length - 1} more hydrate with an empty console, name nothing twice, read well and fit 320 px`, async ({
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

  test(`SSR-04 GAME-04 A11Y-01 ${culture} the first game of each kind`, async ({ page, request, complaints }) => {
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

test('GAME-04 A11Y-01 a long word in a game’s name widens nothing', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto(addressOf('en-GB', '/slots/the-greengrocers-wink/'));
  const rightEdge = await page
    .locator('main dl')
    .first()
    .evaluate((facts) => facts.getBoundingClientRect().right);
  expect(rightEdge).toBeLessThan(narrow.width);
});
