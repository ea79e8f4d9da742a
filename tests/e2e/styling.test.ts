import type { CDPSession, Page } from 'playwright/test';
import { addressOf, expect, firstCultures, test } from './support/test.ts';

/** A touch device, which has no scrollbars that take up space. */
test.use({
  hasOwnContext: true,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
});

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

const traced = (devtools: CDPSession) =>
  new Promise<TraceEvent[]>((resolve) => {
    const events: TraceEvent[] = [];
    devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    devtools.once('Tracing.tracingComplete', () => resolve(events));
  });

/** The number of elements that the browser styled in each pass while `act` ran. */
async function styledBy(page: Page, act: () => Promise<void>): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  const events = traced(devtools);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  await devtools.send('Tracing.end');
  return (await events).filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
}

/** Opens a page of many games and waits until it is idle. */
async function openSlots(visit: (culture: 'en-GB', path: string) => Promise<unknown>, page: Page) {
  await visit('en-GB', '/slots/');
  await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible();
  // The network may already be idle before the visitor chunk is requested.
  await expect(page.locator('html')).toHaveAttribute('data-restriction');
  await page.waitForLoadState('networkidle');
}

test('PERF-01 SHELL-03 opening an overlay recalculates the styles of the page only once', async ({ visit, page }) => {
  await openSlots(visit, page);
  const passes = await styledBy(page, async () => {
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-modal');
  });
  expect(passes.filter((count) => count > 150)).toHaveLength(1);
});

test('PERF-01 tiles far below the viewport are not laid out', async ({ visit, page }) => {
  await openSlots(visit, page);
  const tiles = page.locator('main li > a picture');
  const isLaidOut = (picture: Element) => picture.checkVisibility({ contentVisibilityAuto: true });
  expect(await tiles.first().evaluate(isLaidOut)).toBe(true);
  expect(await tiles.last().evaluate(isLaidOut)).toBe(false);
  await tiles.last().scrollIntoViewIfNeeded();
  await expect.poll(() => tiles.last().evaluate(isLaidOut)).toBe(true);
});

test('PERF-01 a late display font does not shift the navigation in the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const culture of firstCultures) {
    await test.step(culture, async () => {
      let arrive = () => {};
      const late = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/*.woff2', async (route) => {
        await late;
        await route.continue();
      });
      await page.goto(addressOf(culture, '/help/'), { waitUntil: 'domcontentloaded' });
      const nav = page.locator('header nav').first();
      const before = await nav.boundingBox();
      expect(await page.evaluate(() => document.fonts.check('1em Display'))).toBe(false);
      arrive();
      await page.evaluate(() => document.fonts.load('1em Display'));
      expect(await nav.boundingBox()).toEqual(before);
      await page.unrouteAll();
    });
  }
});
