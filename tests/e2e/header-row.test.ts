import { cultures, locales } from '../../locales/index.ts';
import { hide } from './support/audit.ts';
import { addressOf, expect, firstCultures, show, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** Only the header is laid out at each width. */
const besideHeader = '#root > :not(header)';

for (const culture of firstCultures) {
  test(`SHELL-01 ${culture} the header is one row from the width of a tablet`, async ({ page }) => {
    await show(page, addressOf(culture, '/help/'));
    await hide(page, besideHeader);
    const row = page.locator('header > .wrap');
    for (let width = 768; width <= 1408; width += 32) {
      await page.setViewportSize({ width, height: 900 });
      // The height of one row. A second row of buttons would add to it.
      await expect.poll(() => row.evaluate((element) => element.getBoundingClientRect().height), `${width}`).toBe(72);
    }
  });
}

test('SHELL-01 I18N-06 the placeholder of the header fits in each locale, or one word stands in for it', async ({
  page,
}) => {
  for (const culture of firstCultures) {
    // Brands differ in the width of their logo and navigation: one is shown in every locale, the others in their own.
    for (const locale of culture === firstCultures[0] ? locales : [cultures[culture].locale]) {
      await show(page, addressOf(culture, `/help/?messages=${locale}`));
      await hide(page, besideHeader);
      const field = page.getByRole('banner').getByRole('search').locator('input');
      for (const width of [768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const room = await field.evaluate((input: HTMLInputElement) => {
          const { font, letterSpacing, paddingRight } = getComputedStyle(input);
          const text = document.createElement('span');
          text.textContent = input.placeholder;
          text.style.cssText = 'position: absolute; white-space: nowrap';
          Object.assign(text.style, { font, letterSpacing });
          document.body.append(text);
          const left = input.clientWidth - parseFloat(paddingRight) - text.getBoundingClientRect().width;
          text.remove();
          return { left, isShown: getComputedStyle(input, '::placeholder').opacity !== '0' };
        });
        if (room.isShown) expect(room.left, `${culture} in ${locale} at ${width} px`).toBeGreaterThanOrEqual(0);
        // The row has room for it where the navigation is not yet shown.
        if (width === 1024) expect(room.isShown, `${culture} in ${locale}`).toBe(true);
      }
    }
  }
});
