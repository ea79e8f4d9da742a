import { audit } from './support/audit.ts';
import { addressOf, expect, test } from './support/test.ts';

/** Path of an offer, or of the page that leads to the registration; texts of the link and of the dialog's heading; path of all terms. */
const places = [
  ['en-GB', '/casino-promotions/welcome/', 'Bonus terms', 'Bonus terms', '/bonus-policy/'],
  ['en-GB', '/casino-promotions/', 'Registration terms', 'Before you register', '/terms/'],
  ['en-GB', '/lp/welcome/', 'Registration terms', 'Before you register', '/terms/'],
  ['de-DE', '/promotions/welcome/', 'Bonusbedingungen', /bonus/i, '/bonus-policy/'],
  ['de-DE', '/promotions/', 'Bedingungen für die Registrierung', /registrier|konto/i, '/terms/'],
  ['es', '/promociones/', 'Condiciones de los bonos', /bono/i, '/bonus-policy/'],
  ['sv', '/pay-n-play/', 'Villkor för registrering', 'Villkor för registrering', '/terms/'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [culture, path, label, title, page] of places) {
  test(`COMP-02 API-03 A11Y-01 ${culture} ${path} ${label} opens over the page on a phone and on a desktop`, async ({
    page: browser,
    visit,
  }) => {
    await visit(culture, path);
    const link = browser.locator('main').getByRole('link', { name: label, exact: true }).first();
    const dialog = browser.getByRole('dialog');
    for (const width of [360, 1440]) {
      await browser.setViewportSize({ width, height: 800 });
      await link.focus();
      await link.press('Enter');
      await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText(title);
      await expect(dialog).toHaveAccessibleName(title);
      await expect(dialog.locator(`a[href$="${page}"]`).last()).toBeVisible();
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect(await audit(dialog)).toEqual([]);
      await browser.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await expect(browser).toHaveURL(addressOf(culture, path));
    }
  });
}

test.describe('without the terms', () => {
  test.use({ expectedComplaints: /cms\/terms\// });

  test('API-04 en-GB the dialog leads to the page with all terms', async ({ page, visit }) => {
    await page.route('**/v1/cms/terms/**', (route) => route.fulfill({ status: 404, json: {} }));
    await visit('en-GB', '/casino-promotions/welcome/');
    await page.getByRole('link', { name: 'Bonus terms' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText('These terms cannot be shown here at the moment.');
    await dialog.getByRole('link', { name: 'Read the page with all terms' }).click();
    await expect(page).toHaveURL(addressOf('en-GB', '/bonus-policy/'));
    await expect(dialog).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SSR-05 en-GB the links lead to pages', async ({ page }) => {
    await page.goto(addressOf('en-GB', '/casino-promotions/welcome/'));
    await page.getByRole('link', { name: 'Bonus terms' }).first().click();
    await expect(page).toHaveURL(addressOf('en-GB', '/bonus-policy/'));
    await expect(page.locator('h1')).toBeVisible();
  });
});
