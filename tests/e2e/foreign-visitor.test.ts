import { brands } from '../../brands/index.ts';
import { audit, besideNotices } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('GEO-03 amounts in the currency of a visitor state the currency', async ({ page, visit }) => {
  for (const [culture, gl, named] of [
    ['en-GB', 'us', /^US\$[\d,.]+$/],
    ['en-GB', 'ca', /^CA\$[\d,.]+$/],
    ['en-GB', 'se', /^SEK\s[\d,.]+$/],
    ['de-DE', 'us', /^[\d.,]+\sUSD$/],
    ['sv', 'us', /^[\d\s,.]+\sUS\$$/],
    ['es', 'ca', /^[\d,.]+\sCAD$/],
  ] as const) {
    await visit(culture, `/winners/?gl=${gl}`);
    const amounts = page.locator('main li b');
    await expect(amounts.first(), `${culture} ${gl}`).toHaveText(named);
    for (const text of await amounts.allTextContents()) expect(text).toMatch(named);
  }
});

test('PAGE-05 GEO-02 A11Y-01 the notice for visitors from the USA and the page /restricted/us/ link to the arcade app', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [culture, label] of [
    ['en-GB', 'Get the arcade app'],
    ['de-DE', 'Zur Arcade-App'],
    ['sv', 'Ladda ner arkadappen'],
    ['es', 'Descargar la aplicación arcade'],
  ] as const) {
    const { arcadeAppUrl } = brands.find(({ cultures }) => cultures.some((code) => code === culture))!;
    await visit(culture, '/help/?gl=us');
    const link = page.locator('section[aria-labelledby=place-title]').getByRole('link', { name: label });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', arcadeAppUrl);
    expect(await audit(page, besideNotices)).toEqual([]);
    await visit(culture, '/restricted/us/');
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', arcadeAppUrl);
  }
});

test('GEO-03 A11Y-01 a jackpot in a longer currency fits its card at every width, and the page does not scroll sideways', async ({
  page,
  visit,
}) => {
  for (const gl of ['se', 'in']) {
    await visit('en-GB', `/?gl=${gl}`);
    const amounts = page.locator('li:has(> a > picture) b.display');
    await expect(amounts.first()).toHaveText(/SEK|₹/);
    for (const width of [320, 360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflowing = await amounts.evaluateAll((all) =>
        all.filter(
          (amount) => amount.getBoundingClientRect().right > amount.closest('a')!.getBoundingClientRect().right,
        ),
      );
      expect(overflowing, `${gl} at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  }
});
