import { addressOf, expect, test } from './support/test.ts';

const names = (page: import('playwright/test').Page) => page.locator('main li > a > b').allTextContents();

test('GAME-10 a filter changes the list and the URL without a reload, and a reload shows the same list', async ({
  visit,
  page,
}) => {
  await visit('en-GB', '/slots/');
  const all = await names(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('checkbox', { name: /^High/ }).check();
  await expect(page).toHaveURL(/volatility=high/);
  await expect(page.getByRole('checkbox', { name: /^High/ })).toBeChecked();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  // The old list is shown until the new one has loaded.
  await expect.poll(() => names(page)).not.toEqual(all);
  const filtered = await names(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(filtered);
});

test('GAME-10 SSR-04 query parameters without a form field stay in the URL, also when the order changes', async ({
  visit,
  page,
}) => {
  const address = '/slots/?maxMinBet=50&minRtp=93&sort=popular';
  await visit('en-GB', address);
  await expect(page).toHaveURL(addressOf('en-GB', address));
  await page.getByRole('combobox').selectOption('name');
  await expect(page).toHaveURL(addressOf('en-GB', '/slots/?sort=name&minRtp=93&maxMinBet=50'));
  await expect(page.getByRole('combobox')).toHaveValue('name');
});

for (const [culture, name] of [
  ['en-GB', 'To the games'],
  ['es', 'Ir a los juegos'],
] as const) {
  test(`A11Y-03 ${culture} a skip link moves the focus past the filters to the games`, async ({ visit, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(culture, '/slots/');
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#games li > a').first()).toBeFocused();
    // The link comes before the filters beside the list.
    await link.focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#filters') !== null)).toBe(true);
    await page.setViewportSize({ width: 390, height: 780 });
    await expect(link).toBeHidden();
  });
}

test('GAME-02 SHELL-12 Show more appends games without repeating one', async ({ visit, page }) => {
  await visit('en-GB', '/slots/');
  const before = await names(page);
  expect(before.length).toBe(48);
  await page.getByRole('link', { name: /Show \d+ more/ }).click();
  await expect.poll(async () => (await names(page)).length).toBe(72);
  const after = await names(page);
  expect(after.slice(0, 48)).toEqual(before);
  expect(new Set(after).size).toBe(72);
});

test('GAME-02 ?page=2 shows other games than the first page', async ({ visit, page }) => {
  await visit('en-GB', '/slots/');
  const first = await names(page);
  await visit('en-GB', '/slots/?page=2');
  const second = await names(page);
  expect(second.length).toBe(48);
  expect(second.some((name) => first.includes(name))).toBe(false);
});

test('API-04 a category whose list fails shows its heading and footer, and a link to retry', async ({
  page,
  complaints,
}) => {
  const services = process.env['SERVICES_TEST_ORIGIN'];
  await page.request.post(`${services}/_faults`, {
    data: { path: '/api/v1/games/?culture=es&groups=blackjack&volatility=low', status: 500 },
  });
  await page.goto(addressOf('es', '/casino/blackjack/?volatility=low'));
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No se han podido cargar los juegos.');
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/casino/blackjack/?volatility=low');
  complaints.length = 0;
});
