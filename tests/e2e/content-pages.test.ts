import { addressOf, expect, test } from './support/test.ts';

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } };

test('COMP-02 ROUTE-09 the full terms of an offer are one click away from its card', async ({ visit, page }) => {
  await visit('en-GB', '/casino-promotions/');
  await page.locator('article').first().getByRole('link', { name: 'Full terms' }).click();
  await expect(page).toHaveURL(/\/casino-promotions\/[\w-]+\/#full-terms$/);
  const heading = page.locator('#full-terms');
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('PAGE-10 a draft that an editor comes back to is shown again', async ({ visit, page }) => {
  await visit('en-GB', '/preview/promotions/draft-promotion/');
  const title = await page.locator('h1').textContent();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
  await expect(page.locator('h1')).toHaveText('Promotions');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title ?? '');
});

test('PAGE-01 a chapter of a long text is one click away', async ({ visit, page }) => {
  await page.setViewportSize(sizes.phone);
  await visit('en-GB', '/terms/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  await expect(last).toBeHidden();
  await contents.getByText('On this page').click();
  const words = await last.textContent();
  await last.click();
  await expect(page.getByRole('heading', { name: words ?? '' })).toBeInViewport();

  await page.setViewportSize(sizes.desktop);
  await page.reload();
  await expect(last).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SSR-05 PAGE-02 an offer can be read and claimed', async ({ page }) => {
    await page.goto(addressOf('en-GB', '/casino-promotions/'));
    await page.getByRole('link', { name: '100% up to £50 on your first deposit', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Join and claim' }).first()).toBeVisible();
    await expect(page.locator('#full-terms')).toHaveCount(1);
  });
});

test('PAGE-01 on paper a long text begins below its heading', async ({ visit, page }) => {
  await visit('en-GB', '/terms/');
  await page.emulateMedia({ media: 'print' });
  // A grid would begin on the next sheet in Firefox.
  await expect(page.locator('main div:has(> nav)')).toHaveCSS('display', 'block');
});
