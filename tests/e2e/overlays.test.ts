import { addressOf, expect, hydrated, test } from './support/test.ts';

for (const culture of ['en-GB', 'sv'] as const) {
  test(`GAME-06 A11Y-01 ${culture} opens the game above the search when a visit begins with both`, async ({ page }) => {
    await page.goto(addressOf(culture, '/help/#search-gamepage/slots/lantern-trench'));
    await hydrated(page);
    const overlays = page.locator('dialog[open]');
    await expect(overlays.getByRole('heading', { name: 'Lantern Trench' })).toBeVisible();
    await expect(overlays).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(addressOf(culture, '/help/#search'));
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overlays).toHaveCount(0);
    await expect(page).toHaveURL(addressOf(culture, '/help/'));
    await page.getByRole('banner').locator('input[name=q]').click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });
}

test('GAME-06 GAME-07 closes a game sheet and then the search with two quick Escapes, and the search opens again', async ({
  page,
}) => {
  await page.goto(addressOf('en-GB', '/help/'));
  await hydrated(page);
  const field = page.getByRole('banner').locator('input[name=q]');
  await field.click();
  await page.getByRole('combobox').fill('lantern');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/#search-gamepage/);
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')]);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page).toHaveURL(addressOf('en-GB', '/help/'));
  await field.click();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('GAME-06 ROUTE-09 A11Y-01 moves the focus to the heading of the game page when the link in a game sheet is followed', async ({
  page,
}) => {
  await page.goto(addressOf('en-GB', '/slots/#gamepage/slots/lantern-trench'));
  await hydrated(page);
  await page.getByRole('dialog').locator('a[href="/slots/lantern-trench/"]').press('Enter');
  await expect(page).toHaveURL(addressOf('en-GB', '/slots/lantern-trench/'));
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('GAME-07 loses no typed letter between the field on the page and the search overlay', async ({ visit, page }) => {
  await visit('en-GB', '/slots/');
  const field = page.getByRole('banner').locator('input[name=q]');
  await field.hover();
  await page.waitForLoadState('networkidle');
  // On a slow phone the search opens in the middle of the word.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await field.click();
  await page.keyboard.type('lantern');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('lantern');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Lantern');
  await expect(field).toHaveValue('');
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('GAME-10 A11Y-01 keeps the filters usable while the list of the previous choice is loading', async ({
    visit,
    page,
  }) => {
    await visit('en-GB', '/slots/');
    const requested = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await page.route(/\/api\/v1\/games\/\?.*provider=/, async (route) => {
      requested.resolve();
      await held.promise;
      await route.continue();
    });
    await page.getByRole('main').getByRole('button', { name: 'Filters' }).tap();
    const makers = page.getByRole('dialog').locator('label:has([name=provider])');
    await makers.nth(0).tap();
    await requested.promise;
    await makers.nth(1).tap();
    await expect(page).toHaveURL(/provider=.*provider=/);
    await expect(makers.nth(2)).toBeVisible();
    held.resolve();
    await expect(page.getByRole('dialog').locator('[name=provider]:checked')).toHaveCount(2);
    await expect(page.locator('main ul a[aria-label^="Remove"]')).toHaveCount(2);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
