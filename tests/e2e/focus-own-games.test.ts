import type { Page } from 'playwright/test';
import { focused, press } from './support/focus.ts';
import { addressOf, expect, hydrated, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('favourites and recently viewed games', () => {
  const games = async (page: Page) => {
    await page.addInitScript(() => localStorage.setItem('pg-wdg-cnst', '1111'));
    await page.goto(addressOf('en-GB', '/slots/'));
    await hydrated(page);
    for (const place of [0, 1]) {
      await press(page.getByRole('button', { name: /^Favourite: / }).nth(place));
    }
    await page.waitForFunction(() => localStorage.getItem('sc-favourites-en-GB')?.match(/"card"/g)?.length === 2);
    await page.getByRole('main').locator('li > a:has(picture)').first().click();
    await page.waitForFunction(() => localStorage.getItem('sc-recent-en-GB') !== null);
    await page.goto(addressOf('en-GB', '/'));
    await hydrated(page);
  };

  test('A11Y-02 removing a favourite focuses the next one, and removing the last focuses the next section', async ({
    page,
  }) => {
    await games(page);
    const hearts = page.getByRole('region', { name: 'Your favourites' }).getByRole('button', { name: /^Favourite: / });
    await expect(hearts).toHaveCount(2);
    await press(hearts.first());
    await expect(hearts).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Your favourites' }).locator('li > a')).toBeFocused();
    await press(hearts.first());
    await expect(hearts).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeFocused();
  });

  test('A11Y-02 clearing the recently viewed games does not lose the focus', async ({ page }) => {
    await games(page);
    await press(page.getByRole('button', { name: 'Clear: Recently viewed' }));
    await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
    expect(await focused(page)).not.toBe('body');
  });
});
