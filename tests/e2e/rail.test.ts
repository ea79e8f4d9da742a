import { expect, test } from './support/test.ts';

test('GAME-05 A11Y-01 arrows move a rail where there is room for them; a phone has none and needs none', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('en-GB', '/');
  const rail = page.locator('main section').filter({ has: page.locator('ul > li > a') });
  const list = rail.first().getByRole('list').first();
  const arrows = rail.first().locator('button[aria-disabled]');
  await expect(list).toBeVisible();
  await expect(arrows).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(arrows).toHaveCount(2);
  const [back, forward] = [arrows.first(), arrows.last()];
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await forward.click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300);
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  await back.click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBe(0);
});
