import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

for (const [culture, maxWin] of [
  ['en-GB', 'Max win'],
  ['de-DE', 'Höchstgewinn'],
  ['sv', 'Högsta vinst'],
  ['es', 'Premio máximo'],
] as const) {
  test(`GAME-03 GAME-04 GAME-06 API-03 A11Y-01 ${culture} a tap on the info button of a tile shows the game’s parameters in a sheet, which Back closes`, async ({
    page,
    visit,
    complaints,
  }) => {
    await visit(culture, '/slots/');
    const tile = page.locator('main li:has(> a > picture)').nth(2);
    const name = (await tile.locator('a > b').textContent()) ?? '';
    const info = tile.locator('button:not([aria-pressed])');
    await info.tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading', { name })).toBeVisible();
    await expect(sheet.locator('dl div').filter({ hasText: maxWin })).toContainText(/\d\s?[x×]$/);
    expect(await audit(sheet)).toEqual([]);
    await page.goBack();
    await expect(sheet).toBeHidden();

    const button = (await info.boundingBox())!;
    const words = (await tile.locator('small').boundingBox())!;
    const picture = (await tile.locator('picture').boundingBox())!;
    expect([button.width, button.height]).toEqual([44, 44]);
    expect(button.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    expect(words.y + words.height).toBeLessThanOrEqual(button.y + button.height);
    expect(await audit(tile)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
