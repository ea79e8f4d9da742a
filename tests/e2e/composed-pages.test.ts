import type { Page } from 'playwright/test';
import { sendRequest } from '../integration/support/send-request.ts';
import { shifts } from './support/shifts.ts';
import { addressOf, expect, firstCultures, show, test } from './support/test.ts';

const pages = {
  'en-GB': ['/help/', '/winners/', '/terms/', '/responsible-gaming/'],
  'de-DE': ['/impressum/', '/privacy/'],
  sv: ['/pay-n-play/', '/winners/'],
  es: ['/juego-autorizado/', '/contact/'],
} as const;

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

/** Where the aside of a page is, relative to the text and to the content of the header. */
const placeOfAside = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('main aside:has(> nav)')!;
    const aside = element.getBoundingClientRect();
    const text = element.previousElementSibling!.getBoundingClientRect();
    const band = document.querySelector('header > .wrap')!;
    return {
      isBeside: aside.left >= text.right && Math.abs(aside.top - text.top) < 2,
      rest: band.getBoundingClientRect().right - parseFloat(getComputedStyle(band).paddingRight) - aside.right,
    };
  });

test.describe('a first visit', () => {
  test.use({ hasOwnContext: true });

  for (const [culture, paths] of Object.entries(pages)) {
    test(`PAGE-01 A11Y-01 ${culture} pages of text use the width of the screen with short lines, and load without a layout shift`, async ({
      visit,
      page,
    }) => {
      for (const path of paths) {
        // Later responses are complete: sections of a stream would move what is below them.
        const { hostname, pathname } = new URL(addressOf(culture as keyof typeof pages, path));
        await sendRequest(Number(process.env['SITE_PORT']), pathname, { host: hostname });
        for (const width of [360, 768, 1440, 1920]) {
          const place = `${path} at ${width} px`;
          await page.setViewportSize({ width, height: 900 });
          if (width === 360 || width === 1440) {
            await visit(culture as keyof typeof pages, path);
            expect(await shifts(page), place).toEqual([]);
          }
          const { isBeside, rest } = await placeOfAside(page);
          expect(isBeside, place).toBe(width >= 1440);
          expect(Math.abs(rest), place).toBeLessThan(2);
          expect(Math.max(0, ...(await lineLengths(page))), place).toBeLessThanOrEqual(75);
        }
      }
    });
  }
});

test.describe('on a tablet', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 768, height: 1024 } });

  test('SHELL-04 A11Y-01 the search field of the header shows a readable placeholder on a tablet', async ({ page }) => {
    for (const [culture, word] of [
      ['en-GB', 'Search'],
      ['de-DE', 'Suche'],
      ['es', 'Buscar'],
      ['sv', 'Sök'],
    ] as const) {
      await show(page, addressOf(culture, '/help/'));
      const field = page.getByRole('banner').getByRole('search');
      const short = field.locator('input + span');
      await expect(short).toBeVisible();
      await expect(short).toHaveText(word);
      const room = await short.evaluate((element) => {
        const { right } = element.parentElement!.getBoundingClientRect();
        return right - element.getBoundingClientRect().right;
      });
      expect(room, culture).toBeGreaterThan(8);
    }
  });
});

test.describe('on a desktop', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('PAGE-02 the terms of an offer have short lines', async ({ page }) => {
    for (const [culture, path] of [
      ['en-GB', '/casino-promotions/'],
      ['en-GB', '/casino-promotions/welcome/'],
      ['en-GB', '/lp/welcome/'],
      ['en-GB', '/casino/roulette/'],
      ['de-DE', '/promotions/'],
      ['es', '/promociones/welcome/'],
    ] as const) {
      await show(page, addressOf(culture, path));
      const lengths = await lineLengths(page, 'main [data-terms]');
      expect(lengths.length, `${culture} ${path}`).toBeGreaterThan(0);
      expect(Math.max(...lengths), `${culture} ${path}`).toBeLessThanOrEqual(80);
    }
  });

  test('PAGE-05 the next steps are beside the confirmation of a registration', async ({ page }) => {
    for (const culture of firstCultures) {
      await show(page, addressOf(culture, '/registration-complete/'));
      expect((await page.locator('main ol').boundingBox())?.x, culture).toBeGreaterThan(720);
    }
  });

  test('PAGE-03 feature cards fill each row', async ({ page }) => {
    for (const [culture, path] of [
      ['en-GB', '/casino-features/'],
      ['de-DE', '/casino-features/'],
      ['es', '/funciones/'],
    ] as const) {
      await show(page, addressOf(culture, path));
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const rests = await page.locator('main ul[data-cards]').evaluateAll((lists) =>
          lists.map((list) => {
            const { right } = list.getBoundingClientRect();
            return Math.round(right - list.lastElementChild!.getBoundingClientRect().right);
          }),
        );
        expect(rests.length, `${culture} ${width}`).toBeGreaterThan(0);
        expect(rests.filter((rest) => rest !== 0)).toEqual([]);
      }
    }
  });

  test('PAGE-05 aligns the calls to action of two offers side by side', async ({ page }) => {
    await show(page, addressOf('en-GB', '/lp/welcome/'));
    const tops = await page
      .locator('main section:has(> [data-terms]) > div')
      .evaluateAll((actions) => actions.map((action) => Math.round(action.getBoundingClientRect().top)));
    expect(tops).toHaveLength(2);
    expect(tops[1]).toBe(tops[0]);
  });
});

test.describe('on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('PAGE-04 A11Y-01 the chip of the current page is visible without scrolling the page', async ({ page }) => {
    for (const [culture, path] of [
      ['en-GB', '/blog/'],
      ['en-GB', '/blog/numbers/'],
      ['en-GB', '/casino/other/'],
      ['es', '/blog/juego-seguro/'],
    ] as const) {
      await show(page, addressOf(culture, path));
      const { x, width } = (await page.locator('main nav li > [aria-current=page]').boundingBox())!;
      expect(Math.round(x), path).toBeGreaterThanOrEqual(16);
      expect(x + width, path).toBeLessThanOrEqual(360);
      expect(await page.evaluate(() => scrollY), path).toBe(0);
    }
  });

  test('GAME-09 sv shows the amount of each win below the name of the game at any length', async ({ page }) => {
    await show(page, addressOf('sv', '/winners/'));
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

  test('PAGE-02 a promotion card has two links of equal width', async ({ page }) => {
    for (const [culture, path] of [
      ['en-GB', '/casino-promotions/'],
      ['de-DE', '/promotions/'],
      ['es', '/promociones/'],
    ] as const) {
      await show(page, addressOf(culture, path));
      const pairs = await page
        .locator('main article div:has(> a + a)')
        .evaluateAll((actions) =>
          actions.map(({ children }) => Array.from(children, (link) => Math.round(link.getBoundingClientRect().width))),
        );
      expect(pairs.length, culture).toBeGreaterThan(0);
      expect(pairs.filter(([claim, details]) => claim !== details)).toEqual([]);
    }
  });

  test('PAGE-05 es shows a fact of a payment method on one line where its name and value fit', async ({ page }) => {
    await show(page, addressOf('es', '/payment-methods/'));
    const heights = await page
      .locator('main dl > div')
      .filter({ hasText: /^Depósito (?:desde|hasta)/ })
      .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(44);
  });

  test('BAN-06 the preview of a banner fits beside a scrollbar', async ({ page }) => {
    await show(page, addressOf('en-GB', '/bt/?bt=comet50'));
    const phone = page.locator('section[aria-labelledby=phone] > div');
    expect(await phone.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
