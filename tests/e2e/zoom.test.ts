import type { Page } from 'playwright/test';
import { bringIntoView, expect, firstCultures, test } from './support/test.ts';

// 1280 x 1024 at 400 %.
test.use({ needsConsent: true, viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

/** Height of the viewport that fixed and sticky bars cover, in pixels. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const rows = new Set<number>();
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, visibility, opacity } = getComputedStyle(element);
      if (!['fixed', 'sticky'].includes(position) || visibility !== 'visible' || opacity === '0') continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      // A button at the edge does not cover lines of text.
      if (width < innerWidth / 2) continue;
      for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, Math.round(bottom)); y += 1) rows.add(y);
    }
    return rows.size;
  });

async function expectReadableConsent(page: Page) {
  const bar = page.locator('section:has(#consent-title)');
  await expect(bar).toBeVisible();
  const [top, isWhole] = await bar.evaluate((element) => {
    const words = element.firstElementChild!;
    return [element.getBoundingClientRect().top, words.clientHeight >= words.scrollHeight] as const;
  });
  expect([top >= 0, isWhole]).toEqual([true, true]);
  const last = bar.getByRole('button').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(bar).toHaveCount(0);
}

async function expectScrollingMenu(page: Page) {
  const button = page.locator('button[commandfor=menu]:visible').first();
  await bringIntoView(button);
  await button.click();
  const menu = page.locator('dialog#menu');
  const links = menu.getByRole('navigation');
  expect(await links.evaluate(({ clientHeight, scrollHeight }) => clientHeight >= scrollHeight)).toBe(true);
  await menu.getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

for (const culture of firstCultures) {
  test(`A11Y-01 TRK-03 SHELL-03 SHELL-07 PAGE-08 ${culture} at 400 % zoom notices and dialogs are completely readable, and bars cover at most 40 % of the viewport`, async ({
    visit,
    page,
  }) => {
    await visit(culture, '/help/');
    await test.step('the consent notice', () => expectReadableConsent(page));
    await test.step('the menu', () => expectScrollingMenu(page));
    if (culture !== 'sv') {
      await page.evaluate(() => (location.hash = 'voucher'));
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('heading').first()).toBeVisible();
      expect((await sheet.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    }
    for (const path of ['/', '/slots/']) {
      await visit(culture, path);
      await page.evaluate(() => scrollTo(0, 900));
      await page.waitForFunction(() => scrollY > 300);
      await expect.poll(() => covered(page), path).toBeLessThanOrEqual(256 * 0.4);
      if (culture !== 'sv' && culture !== 'de-DE') continue;
      // The regulator's bar stays at the top in one row.
      const bar = await page
        .locator('#root > aside, #root > nav, #root > div')
        .filter({ has: page.locator('a') })
        .first()
        .boundingBox();
      expect(bar!.y, path).toBe(0);
      expect(bar!.height, path).toBeLessThan(64);
    }
  });
}
