import playwrightConfig from '../../playwright.config.ts';
import { addressOf, expect, firstCultures, show, test } from './support/test.ts';

const { launchOptions } = playwrightConfig.use ?? {};

// A text size of 200 % in the browser's settings.
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] },
  contextOptions: { reducedMotion: 'reduce' },
});

test.describe('the layout', () => {
  test.use({ javaScriptEnabled: false });

  test('A11Y-01 BAN-02 at 200 % text size the heading of the hero is on the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const culture of firstCultures) {
      await show(page, addressOf(culture, '/'));
      const bar = page.locator('nav:has(> button[commandfor])');
      const [words, footer] = await Promise.all([page.locator('h1').boundingBox(), bar.boundingBox()]);
      expect(words!.y + words!.height, culture).toBeLessThan(footer!.y);
      const art = page.locator('main picture').first().locator('xpath=..');
      expect(await art.evaluate((element) => element.clientWidth === document.body.clientWidth), culture).toBe(true);
    }
  });

  test('COMP-03 A11Y-01 at 200 % text size all links of the regulator are visible after scrolling', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const culture of ['sv', 'de-DE'] as const) {
      await show(page, addressOf(culture, '/slots/'));
      await page.evaluate(() => scrollTo(0, 1500));
      const links = page.locator('nav[aria-labelledby=regulator] a');
      await expect(links).toHaveCount(3);
      for (const link of await links.all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        expect(await link.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      }
    }
  });
});

test('GAME-03 A11Y-01 at 200 % text size no jackpot in a tile is cut off, also in other currencies', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const culture of ['en-GB', 'sv'] as const) {
    for (const path of ['/', '/slots/jackpots/', '/?gl=se', '/slots/jackpots/?gl=us']) {
      await visit(culture, path);
      const amounts = page.locator('main li > a > small.display');
      await expect(amounts.first()).toBeVisible();
      const cut = await amounts.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      );
      expect([path, ...cut]).toEqual([path]);
    }
  }
});
