import { brands } from '../../brands/index.ts';
import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

for (const [culture, path, gl, named] of [
  ['en-GB', '/winners/', 'us', /^US\$[\d,.]+$/],
  ['en-GB', '/winners/', 'ca', /^CA\$[\d,.]+$/],
  ['en-GB', '/winners/', 'se', /^SEK\s[\d,.]+$/],
  ['de-DE', '/winners/', 'us', /^[\d.,]+\sUSD$/],
  ['sv', '/winners/', 'us', /^[\d\s,.]+\sUS\$$/],
  ['es', '/winners/', 'ca', /^[\d,.]+\sCAD$/],
] as const) {
  test(`GEO-03 ${culture} amounts in the currency of a visitor from ${gl} state the currency`, async ({
    page,
    visit,
  }) => {
    await visit(culture, `${path}?gl=${gl}`);
    const amounts = page.locator('main li b');
    await expect(amounts.first()).toHaveText(named);
    for (const text of await amounts.allTextContents()) expect(text).toMatch(named);
  });
}

for (const [culture, label] of [
  ['en-GB', 'Get the arcade app'],
  ['de-DE', 'Zur Arcade-App'],
  ['sv', 'Ladda ner arkadappen'],
  ['es', 'Descargar la aplicación arcade'],
] as const) {
  test(`PAGE-05 GEO-02 A11Y-01 ${culture} the notice for visitors from the USA and the page /restricted/us/ link to the arcade app`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const { arcadeAppUrl } = brands.find(({ cultures }) => cultures.some((code) => code === culture))!;
    await visit(culture, '/help/?gl=us');
    const link = page.locator('section[aria-labelledby=place-title]').getByRole('link', { name: label });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', arcadeAppUrl);
    expect(await audit(page)).toEqual([]);
    await visit(culture, '/restricted/us/');
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', arcadeAppUrl);
  });
}

for (const width of [320, 360, 768, 1280, 1440]) {
  for (const gl of ['se', 'in']) {
    test(`GEO-03 A11Y-01 at ${width} px a jackpot in the currency of ${gl} fits its card, and the page does not scroll sideways`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit('en-GB', `/?gl=${gl}`);
      const amounts = page.locator('li:has(> a > picture) b.display');
      await expect(amounts.first()).toHaveText(/SEK|₹/);
      for (const amount of await amounts.all()) {
        expect(
          await amount.evaluate(
            (element) => element.getBoundingClientRect().right <= element.closest('a')!.getBoundingClientRect().right,
          ),
        ).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}
