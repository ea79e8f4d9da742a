import { expect, test } from './support/test.ts';

/** Whether the page is still in the document that was loaded first. */
const markDocument = () => document.documentElement.setAttribute('data-first', '');

for (const [locale, word] of [
  ['fi', /^Kirjaudu/],
  ['en-XA', /^\[Ļ/],
] as const) {
  test(`I18N-07 ROUTE-09 ?messages=${locale} hydrates, loads the texts of overlays, and stays from page to page`, async ({
    page,
    visit,
  }) => {
    await visit('en-GB', `/?messages=${locale}`);
    await page.evaluate(markDocument);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', locale);
    await page.locator('a[href^="/slots/"]').first().click();
    await expect(page).toHaveURL(new RegExp(`/slots/.*\\?messages=${locale}$`));
    await expect(root).toHaveAttribute('data-first', '');
    await expect(page.getByRole('banner').getByRole('link', { name: word }).first()).toBeVisible();
    await page.evaluate(() => (location.hash = 'search'));
    // The column of filters is a dialog as well, which is not modal on a wide screen.
    await expect(page.locator('dialog:modal').getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(root).toHaveAttribute('lang', locale);
  });
}
