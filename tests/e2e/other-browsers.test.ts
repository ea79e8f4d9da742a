import type { Page } from 'playwright/test';
import { ask } from '../integration/support/ask.ts';
import { expect, test } from './support/test.ts';

/** The browser of these tests reads the site's sheet as one does that has never heard of this word of CSS. */
async function forget(page: Page, word: string) {
  await page.route('**/assets/app.*.css', async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const { text } = await ask(Number(process.env['SITE_PORT']), pathname, { host });
    await route.fulfill({ contentType: 'text/css', body: text.replaceAll(word, `unknown-${word}`) });
  });
}

test('A11Y-01 GAME-03 a browser that would cut the ring of the focus off at the edge of a tile cuts nothing off', async ({
  page,
  visit,
}) => {
  await forget(page, 'overflow-clip-margin');
  await visit('sv', '/slots/');
  await expect(page.locator('main li:has(> a > picture)').first()).toHaveCSS('content-visibility', 'visible');
});

test('A11Y-01 GAME-03 a browser without light-dark() shows a marked heart in white on its dark disc', async ({
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

test('SSR-05 SHELL-03 a browser whose buttons open nothing by themselves opens the menu that was tapped before the page hydrated', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    document.addEventListener('command', (event) => event.preventDefault(), true);
    // Before any intent starts the page's scripts.
    document.addEventListener('DOMContentLoaded', () => {
      const buttons = document.querySelectorAll<HTMLElement>('button[commandfor=menu]');
      for (const button of buttons) if (button.offsetWidth > 0) button.click();
    });
  });
  await visit('en-GB', '/help/');
  await expect(page.locator('dialog#menu')).toBeVisible();
});

/** A phone of Apple's enlarges the page when a smaller one is tapped, and leaves it so. */
const leastSize = 16;

for (const path of ['/', '/slots/', '/?q=moon', '/blog/', '/help/', '/bingo-card-generator/', '/404/']) {
  test(`A11Y-01 SHELL-01 no field of ${path} is too small to be tapped without the page being enlarged`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('en-GB', path);
    const sizes = await page
      .locator('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(leastSize);
  });
}
