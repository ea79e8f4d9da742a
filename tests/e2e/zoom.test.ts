import { addressOf, expect, hydrated, test } from './support/test.ts';

// 1280 x 1024 at 400 %.
test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

for (const culture of ['en-GB', 'de-DE', 'sv', 'es'] as const) {
  test.describe(`${culture} before a choice`, () => {
    test.use({ isAsked: true });

    test(`A11Y-01 TRK-03 ${culture} what is asked about cookies can be read on a screen of a large zoom`, async ({
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

  test(`A11Y-01 SHELL-03 ${culture} the menu scrolls as a whole on a screen of a large zoom`, async ({
    visit,
    page,
  }) => {
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
  test(`A11Y-01 PAGE-08 ${culture} the voucher's sheet can be closed on a screen of a large zoom`, async ({ page }) => {
    await page.goto(addressOf(culture, '/help/#voucher'));
    await hydrated(page);
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading').first()).toBeVisible();
    expect((await sheet.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  });
}
