import { product } from '../../brands/index.ts';
import { expect, test } from './support/test.ts';

/** The first rail of the home page. */
const originals = `${product.name} Originals`;

test('GAME-05 A11Y-01 arrows scroll a rail on a desktop and are not rendered on a phone', async ({ visit, page }) => {
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

test('A11Y-01 a skip button moves the focus past a rail', async ({ visit, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('en-GB', '/');
  const skip = page.getByRole('button', { name: `Skip: ${originals}` });
  await page.getByRole('button', { name: `Scroll on: ${originals}` }).focus();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  const within = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await within()).not.toBe(originals);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: originals }).locator(':focus')).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('PERF-01 SSR-04 a row of tiles has the same height off screen and on screen', async ({ visit, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('sv', '/pay-n-play/');
  const row = page.locator('main ul:has(> li > a > picture)');
  const height = () => row.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await row.scrollIntoViewIfNeeded();
  await expect(row.locator('picture').first()).toBeInViewport();
  expect(await height()).toBe(before);
});
