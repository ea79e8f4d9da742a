import type { Locator } from 'playwright/test';
import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

/** `tile.test.ts` has the names in the other brands. */
const maxWin = { 'en-GB': 'Max win', 'de-DE': 'Höchstgewinn' } as const;
const cultures = Object.keys(maxWin) as (keyof typeof maxWin)[];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const culture of cultures) {
  test(`GAME-03 GAME-04 API-03 A11Y-01 ${culture} a tile shows the game’s parameters on hover and on focus, within its picture`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(culture, '/slots/');
    const tile = page.locator('main li:has(> a > picture)').nth(2);
    const boxOf = async (part: Locator) => (await part.boundingBox())!;
    await tile.locator('> a').hover();
    await expect(tile.locator('dl div').filter({ hasText: maxWin[culture] })).toContainText(/\d\s?[x×]$/);
    expect((await boxOf(tile.locator('dl'))).y).toBeGreaterThan((await boxOf(tile.locator('picture'))).y);
    expect(await audit(tile)).toEqual([]);

    await page.mouse.move(0, 0);
    await page.setViewportSize({ width: 360, height: 900 });
    await tile.locator('> a').focus();
    await expect(tile.locator('dl dd').first()).toBeVisible();
    const picture = await boxOf(tile.locator('picture'));
    for (const part of await tile.locator('dl dd:visible, dl + a, dl ~ button').all()) {
      const { x, y, width, height } = await boxOf(part);
      expect(x).toBeGreaterThanOrEqual(picture.x);
      expect(x + width).toBeLessThanOrEqual(picture.x + picture.width);
      expect(y).toBeGreaterThanOrEqual(picture.y);
      expect(y + height).toBeLessThanOrEqual(picture.y + picture.height);
    }
    expect(await audit(tile)).toEqual([]);
  });
}
