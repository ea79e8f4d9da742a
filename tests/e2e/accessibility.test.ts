import { addressOf, expect, test } from './support/test.ts';

const phone = { width: 360, height: 780 };

test('A11Y-01 SHELL-03 the menu traps the focus, closes by Escape and returns the focus to its button', async ({
  visit,
  page,
}) => {
  await page.setViewportSize(phone);
  await visit('en-GB', '/help/');
  const button = page.locator('button[commandfor]').filter({ visible: true }).last();
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('dialog[open]');
  await expect(menu).toBeVisible();
  for (let index = 0; index < 40; index += 1) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.querySelector('dialog[open]')?.contains(document.activeElement),
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('SHELL-03 the menu closes by a click outside it and by a link', async ({ visit, page }) => {
  await page.setViewportSize(phone);
  await visit('en-GB', '/help/');
  const button = page.locator('button[commandfor]').filter({ visible: true }).last();
  await button.click();
  await page.mouse.click(355, 400);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await button.click();
  await page.locator('dialog[open]').getByRole('link', { name: 'Casino' }).first().click();
  await expect(page).toHaveURL(addressOf('en-GB', '/casino/'));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('A11Y-01 the skip link moves the focus to the main content', async ({ visit, page }) => {
  await visit('en-GB', '/help/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('A11Y-01 COMP-03 in forced colours the dots before the regulator’s links are visible', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('de-DE', '/help/');
  const dot = await page
    .locator('nav[aria-labelledby=regulator] a')
    .first()
    .evaluate((link) => {
      const { width, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(link, '::before');
      return { width, borderTopWidth, isSeen: borderTopColor !== backgroundColor };
    });
  expect(dot).toEqual({ width: '8px', borderTopWidth: '4px', isSeen: true });
});

test('A11Y-01 SHELL-05 in forced colours payment marks have their dark background', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await visit('en-GB', '/payment-methods/');
  const footer = page.getByRole('contentinfo').locator('li:has(picture)');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(footer.first()).toBeVisible();
  const marks = footer.or(page.locator('main li > picture'));
  const colours = await marks.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(colours.length).toBeGreaterThan(12);
  expect(new Set(colours)).toEqual(new Set(['oklch(0.268 0.058 266)']));
});
