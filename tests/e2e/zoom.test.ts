import type { Page } from 'playwright/test';
import { addressOf, expect, hydrated, test } from './support/test.ts';

// 1280 x 1024 at 400 %.
test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

for (const culture of ['en-GB', 'de-DE', 'sv', 'es'] as const) {
  test.describe(`${culture} before a choice`, () => {
    test.use({ isAsked: true });

    test(`A11Y-01 TRK-03 ${culture} the consent notice is completely readable at 400 % zoom`, async ({
      visit,
      page,
    }) => {
      await visit(culture, '/help/');
      const bar = page.locator('section:has(#consent-title)');
      await expect(bar).toBeVisible();
      const [box, isWhole] = await bar.evaluate((element) => {
        const words = element.firstElementChild!;
        return [element.getBoundingClientRect().top, words.clientHeight >= words.scrollHeight] as const;
      });
      expect([box >= 0, isWhole]).toEqual([true, true]);
      await bar.getByRole('button').last().scrollIntoViewIfNeeded();
      await expect(bar.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    });
  });

  test(`A11Y-01 SHELL-03 ${culture} the menu scrolls as a whole at 400 % zoom`, async ({ visit, page }) => {
    await visit(culture, '/help/');
    await page.locator('button[commandfor=menu]:visible').first().click();
    const menu = page.locator('dialog#menu');
    const links = menu.getByRole('navigation');
    expect(await links.evaluate(({ clientHeight, scrollHeight }) => clientHeight >= scrollHeight)).toBe(true);
    await menu.getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  });
}

for (const culture of ['en-GB', 'de-DE', 'es'] as const) {
  test(`A11Y-01 PAGE-08 ${culture} the top of the voucher dialog is on the screen at 400 % zoom`, async ({ page }) => {
    await page.goto(addressOf(culture, '/help/#voucher'));
    await hydrated(page);
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading').first()).toBeVisible();
    expect((await sheet.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  });
}

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

for (const culture of ['en-GB', 'de-DE', 'sv', 'es'] as const) {
  for (const path of ['/', '/slots/', '/help/', '/contact/']) {
    test(`SHELL-07 A11Y-01 ${culture} ${path} bars cover at most 40 % of the viewport at 400 % zoom`, async ({
      visit,
      page,
    }) => {
      await visit(culture, path);
      await page.evaluate(() => scrollTo(0, 900));
      await page.waitForFunction(() => scrollY > 300);
      await expect.poll(() => covered(page)).toBeLessThanOrEqual(256 * 0.4);
      if (culture !== 'sv' && culture !== 'de-DE') return;
      // The regulator's bar stays at the top in one row.
      const bar = await page
        .locator('#root > aside, #root > nav, #root > div')
        .filter({ has: page.locator('a') })
        .first()
        .boundingBox();
      expect(bar!.y).toBe(0);
      expect(bar!.height).toBeLessThan(64);
    });
  }
}
