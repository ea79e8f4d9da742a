import type { Page } from 'playwright/test';
import { addressOf, expect, hydrated, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Name and upper edge of the focused element. */
const active = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return { name: name.split(':')[0]!.slice(0, 20), top: Math.round(element.getBoundingClientRect().top) };
  });

for (const width of [360, 1280]) {
  test(`A11Y-02 at ${width} px the tab order inside a tile goes from top to bottom`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(addressOf('en-GB', '/slots/'));
    await hydrated(page);
    const tile = page.locator('main li:has(> a > picture)').filter({ hasText: 'Lantern Trench' }).first();
    await tile.getByRole('button', { name: 'Favourite' }).waitFor();
    await tile.getByRole('link').first().focus();
    await tile.getByRole('link', { name: /^Play/ }).waitFor();
    const steps = [await active(page)];
    for (const name of ['Favourite', 'Play', 'About Lantern Trench']) {
      await page.keyboard.press('Tab');
      steps.push(await active(page));
      expect(steps.at(-1)?.name).toBe(name);
    }
    const tops = steps.map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });

  test(`A11Y-02 at ${width} px the visual order of the bar above a list is the order of the document`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(addressOf('en-GB', '/slots/?volatility=high'));
    await hydrated(page);
    const places = await page.locator('div:has(> label > select[name=sort]) > *').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          return { left, top, bottom };
        }),
    );
    expect(places.length).toBeGreaterThan(2);
    for (const [index, { left, top }] of places.entries()) {
      const before = places[index - 1];
      if (before) expect(top >= before.bottom || left > before.left).toBe(true);
    }
  });
}
