import type { Page } from 'playwright/test';
import { sendRequest } from '../integration/support/send-request.ts';
import { expect, test } from './support/test.ts';

/** Renames a CSS keyword in the site's style sheet, so that it is unknown to the browser. */
async function forget(page: Page, word: string) {
  await page.route('**/assets/app.*.css', async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const { text } = await sendRequest(Number(process.env['SITE_PORT']), pathname, { host });
    await route.fulfill({ contentType: 'text/css', body: text.replaceAll(word, `unknown-${word}`) });
  });
}

test('A11Y-01 GAME-03 a browser without overflow-clip-margin does not clip the focus ring of a tile', async ({
  page,
  visit,
}) => {
  await forget(page, 'overflow-clip-margin');
  await visit('sv', '/slots/');
  await expect(page.locator('main li:has(> a > picture)').first()).toHaveCSS('content-visibility', 'visible');
});

test('A11Y-01 GAME-03 a browser without light-dark() shows a pressed favourite button in white', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await forget(page, 'light-dark');
  await visit('sv', '/slots/lantern-trench/');
  const heart = page.locator('main button[aria-pressed]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('SSR-05 SHELL-03 a browser without command buttons opens the menu for a tap before hydration', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    document.addEventListener('command', (event) => event.preventDefault(), true);
    const tap = () => {
      const buttons = document.querySelectorAll<HTMLElement>('button[commandfor=menu]');
      for (const button of buttons) if (button.offsetWidth > 0) button.click();
    };
    // Click once the boot script has run, and before an interaction starts the page's scripts.
    const onLoad = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement && target.dataset['modules'])) return;
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tap);
      else tap();
    };
    document.addEventListener('load', onLoad, true);
  });
  await visit('en-GB', '/help/');
  await expect(page.locator('dialog#menu')).toBeVisible();
});

/** iOS zooms the page when a field with smaller text is focused. */
const leastSize = 16;

test('A11Y-01 SHELL-01 the text of every field is large enough that iOS does not zoom the page', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/slots/', '/?q=moon', '/blog/', '/help/', '/bingo-card-generator/', '/404/']) {
    await visit('en-GB', path);
    const sizes = await page
      .locator('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(leastSize);
  }
});
