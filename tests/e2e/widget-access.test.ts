import type { Page } from 'playwright/test';
import { brands } from '../../brands/index.ts';
import { cultures } from '../../locales/index.ts';
import { audit } from './support/audit.ts';
import { cultureCodes, expect, test } from './support/widget-test.ts';

const modules = ['login', 'register', 'resetPassword', 'feedback', 'maintenance'] as const;

const opener = (page: Page, module: string) => page.locator(`button[data-module=${module}]:not([data-mode])`);

// The dialogs of one brand look alike in all of its cultures.
for (const culture of cultureCodes.filter((code) => brands.some((brand) => brand.cultures[0] === code))) {
  test(`A11Y-01 COMP-03 ${culture} axe finds no violations in any dialog of the widget, with and without field errors`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(culture);
    for (const module of modules) {
      await opener(page, module).click();
      const dialog = page.getByRole('dialog');
      if (module === 'feedback' && !cultures[culture].feedbacksEnabled) continue;
      await expect(dialog).toBeVisible();
      expect([module, await audit(page)]).toEqual([module, []]);
      if (module === 'maintenance') break;
      // An empty form shows the errors of its fields.
      await dialog.locator('.primary').click();
      await expect(dialog.locator('[aria-invalid]').first()).toBeVisible();
      expect([module, await audit(page)]).toEqual([module, []]);
      const overflow = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect([module, overflow]).toEqual([module, 0]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}

test('A11Y-01 ACC-04 the dialog has a name, traps the focus, closes by Escape and returns the focus', async ({
  page,
  visit,
  received,
}) => {
  await visit('en-GB');
  await opener(page, 'login').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await expect(page.getByLabel('Email or username')).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('typed');
  const seen = new Set<string>();
  for (let index = 0; index < 14; index += 1) {
    await page.keyboard.press('Tab');
    seen.add(
      await page.evaluate(() => {
        const inside = document.activeElement?.shadowRoot?.activeElement;
        return inside ? inside.textContent || inside.id : (document.activeElement?.textContent ?? '');
      }),
    );
  }
  expect(seen).not.toContain('register');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page, 'login')).toBeFocused();
  await expect.poll(async () => (await received()).map(([event]) => event)).toEqual(['ready', 'open', 'close']);
  await expect(page.locator('dialog input')).toHaveCount(0);
});

test('ACC-04 a response that arrives after the dialog was closed neither opens it again nor emits an event', async ({
  page,
  visit,
  received,
}) => {
  await visit('en-GB');
  const { promise: closed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/son-auth/login', async (route) => {
    await closed;
    await route.continue();
  });
  await opener(page, 'login').click();
  await page.getByLabel('Email or username').fill('lead');
  await page.getByLabel('Password', { exact: true }).fill('Comet!2026');
  const requested = page.waitForRequest('**/son-auth/login');
  const response = page.waitForResponse('**/son-auth/login');
  await page.keyboard.press('Enter');
  await requested;
  await page.keyboard.press('Escape');
  goOn();
  await (await response).finished();
  await opener(page, 'maintenance').click();
  await expect(page.getByRole('dialog', { name: 'Closed for maintenance' })).toBeVisible();
  await expect.poll(async () => (await received()).map(([event]) => event)).toEqual(['ready', 'open', 'close', 'open']);
});

test('A11Y-01 a password can be shown while it is typed', async ({ page, visit }) => {
  await visit('en-GB');
  await opener(page, 'login').click();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  const toggle = page.getByRole('button', { name: 'Show password' });
  await expect(password).toHaveAttribute('type', 'password');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(password).toHaveAttribute('type', 'text');
});

test('ACC-07 ACC-08 the widget states that it is a demonstration, and a fixed country cannot be changed', async ({
  page,
  visit,
}) => {
  await visit('en-ROW');
  await opener(page, 'register').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Demonstration: nothing you type leaves this device.');
  await page.getByLabel('Email', { exact: true }).fill('ann@players.example');
  await page.getByLabel('Username', { exact: true }).fill('someone');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Onym');
  await page.getByLabel('Date of birth').fill('1990-01-01');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Country')).toBeDisabled();
  await expect(page.getByLabel('Country')).toHaveValue('MT');
  await expect(dialog.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '/privacy/');
});

test('SEC-01 styles of the page do not affect the widget', async ({ page, visit }) => {
  await visit('en-GB');
  await opener(page, 'login').click();
  const label = page.getByRole('dialog').locator('label').first();
  const before = await label.evaluate((element) => getComputedStyle(element).color);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body * { color: rgb(1, 2, 3) !important; display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await expect(label).toBeVisible();
  expect(await label.evaluate((element) => getComputedStyle(element).color)).toBe(before);
});
