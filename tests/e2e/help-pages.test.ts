import { addressOf, expect, hydrated, test } from './support/test.ts';

test('PAGE-05 the search field filters the questions, and a URL with a hash opens a question', async ({
  visit,
  page,
}) => {
  await visit('en-GB', '/help/');
  const questions = page.locator('main details:visible');
  const all = await questions.count();
  await page.getByRole('searchbox').fill('password');
  await expect(page.getByRole('status').first()).toContainText(/\d+ answers? match(es)?/);
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await page.getByRole('searchbox').fill('');
  await expect(questions).toHaveCount(all);

  const last = questions.last();
  await last.locator('summary').click();
  await last.getByRole('link', { name: 'Link to this answer' }).click();
  await expect(page).toHaveURL(/#faq-/);
  const address = page.url();
  // Both by Back without a reload and in a new document.
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await page.goBack();
  await expect(last).toHaveAttribute('open', '');
  await page.goto('about:blank');
  await page.goto(address);
  await expect(last).toHaveAttribute('open', '');
  await expect(last.locator('summary')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PAGE-05 SSR-05 a URL with a hash opens its answer, and the search field is not rendered', async ({ page }) => {
    await page.goto(addressOf('sv', '/help/'));
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const entryId = await page.locator('main details > div').last().getAttribute('id');
    await page.goto(addressOf('sv', `/help/#${entryId}`));
    await expect(page.locator('main details').last()).toHaveAttribute('open', '');
  });
});

test('PAGE-11 registration-complete redirects to the lobby', async ({ page }) => {
  await page.goto(addressOf('es', '/registration-complete/'));
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Ir a la sala de juegos' })).toBeVisible();
  await page.waitForURL(/\/platform\//);
});
