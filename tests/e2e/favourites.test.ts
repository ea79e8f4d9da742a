import type { Page } from 'playwright/test';
import { audit, besideNotices } from './support/audit.ts';
import { shifts } from './support/shifts.ts';
import { addressOf, expect, test } from './support/test.ts';

// Axe cannot measure the contrast of elements that are fading in.
test.use({ hasOwnContext: true, contextOptions: { reducedMotion: 'reduce' } });

/** Stores consent to functionality. */
async function allow(page: Page) {
  await page.addInitScript(() => {
    if (localStorage.getItem('pg-wdg-cnst') !== '1100') localStorage.setItem('pg-wdg-cnst', '1100');
  });
}

const rail = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('listitem').getByRole('link').first();

test('GAME-10 STATE-08 A11Y-01 favourites and recently viewed games are on the home page, in every tab and after a reload', async ({
  page,
  visit,
}) => {
  await allow(page);
  await visit('en-GB', '/slots/');
  const heart = page.getByRole('button', { name: /^Favourite: / }).first();
  const name = (await heart.getAttribute('aria-label'))?.replace('Favourite: ', '') ?? '';
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/slots\/$/);
  const box = await heart.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await page.waitForFunction(() => localStorage.getItem('sc-favourites-en-GB') !== null);

  const other = await page.context().newPage();
  await allow(other);
  await other.goto(addressOf('en-GB', '/slots/'));
  const there = other.getByRole('button', { name: `Favourite: ${name}` });
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  const second = other.getByRole('button', { name: /^Favourite: / }).nth(1);
  await second.focus();
  await other.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Favourite: / }).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await second.press('Enter');
  await expect(page.getByRole('button', { name: /^Favourite: / }).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await other.close();

  await page.getByRole('main').getByRole('listitem').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: `Favourite: ${name}` }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.waitForFunction(() => localStorage.getItem('sc-recent-en-GB') !== null);

  await visit('en-GB', '/');
  await expect(rail(page, 'Your favourites')).toHaveAccessibleName(new RegExp(name));
  await expect(rail(page, 'Recently viewed')).toHaveAccessibleName(new RegExp(name));
  expect(await shifts(page)).toEqual([]);
  for (const region of ['Your favourites', 'Recently viewed'])
    expect(await audit(page.getByRole('region', { name: region }))).toEqual([]);
  await page.getByRole('button', { name: 'Clear: Recently viewed' }).click();
  await page.reload();
  await expect(rail(page, 'Your favourites')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await page.goto(addressOf('en-GB', '/#search'));
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Your favourites' })).toBeVisible();
});

test('STATE-08 favourites are not stored without consent', async ({ page, visit }) => {
  await visit('en-GB', '/slots/');
  await page.waitForFunction(() => document.documentElement.dataset['restriction'] !== undefined);
  const heart = page.getByRole('button', { name: /^Favourite: / }).first();
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /favour|recent|visits/.test(key))),
  ).toEqual([]);
});

test('STATE-03 ACC-05 a status line announces maintenance of the platform without a layout shift', async ({
  page,
  visit,
}) => {
  await page.route('**/context/?**', (route) => route.fulfill({ json: { platformUnderMaintenance: true } }));
  await visit('en-GB', '/slots/');
  await page.getByRole('status').filter({ hasText: 'Accounts and games are closed' }).waitFor();
  expect(await shifts(page)).toEqual([]);
  expect(await audit(page, besideNotices)).toEqual([]);
});
