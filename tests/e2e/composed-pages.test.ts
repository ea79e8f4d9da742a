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
const lineLengths = (page: Page, paragraphs = textSelector) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
        return lines >= 3 ? [Math.round((paragraph.textContent?.length ?? 0) / lines)] : [];
      }),
    paragraphs,
  );

for (const [culture, path] of pages) {
  test(`PAGE-01 A11Y-01 ${culture} ${path} uses the width of the screen with short lines`, async ({ visit, page }) => {
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

test('SHELL-04 A11Y-01 the search field of the header shows a readable placeholder on a tablet', async ({
  visit,
  page,
}) => {
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

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [culture, path] of [
    ['en-GB', '/casino-promotions/'],
    ['en-GB', '/casino-promotions/welcome/'],
    ['en-GB', '/lp/welcome/'],
    ['en-GB', '/casino/roulette/'],
    ['de-DE', '/promotions/'],
    ['es', '/promociones/welcome/'],
  ] as const) {
    test(`PAGE-02 ${culture} ${path} has short lines in the terms of an offer`, async ({ visit, page }) => {
      await visit(culture, path);
      const lengths = await lineLengths(page, 'main [data-terms]');
      expect(lengths.length).toBeGreaterThan(0);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(80);
    });
  }

  for (const culture of ['en-GB', 'de-DE', 'sv', 'es'] as const) {
    test(`PAGE-05 ${culture} shows the next steps beside the confirmation of a registration`, async ({
      visit,
      page,
    }) => {
      await visit(culture, '/registration-complete/');
      expect((await page.locator('main ol').boundingBox())?.x).toBeGreaterThan(720);
    });
  }

  for (const [culture, path] of [
    ['en-GB', '/casino-features/'],
    ['de-DE', '/casino-features/'],
    ['es', '/funciones/'],
  ] as const) {
    test(`PAGE-03 ${culture} fills each row of feature cards`, async ({ visit, page }) => {
      await visit(culture, path);
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const rests = await page.locator('main ul[data-cards]').evaluateAll((lists) =>
          lists.map((list) => {
            const { right } = list.getBoundingClientRect();
            return Math.round(right - list.lastElementChild!.getBoundingClientRect().right);
          }),
        );
        expect(rests.length).toBeGreaterThan(0);
        expect(rests.filter((rest) => rest !== 0)).toEqual([]);
      }
    });
  }

  test('PAGE-05 aligns the calls to action of two offers side by side', async ({ visit, page }) => {
    await visit('en-GB', '/lp/welcome/');
    const tops = await page
      .locator('main section:has(> [data-terms]) > div')
      .evaluateAll((actions) => actions.map((action) => Math.round(action.getBoundingClientRect().top)));
    expect(tops).toHaveLength(2);
    expect(tops[1]).toBe(tops[0]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  for (const [culture, path] of [
    ['en-GB', '/blog/'],
    ['en-GB', '/blog/numbers/'],
    ['en-GB', '/casino/other/'],
    ['es', '/blog/juego-seguro/'],
  ] as const) {
    test(`PAGE-04 A11Y-01 ${culture} ${path} shows the chip of the current page without scrolling the page`, async ({
      visit,
      page,
    }) => {
      await visit(culture, path);
      const { x, width } = (await page.locator('main nav li > [aria-current=page]').boundingBox())!;
      expect(Math.round(x)).toBeGreaterThanOrEqual(16);
      expect(x + width).toBeLessThanOrEqual(360);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }

  test('GAME-09 sv shows the amount of each win below the name of the game at any length', async ({ visit, page }) => {
    await visit('sv', '/winners/');
    const rows = await page.locator('main ol > li').evaluateAll((items) =>
      items.map((item) => {
        const amount = item.querySelector('b')!.getBoundingClientRect();
        const isBelow = amount.top >= item.querySelector('a, bdi')!.getBoundingClientRect().bottom;
        return [isBelow, Math.round(item.getBoundingClientRect().right - amount.right)];
      }),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(([isBelow, rest]) => !isBelow || rest !== 0)).toEqual([]);
  });

  for (const [culture, path] of [
    ['en-GB', '/casino-promotions/'],
    ['de-DE', '/promotions/'],
    ['es', '/promociones/'],
  ] as const) {
    test(`PAGE-02 ${culture} has two links of equal width in a promotion card`, async ({ visit, page }) => {
      await visit(culture, path);
      const pairs = await page
        .locator('main article div:has(> a + a)')
        .evaluateAll((actions) =>
          actions.map(({ children }) => Array.from(children, (link) => Math.round(link.getBoundingClientRect().width))),
        );
      expect(pairs.length).toBeGreaterThan(0);
      expect(pairs.filter(([claim, details]) => claim !== details)).toEqual([]);
    });
  }

  test('PAGE-05 es shows a fact of a payment method on one line where its name and value fit', async ({
    visit,
    page,
  }) => {
    await visit('es', '/payment-methods/');
    const heights = await page
      .locator('main dl > div')
      .filter({ hasText: /^Depósito (?:desde|hasta)/ })
      .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(44);
  });

  test('BAN-06 the preview of a banner fits beside a scrollbar', async ({ visit, page }) => {
    await visit('en-GB', '/bt/?bt=comet50');
    const phone = page.locator('section[aria-labelledby=phone] > div');
    expect(await phone.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
