import type { Page } from 'playwright/test';
import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

/** Stores the state of a player who has logged in. */
async function logIn(page: Page, username: string) {
  const sealed = { savedAt: Date.now(), session: 'earlier', state: { username, loginname: username, segment: 0 } };
  await page.addInitScript((text) => localStorage.setItem('sc-player', text), JSON.stringify(sealed));
}

const enter = async (page: Page, code: string) => {
  await page.getByLabel('Voucher code').fill(code);
  await page.getByRole('button', { name: 'Redeem' }).click();
};

test('PAGE-08 the voucher dialog shows an error for each invalid code and the prize of a valid one', async ({
  visit,
  page,
}) => {
  await logIn(page, `e2e-${Date.now()}`);
  await visit('en-GB', '/casino-promotions/voucher-250/');
  await page.locator('main a[href="#voucher"]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Redeem a voucher' });
  await expect(page.getByLabel('Voucher code')).toBeFocused();
  await expect(dialog).toContainText('Wagering 10x on free-spin winnings');
  await enter(page, '');
  await expect(dialog).toContainText('Insert a valid code!');
  await enter(page, 'no-such-code');
  await expect(dialog).toContainText('Insert a valid code!');
  await enter(page, 'used2025');
  await expect(dialog).toContainText('This code has already been used!');
  await enter(page, 'broken');
  await expect(dialog).toContainText('Unkown failure occurred');
  await enter(page, 'comet250');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(page.locator('dialog[open]')).toContainText('Your prize: 250 free spins on Lantern Trench');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
});

test('A11Y-01 PAGE-08 axe finds no violations in the voucher dialog on a phone and on a desktop, for guests and players', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [username, path] of [
    ['', '/help/#voucher'],
    ['lead', '/contact/#voucher'],
  ] as const) {
    await logIn(page, username);
    await visit('de-DE', path);
    const dialog = page.getByRole('dialog', { name: 'Gutschein einlösen' });
    await expect(dialog).toBeVisible();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([username, width, ...(await audit(dialog))]).toEqual([username, width]);
    }
  }
});

test('A11Y-01 PAGE-08 the voucher dialog does not scroll sideways on a phone with a long username', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, 'bartholomew.featherstonehaugh@mailcompany.example');
  await visit('en-GB', '/help/#voucher');
  await expect(page.getByLabel('Voucher code')).toBeVisible();
  const dialog = page.locator('dialog[open]');
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
