import type { Page } from 'playwright/test';
import { shifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

const pages = [
  ['en-GB', '/help/'],
  ['en-GB', '/winners/'],
  ['en-GB', '/terms/'],
  ['en-GB', '/responsible-gaming/'],
  ['en-GB', '/about-us/'],
  ['de-DE', '/impressum/'],
  ['de-DE', '/privacy/'],
  ['sv', '/pay-n-play/'],
  ['sv', '/winners/'],
  ['es', '/juego-autorizado/'],
  ['es', '/contact/'],
] as const;
const widths = [360, 768, 1440, 1920];

const textSelector = 'main :is(article, div, section) > p:not(aside *, li *, [data-terms])';

/** The mean number of letters on the lines of each paragraph of three lines or more. */
const lineLengths = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
        return lines >= 3 ? [Math.round((paragraph.textContent?.length ?? 0) / lines)] : [];
      }),
    textSelector,
  );

for (const [culture, path] of pages) {
  test(`PAGE-01 A11Y-01 ${culture} ${path} uses the width of the screen and keeps its lines short`, async ({
    visit,
    page,
  }) => {
    // Later responses are complete: sections of a stream would move what is below them.
    await visit(culture, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await visit(culture, path);
      const { scrollWidth, beside, rest } = await page.evaluate(() => {
        const aside = document.querySelector('main aside:has(> nav)')!.getBoundingClientRect();
        const text = document.querySelector('main aside:has(> nav)')!.previousElementSibling!.getBoundingClientRect();
        const band = document.querySelector('header > .wrap')!;
        const { right } = band.getBoundingClientRect();
        return {
          scrollWidth: document.documentElement.scrollWidth,
          beside: aside.left >= text.right && Math.abs(aside.top - text.top) < 2,
          rest: right - parseFloat(getComputedStyle(band).paddingRight) - aside.right,
        };
      });
      expect(scrollWidth, `${width}`).toBeLessThanOrEqual(width);
      expect(beside, `${width}`).toBe(width >= 1440);
      expect(Math.abs(rest), `${width}`).toBeLessThan(2);
      expect(Math.max(0, ...(await lineLengths(page))), `${width}`).toBeLessThanOrEqual(75);
      expect(await shifts(page), `${width}`).toEqual([]);
    }
  });
}

test('SHELL-04 A11Y-01 the search field of the header says what it is on a tablet', async ({ visit, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const [culture, word] of [
    ['en-GB', 'Search'],
    ['de-DE', 'Suche'],
    ['es', 'Buscar'],
    ['sv', undefined],
  ] as const) {
    await visit(culture, '/help/');
    const field = page.getByRole('banner').getByRole('search');
    const short = field.locator('input + span');
    // A field with room for its placeholder shows that.
    await expect(short).toBeVisible({ visible: word !== undefined });
    if (!word) continue;
    await expect(short).toHaveText(word);
    const room = await short.evaluate((element) => {
      const { right } = element.parentElement!.getBoundingClientRect();
      return right - element.getBoundingClientRect().right;
    });
    expect(room, culture).toBeGreaterThan(8);
  }
});
