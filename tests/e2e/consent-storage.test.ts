import type { Page } from 'playwright/test';
import { addressOf, expect, test } from './support/test.ts';

test.use({ needsConsent: true });

/** Failures of the browser's storage. Each function runs in the page before any script. */
const failures = {
  blocked: () => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  },
  null: () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

/** Marks the root element when the notice is added to the document. */
function noteNotice() {
  new MutationObserver(() => {
    if (document.querySelector('#consent-title')) document.documentElement.dataset['noticed'] = '';
  }).observe(document, { childList: true, subtree: true });
}

const choose = (page: Page) => page.getByRole('button', { name: 'Necessary only' }).click();
const root = (page: Page) => page.locator('html');

for (const [name, fail] of Object.entries(failures)) {
  test(`TRK-03 asks about cookies only once when storage is ${name}, in this document and the next`, async ({
    page,
    visit,
    context,
  }) => {
    await page.addInitScript(fail);
    await page.addInitScript(noteNotice);
    await visit('en-GB', '/help/');
    await choose(page);
    await expect(page.locator('#consent-title')).toHaveCount(0);
    const [cookie, ...others] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'pg-wdg-cnst', value: '1000', expires: -1, sameSite: 'Lax', path: '/' });
    expect(others).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.locator('h1')).toHaveText('Contact');
    await expect(page.locator('#consent-title')).toHaveCount(0);

    // The head script has already run.
    await page.goto(addressOf('en-GB', '/winners/'), { waitUntil: 'commit' });
    await expect(root(page)).toHaveAttribute('data-consent', 'given');
    await visit('en-GB', '/winners/');
    await expect(root(page)).toHaveAttribute('data-restriction', 'none');
    await expect(root(page)).not.toHaveAttribute('data-noticed');

    await context.clearCookies();
    await visit('en-GB', '/help/');
    await expect(page.locator('#consent-title')).toBeVisible();
  });
}

test('TRK-03 the choice lasts for one document when storage and cookies are blocked', async ({ page, visit }) => {
  await page.addInitScript(failures.blocked);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { value: '', writable: false });
  });
  await visit('en-GB', '/help/');
  await choose(page);
  await expect(page.locator('#consent-title')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('h1')).toHaveText('Contact');
  await expect(page.locator('#consent-title')).toHaveCount(0);
  await visit('en-GB', '/help/');
  await expect(page.locator('#consent-title')).toBeVisible();
});
