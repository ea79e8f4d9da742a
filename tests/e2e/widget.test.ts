import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, test } from './support/widget-test.ts';

const password = 'Comet!2026';
const page = (origin: Page) => ({
  open: (module: string) => origin.locator(`button[data-module=${module}]:not([data-mode])`).click(),
  dialog: origin.getByRole('dialog'),
  fill: (label: string, text: string) => origin.getByRole('dialog').getByLabel(label, { exact: true }).fill(text),
  press: (name: string) => origin.getByRole('button', { name, exact: true }).click(),
});

async function logIn(on: Page, login: string, tried = password) {
  const { fill, dialog } = page(on);
  await fill('Email or username', login);
  await fill('Password', tried);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('ACC-04 ACC-06 a login emits its events group by group and leads to the lobby', async ({
  page: on,
  visit,
  received,
  waitForEvent,
}) => {
  await visit('en-GB');
  await page(on).open('login');
  await logIn(on, 'real');
  await waitForEvent('clientUrl');
  const events = await received();
  expect(events.map(([event]) => event)).toEqual([
    'ready',
    'open',
    'login',
    'platform',
    'personal',
    'prime',
    'consent',
    'limits',
    'address',
    'clientUrl',
  ]);
  expect(await waitForEvent('login')).toEqual({
    segment: 1,
    loginname: 'real',
    userExtId: expect.any(String),
    lang: { code: 'en-GB' },
  });
  expect(await waitForEvent('platform')).toMatchObject({ username: 'real', skin: 'SC-UK', currency: 'GBP' });
  await page(on).press('To the games');
  await on.waitForURL('**/platform/?culture=en-GB');
  await expect(on.getByRole('heading', { level: 1 })).toBeVisible();
});

test('ACC-04 each login failure shows its message and emits its code; an account of a sibling brand succeeds at the second attempt', async ({
  page: on,
  visit,
  received,
}) => {
  await visit('en-GB');
  await page(on).open('login');
  const failures = async () =>
    (await received()).filter(([event]) => event === 'loginFailed').map(([, detail]) => detail);
  await logIn(on, 'lead', 'wrong');
  await expect(page(on).dialog.getByRole('alert')).toHaveText(/password is wrong/);
  await logIn(on, 'locked');
  await expect(page(on).dialog.getByRole('alert')).toHaveText(/locked/);
  await logIn(on, 'sibling');
  await expect(page(on).dialog.getByRole('alert')).toHaveText(/other sites/);
  await expect
    .poll(failures)
    .toEqual([
      { code: 'WRONG_CREDENTIALS' },
      { code: 'USER_LOCKED' },
      { code: 'USER_BELONGS_TO_SIBLING_SKIN', skin: expect.stringMatching(/^SC-/) },
    ]);
  await logIn(on, 'sibling');
  await expect(page(on).dialog.getByRole('heading')).toHaveText('Welcome, Sib');
});

test('ACC-04 the widget shows a message when the login service fails or is in maintenance', async ({
  page: on,
  visit,
  waitForEvent,
}) => {
  await visit('en-GB');
  await on.route('**/son-auth/login', (route) => route.fulfill({ status: 418, body: 'tea' }), { times: 1 });
  await page(on).open('login');
  await logIn(on, 'lead');
  await expect(page(on).dialog.getByRole('alert')).toHaveText(/does not answer/);
  expect(await waitForEvent('loginFailed')).toEqual({ code: 'UNAVAILABLE' });
  const headers = { 'access-control-allow-origin': '*' };
  const body = JSON.stringify({ code: 'MAINTENANCE' });
  await on.route('**/son-auth/login', (route) => route.fulfill({ status: 423, headers, body }), { times: 1 });
  await logIn(on, 'lead');
  await expect(page(on).dialog.getByRole('heading')).toHaveText('Closed for maintenance');
});

async function fillAccount(on: Page, email: string) {
  const { fill, press } = page(on);
  await fill('Email', email);
  await fill('Username', `u${randomUUID().slice(0, 8)}`);
  await fill('Password', 'a long password');
  await press('Next');
}

async function fillPerson(on: Page, birth: string) {
  const { fill, press } = page(on);
  await fill('First name', 'Ann');
  await fill('Last name', 'Onym');
  await fill('Date of birth', birth);
  await press('Next');
}

async function fillAddress(on: Page) {
  const { fill, press } = page(on);
  await fill('House number and street', '1 High Street');
  await fill('Postcode', 'LS1 1AA');
  await fill('Town or city', 'Leeds');
  await fill('Mobile number', '+44 7700 900456');
  await on.getByLabel('Deposit limit a month').selectOption({ label: '£100' });
  await on.getByLabel(/I am 18 or over/).check();
  await press('Create account');
}

test('ACC-01 ACC-06 registration has three steps, checks the age, and preserves the fields when the visitor goes back', async ({
  page: on,
  visit,
  waitForEvent,
}) => {
  const { open, press, dialog } = page(on);
  await visit('en-GB');
  await open('register');
  await press('Next');
  await expect(on.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(on.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Please fill this in.');
  await fillAccount(on, `${randomUUID()}@players.example`);
  await fillPerson(on, `${new Date().getFullYear() - 17}-01-01`);
  const birth = on.getByLabel('Date of birth');
  await expect(birth).toBeFocused();
  await expect(birth).toHaveAccessibleDescription(/You must be 18 or over to play\.$/);
  await fillPerson(on, '1990-02-28');
  await expect(dialog).toContainText('Step 3 of 3');
  await press('Back');
  await expect(birth).toHaveValue('1990-02-28');
  await press('Next');
  await fillAddress(on);
  await expect(dialog.getByRole('heading')).toHaveText('Welcome, Ann');
  expect(await waitForEvent('register')).toMatchObject({ process: 1, username: expect.any(String) });
  expect(await waitForEvent('limits')).toEqual({ limits: { month: 10_000 } });
  expect(await waitForEvent('address')).toMatchObject({ city: 'Leeds', country: 'GB' });
  expect(await waitForEvent('clientUrl')).toEqual({ url: expect.stringContaining('/platform/') });
});

test('ACC-01 ACC-04 a registration after the rejected login of a sibling account has the skin of this site', async ({
  page: on,
  visit,
  waitForEvent,
}) => {
  const { open, press, dialog } = page(on);
  await visit('en-GB');
  await open('login');
  await logIn(on, 'sibling');
  await expect(dialog.getByRole('alert')).toHaveText(/other sites/);
  await press('No account yet? Join');
  await fillAccount(on, `${randomUUID()}@players.example`);
  await fillPerson(on, '1990-02-28');
  await fillAddress(on);
  await expect(dialog.getByRole('heading')).toHaveText('Welcome, Ann');
  expect(await waitForEvent('platform')).toMatchObject({ skin: 'SC-UK' });
});

test('ACC-01 process 7 leads to the login with the email filled in; a taken username shows an error at its field', async ({
  page: on,
  visit,
  received,
  waitForEvent,
}) => {
  const { open, press, fill, dialog } = page(on);
  await visit('en-GB');
  await open('register');
  const email = `seven@${randomUUID()}.example`;
  await fillAccount(on, email);
  await fillPerson(on, '1990-02-28');
  await press('Back');
  await press('Back');
  await fill('Username', 'lead');
  await press('Next');
  await press('Next');
  await fillAddress(on);
  const username = on.getByLabel('Username', { exact: true });
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription(/This username is already taken/);
  expect(await waitForEvent('registerFailed')).toEqual({ code: 'USERNAME_TAKEN' });
  await fill('Username', `u${randomUUID().slice(0, 8)}`);
  await press('Next');
  await press('Next');
  await press('Create account');
  await expect(dialog.getByRole('heading')).toHaveText('Log in');
  await expect(on.getByLabel('Email or username')).toHaveValue(email);
  expect(await waitForEvent('register')).toMatchObject({ process: 7 });
  expect((await received()).map(([event]) => event)).not.toContain('clientUrl');
});

test('ACC-02 a password can be reset with a code sent by email', async ({ page: on, visit }) => {
  const { open, press, fill, dialog } = page(on);
  await visit('en-GB');
  await open('register');
  const email = `${randomUUID()}@players.example`;
  await fillAccount(on, email);
  await fillPerson(on, '1990-02-28');
  await fillAddress(on);
  await expect(dialog.getByRole('heading')).toHaveText('Welcome, Ann');
  await on.keyboard.press('Escape');
  await open('resetPassword');
  await fill('Email or username', email);
  await press('Send the code');
  await expect(dialog).toContainText('If there is an account');
  const codeSent = async () => {
    const letters = await on.request.get(`${process.env['SERVICES_TEST_ORIGIN']}/_mail`);
    const all = (await letters.json()) as { to: string; text: string }[];
    return /\d{6}/.exec(all.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(codeSent).not.toBe('');
  await fill('Six-digit code', await codeSent());
  await fill('New password', 'quite another one');
  await press('Save the password');
  await expect(dialog.getByRole('status')).toContainText('is saved');
  await fill('Password', 'quite another one');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Welcome, Ann');
});

test('ACC-04 BRAND-02 Pay N Play registers with an amount and the bank, and rejects a person under 18', async ({
  page: on,
  visit,
  received,
  waitForEvent,
}) => {
  const { open, press, dialog } = page(on);
  await visit('sv');
  await open('register');
  await dialog.getByLabel(/^250/).check();
  await dialog.getByRole('combobox').selectOption({ index: 2 });
  await press('Vidare till banken');
  await dialog.getByLabel(/Elsa/).check();
  const pay = dialog.getByRole('button', { name: /betala 250/ });
  await pay.click();
  await expect(dialog).toContainText('Du måste ha fyllt 18 år');
  expect(await waitForEvent('registerFailed')).toEqual({ code: 'UNDER_AGE' });
  await dialog.getByLabel(/Astrid/).check();
  await pay.click();
  await expect(dialog.getByRole('heading')).toHaveText('Välkommen, Astrid');
  expect(await waitForEvent('prime')).toEqual({ personalId: expect.any(String) });
  await expect
    .poll(async () => (await received()).map(([event]) => event))
    .toEqual(expect.arrayContaining(['register', 'clientUrl']));
});

test('ACC-04 COMP-01 Pay N Play sends the deposit limit, and focuses its field when it is rejected', async ({
  page: on,
  visit,
  waitForEvent,
}) => {
  const { open, press, dialog } = page(on);
  const headers = { 'access-control-allow-origin': '*' };
  const body = JSON.stringify({ code: 'INVALID', field: 'limit' });
  await on.route('**/son-auth/pay-n-play', (route) => route.fulfill({ status: 422, headers, body }), { times: 1 });
  await visit('sv');
  await open('register');
  await dialog.getByLabel(/^250/).check();
  const limit = dialog.getByRole('combobox');
  await limit.selectOption({ index: 2 });
  await press('Vidare till banken');
  await dialog.getByLabel(/Astrid/).check();
  const sent = on.waitForRequest('**/son-auth/pay-n-play');
  await dialog.getByRole('button', { name: /betala 250/ }).click();
  expect((await sent).postDataJSON()).toMatchObject({ skin: 'SC-SE', amount: 25_000, limit: 100_000 });
  await expect(limit).toBeFocused();
  await expect(limit).toHaveAccessibleDescription(/Kontrollera/);
  expect(await waitForEvent('registerFailed')).toEqual({ code: 'INVALID' });
  await expect(dialog.getByLabel(/^250/)).toBeChecked();
  await press('Vidare till banken');
  await dialog.getByLabel(/Astrid/).check();
  await dialog.getByRole('button', { name: /betala 250/ }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Välkommen, Astrid');
});

test('ACC-02 deposit limits are shown after a login, which is required only once', async ({
  page: on,
  visit,
  received,
}) => {
  await visit('en-GB');
  const limits = on.locator('button[data-mode=depositlimits]');
  await limits.click();
  await logIn(on, 'real');
  await expect(page(on).dialog).toContainText(/This month\s*£[\d.]+ of £500\.00/);
  await page(on).dialog.getByRole('button', { name: 'Close' }).last().click();
  await limits.click();
  await expect(page(on).dialog).toContainText('This month');
  expect((await received()).filter(([event]) => event === 'login')).toHaveLength(1);
});

test('ACC-02 COMP-03 deposit limits lead to the login of the market when the session has ended', async ({
  page: on,
  visit,
}) => {
  const { dialog, press } = page(on);
  const headers = { 'access-control-allow-origin': '*' };
  const body = JSON.stringify({ code: 'SESSION_ENDED' });
  await on.route('**/son-auth/limits*', (route) => route.fulfill({ status: 401, headers, body }));
  const limits = on.locator('button[data-mode=depositlimits]');
  await visit('sv');
  await limits.click();
  await dialog.getByLabel(/Nils/).check();
  await press('Legitimera dig');
  await expect(dialog.getByRole('status')).toHaveText('Logga in igen.');
  await expect(dialog.getByLabel(/Nils/)).toBeVisible();
  await visit('en-GB');
  await limits.click();
  await logIn(on, 'real');
  await expect(dialog.getByRole('status')).toHaveText('Please log in again.');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
});

test('ACC-08 feedback is stored if it is enabled, and does not open otherwise', async ({
  page: on,
  visit,
  received,
}) => {
  const { open, press, fill, dialog } = page(on);
  await visit('en-GB');
  await open('feedback');
  const words = `All well ${randomUUID()}`;
  await dialog.getByLabel('A lot', { exact: true }).check();
  await fill('Your words', words);
  await press('Send');
  await expect(dialog.getByRole('heading')).toHaveText('Thank you');
  const stored = await on.request.get(`${process.env['SERVICES_TEST_ORIGIN']}/_feedback`);
  expect(await stored.json()).toContainEqual(expect.objectContaining({ rating: 4, text: words, culture: 'en-GB' }));
  await visit('sv');
  await open('feedback');
  await open('maintenance');
  await expect(dialog.getByRole('heading')).toHaveText('Stängt för underhåll');
  const opened = async () => (await received()).filter(([event]) => event === 'open');
  await expect.poll(opened).toEqual([['open', { module: 'maintenance' }]]);
});
