import { addressOf, expect, firstCultures, show, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

for (const culture of firstCultures) {
  test(`SHELL-01 ${culture} the header is one row from the width of a tablet`, async ({ page }) => {
    await show(page, addressOf(culture, '/help/'));
    const row = page.locator('header > .wrap');
    for (let width = 768; width <= 1408; width += 32) {
      await page.setViewportSize({ width, height: 900 });
      // The height of one row. A second row of buttons would add to it.
      await expect.poll(() => row.evaluate((element) => element.getBoundingClientRect().height), `${width}`).toBe(72);
    }
  });
}
