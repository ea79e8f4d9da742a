import type { CDPSession, Page } from 'playwright/test';
import { addressOf, expect, test, type VisitedCulture } from './support/test.ts';

/** Upper limits of what one move or overlay leaves in memory after garbage collection. */
const limits = { nodes: 40, listeners: 10, bytes: 60_000 };

async function measure(devtools: CDPSession) {
  // Objects freed by one collection may be all that holds others: those are freed by the next.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, bytes: usedSize };
}

/** Repeats a round of `steps` steps until `rounds` more of them leave less than the limits a step. */
async function expectNothingKept(page: Page, round: () => Promise<void>, { warmUp = 3, rounds = 6, steps = 1 }) {
  const devtools = await page.context().newCDPSession(page);
  for (let done = 0; done < warmUp; done += 1) await round();
  const before = await measure(devtools);
  for (let done = 0; done < rounds; done += 1) await round();
  await expect
    .poll(async () => {
      const after = await measure(devtools);
      const perStep = (key: keyof typeof limits) => (after[key] - before[key]) / (rounds * steps);
      return (Object.keys(limits) as (keyof typeof limits)[])
        .filter((key) => perStep(key) >= limits[key])
        .map((key) => `${key}: ${perStep(key).toFixed(1)}`);
    })
    .toEqual([]);
}

const followLink = async (page: Page, culture: VisitedCulture, path: string) => {
  await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path);
  await expect(page).toHaveURL(addressOf(culture, path));
  await expect(page.locator('html')).toHaveAttribute('data-page', path.split('/')[1] || 'home');
  if (path !== '/help/') await expect(page.locator('main li > a').nth(8)).toBeVisible();
};

// These two have every optional part of the frame: en-GB the strip of help links and the search in the footer, sv the regulator's bar.
for (const culture of ['en-GB', 'sv'] as const) {
  test(`PERF-02 ROUTE-09 ${culture} moves leave nothing of the pages before in memory`, async ({ visit, page }) => {
    await visit(culture, '/');
    const paths = ['/slots/', '/casino/', '/help/', '/'];
    const goRound = async () => {
      for (const path of paths) await followLink(page, culture, path);
    };
    await expectNothingKept(page, goRound, { steps: paths.length });
  });
}

test('PERF-02 a search and a menu that were closed leave nothing in memory', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await visit('en-GB', '/');
  const dialog = page.locator('dialog[open]');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const openBoth = async () => {
    await page.evaluate(() => (location.hash = 'search'));
    await dialog.getByRole('combobox').fill('comet');
    await expect(dialog.getByRole('option').nth(2)).toBeVisible();
    await close();
    await page.getByRole('button', { name: 'Menu' }).last().click();
    await expect(dialog.getByRole('link').nth(8)).toBeVisible();
    await close();
  };
  await expectNothingKept(page, openBoth, { steps: 2 });
});
