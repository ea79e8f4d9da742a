import type { Page } from 'playwright/test';
import { gameSummaries } from '../../shared/data/game-lists.ts';
import { popularGames } from '../../shared/data/games.ts';
import type { Resource } from '../../shared/data/resource.ts';
import { audit } from './support/audit.ts';
import { addressOf, expect, firstCultures, test, type VisitedCulture } from './support/test.ts';

test('GAME-06 GAME-07 the search opens with its hash, shows hints and results, and closes by Back', async ({
  visit,
  page,
}) => {
  await visit('en-GB', '/help/');
  await page
    .getByRole('banner')
    .getByRole('searchbox')
    .or(page.getByRole('banner').locator('input[name=q]'))
    .first()
    .click();
  await expect(page).toHaveURL(addressOf('en-GB', '/help/#search'));
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  // The page below the overlay doesn't scroll.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await field.fill('l');
  await expect(dialog.getByRole('status')).toContainText('2');
  await field.fill('lantern tr');
  await expect(dialog.getByRole('option').first()).toContainText('Lantern Trench');
  await field.fill('lantren');
  await expect(dialog.getByRole('option').first()).toContainText('Lantern');
  await field.fill('qqqqqqqq');
  await expect(dialog.getByRole('status')).toContainText('qqqqqqqq');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  await expect(page).toHaveURL(addressOf('en-GB', '/help/'));
});

test('GAME-07 A11Y-01 a result chosen by keyboard opens over the search, and Back returns to the search', async ({
  visit,
  page,
}) => {
  await visit('en-GB', '/help/#search');
  const field = page.getByRole('combobox');
  await field.fill('lantern');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/#search-gamepage\//);
  await expect(page.getByRole('dialog').last().getByRole('heading').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#search$/);
  await expect(field).toHaveValue('lantern');
});

test('GAME-02 GAME-07 the search links to a page of all results, which Show more extends', async ({ visit, page }) => {
  await visit('en-GB', '/help/#search');
  await page.getByRole('combobox').fill('lantern');
  await page.getByRole('link', { name: /^All \d+ results$/ }).click();
  await expect(page).toHaveURL(addressOf('en-GB', '/?q=lantern'));
  await expect(page.getByRole('dialog')).toBeHidden();
  const tiles = page.locator('main li:has(picture)');
  await expect(tiles).toHaveCount(24);
  await page.getByRole('link', { name: 'Show 24 more' }).click();
  await expect(tiles).toHaveCount(48);
  await expect(tiles.nth(24).getByRole('link').first()).toBeFocused();
});

test('GAME-03 GAME-06 a tile shows its facts on focus and opens the game overlay, which Escape closes', async ({
  visit,
  page,
}) => {
  await visit('en-GB', '/slots/');
  const tile = page.locator('main li').filter({ hasText: 'Lantern Trench' }).first();
  await tile.getByRole('link').first().focus();
  await expect(tile.getByText('RTP')).toBeVisible();
  await tile.getByRole('button', { name: 'About Lantern Trench' }).click();
  await expect(page).toHaveURL(/#gamepage\/slots\/lantern-trench$/);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Lantern Trench' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(addressOf('en-GB', '/slots/'));
});

/** The first popular game that the services describe, and its short text. */
async function describedGame(page: Page, culture: VisitedCulture) {
  const read = <T>({ key }: Resource<T>) =>
    page.evaluate<T, string>(async (path) => (await fetch(path)).json(), `/${key}`);
  const [{ items }, summaries] = await Promise.all([read(popularGames(culture)), read(gameSummaries(culture))]);
  const texts = new Map(summaries.items.map(({ id, shortText }) => [id, shortText]));
  const game = items.find(({ id }) => texts.get(id));
  return { name: game?.name ?? '', text: texts.get(game?.id ?? '') ?? '' };
}

for (const culture of firstCultures) {
  test(`GAME-07 API-03 A11Y-01 ${culture} the search describes popular games on a phone and on a desktop`, async ({
    page,
    visit,
  }) => {
    await visit(culture, '/help/#search');
    const dialog = page.getByRole('dialog');
    const { name, text } = await describedGame(page, culture);
    const row = dialog.locator('a').filter({ hasText: text });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(dialog.getByText(text)).toBeVisible();
      await expect(row).toHaveAccessibleDescription(text);
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect(await audit(dialog)).toEqual([]);
    }
    await dialog.getByRole('combobox').fill(name);
    await expect(dialog.getByRole('option').first()).toContainText(text);
  });
}

test.describe('without the short texts', () => {
  test.use({ expectedComplaints: /games\/extended\// });

  test('GAME-07 API-04 en-GB the search lists popular games', async ({ page, visit }) => {
    await page.route('**/v1/games/extended/**', (route) => route.fulfill({ status: 500, body: '' }));
    await visit('en-GB', '/help/#search');
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Lantern Trench/ })).toBeVisible();
  });
});
