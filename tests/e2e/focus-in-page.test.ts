import type { Locator, Page } from 'playwright/test';
import { focused, press } from './support/focus.ts';
import { addressOf, expect, hydrated, test, type VisitedCulture } from './support/test.ts';

async function open(page: Page, culture: VisitedCulture, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(addressOf(culture, path));
  await hydrated(page);
  await page.waitForFunction(() => document.documentElement.dataset['restriction'] !== undefined);
}

/** Shows the filters, which are in a sheet on narrow screens. */
async function showFilters(page: Page, width: number) {
  if (width < 1024) await press(page.locator('main button[command=show-modal][aria-haspopup=dialog]:visible').first());
  return page.locator('main form fieldset:has(details)').first();
}

/** Shows all choices of a filter, and expects the focus on the first that was hidden. */
async function showChoices(group: Locator) {
  await press(group.locator('summary'));
  const first = group.locator('details input').first();
  await expect(first).toBeFocused();
  return first;
}

for (const width of [1280, 390]) {
  test(`A11Y-02 at ${width} px more choices of a filter take the focus, and keep it when one is removed`, async ({
    page,
  }) => {
    for (const culture of ['en-GB', 'sv'] as const) {
      await open(page, culture, '/slots/', width);
      const choice = await showChoices(await showFilters(page, width));
      await choice.press('Space');
      await expect(choice).toHaveAttribute('checked');
      await choice.press('Space');
      // The URL changes before the filters are rendered.
      await expect(choice).not.toHaveAttribute('checked');
      await expect(choice).toBeVisible();
      await expect(choice).toBeFocused();
      expect(await focused(page)).toMatch(/^input /);
    }
  });
}

test('A11Y-02 links within a page move the focus to their targets', async ({ page }) => {
  for (const [culture, path, widths] of [
    // The link that skips the filters is on wide screens only.
    ['en-GB', '/slots/', [1280]],
    ['sv', '/help/', [1280, 390]],
    ['en-GB', '/terms/', [1280, 390]],
    ['sv', '/terms/', [1280]],
    ['en-GB', '/casino-promotions/welcome/', [390]],
    ['en-GB', '/blog/how-games-work/a-plain-glossary/', [1280, 390]],
  ] as const) {
    for (const width of widths) {
      await open(page, culture, path, width);
      const summary = page.getByRole('main').locator('nav summary');
      if (await summary.isVisible()) await press(summary);
      const hashes = await page.locator('a[href^="#"]').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => link.getAttribute('href') ?? '')
          .filter((hash) => document.getElementById(hash.slice(1))),
      );
      expect(hashes.length, `${culture} ${path} at ${width} px`).toBeGreaterThan(1);
      for (const hash of new Set(hashes)) {
        await press(page.locator(`a[href="${hash}"]`).first());
        await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeFocused();
      }
    }
  }
});
