import { readFile } from 'node:fs/promises';
import { addressOf, expect, test } from './support/test.ts';

const path = '/bingo-card-generator/';
const numbers = 'main table td';

test('PAGE-06 cards can be made by keyboard, and their URL shows the same cards again', async ({ visit, page }) => {
  await visit('en-GB', path);
  await page.getByRole('radio', { name: '90 balls' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '75 balls' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?type=75&count=3&seed=[2-9A-Z]{8}#cards$/);
  const heading = page.getByRole('heading', { name: /^3 cards, code / });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('table')).toHaveCount(3);

  const made = await page.locator(numbers).allTextContents();
  const address = page.url();
  const code = new URL(address).searchParams.get('seed') ?? '';
  await page.getByRole('link', { name: 'New cards' }).click();
  await expect(heading).not.toContainText(code);
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(heading).toContainText(await field.inputValue());
  await expect.poll(() => page.locator(numbers).allTextContents()).not.toEqual(made);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => page.locator(numbers).allTextContents()).toEqual(made);
  await page.goto(address);
  await expect.poll(() => page.locator(numbers).allTextContents()).toEqual(made);
});

test('PAGE-06 an invalid number of cards marks the field as invalid and makes no cards', async ({ visit, page }) => {
  await visit('en-GB', path);
  await page.getByLabel('Number of cards').fill('49');
  await page.getByRole('button', { name: 'Make cards' }).click();
  await expect(page).toHaveURL(addressOf('en-GB', path));
  expect(await page.getByLabel('Number of cards').evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(
    false,
  );
});

test('PAGE-06 a print contains only the cards, and the call list if it is open', async ({ visit, page }) => {
  await visit('en-GB', `${path}?type=90&count=13&seed=K7Q2MX`);
  const pages = async () => {
    const pdf = await page.pdf({ format: 'A4' });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  };
  await expect.poll(pages).toBe(3);
  await page.getByText('Call list', { exact: true }).click();
  await expect.poll(pages).toBe(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toHaveCount(13);
  for (const other of ['header', 'footer', 'main form', 'main h1']) await expect(page.locator(other)).toBeHidden();
});

test('PAGE-06 saved files contain the cards of the page', async ({ visit, page }) => {
  await visit('en-GB', `${path}?type=75&count=2&seed=K7Q2MX&title=Friday`);
  const shown = await page.locator(numbers).allTextContents();
  for (const [button, name] of [
    ['Save as a web page', 'bingo-k7q2mx.html'],
    ['Save as a picture', 'bingo-k7q2mx.svg'],
  ] as const) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(name);
    const text = await readFile(await download.path(), 'utf8');
    for (const cell of shown) expect(text).toContain(`>${cell}<`);
    expect(text).toContain('Friday');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PAGE-06 SSR-05 the form makes cards, and a link makes new ones', async ({ page }) => {
    await page.goto(addressOf('en-GB', path));
    await page.getByRole('radio', { name: '75 balls' }).check();
    await page.getByLabel('Number of cards').fill('4');
    await page.getByLabel('Title on the cards').fill('Zoë & friends');
    await page.getByRole('button', { name: 'Make cards' }).click();
    await expect(page).toHaveURL(/type=75&count=4&title=Zo%C3%AB.*&seed=[2-9A-Z]{8}/);
    await expect(page.getByRole('table')).toHaveCount(4);
    await expect(page.getByText('Zoë & friends').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const made = await page.locator(numbers).allTextContents();
    await page.getByRole('link', { name: 'New cards' }).click();
    await expect.poll(() => page.locator(numbers).allTextContents()).not.toEqual(made);
  });
});
