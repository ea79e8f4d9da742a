import type { Page } from 'playwright/test';
import { expect, hydrated, test } from './support/test.ts';

const items = (page: Page) => page.locator('#main ul:has(+ div progress) > li:has(a)');
const more = (page: Page) => page.locator('#main a[rel=next]');

async function showMore(page: Page, times: number) {
  for (let time = 0; time < times; time += 1) {
    const before = await items(page).count();
    await more(page).click();
    await expect.poll(() => items(page).count()).toBeGreaterThan(before);
  }
}

/** Scrolls the item at `index` to 120 px below the top of the viewport. */
const scrollToItem = (page: Page, index: number) =>
  items(page)
    .nth(index)
    .evaluate((item) => {
      item.scrollIntoView({ behavior: 'instant', block: 'start' });
      scrollBy({ top: -120, behavior: 'instant' });
    });

const topOf = (page: Page, index: number) =>
  items(page)
    .nth(index)
    .evaluate((item) => Math.round(item.getBoundingClientRect().top));

/** Rows with deferred layout may change the height above by a pixel or two. */
const expectAt = (page: Page, index: number, top: number) =>
  expect.poll(async () => Math.abs((await topOf(page, index)) - top)).toBeLessThan(8);

/** Each list on one of two devices, without and with a stored view size. */
const lists = [
  [{ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }, 'phone'],
  [{ viewport: { width: 1280, height: 800 } }, 'desktop'],
] as const;

for (const [options, device] of lists) {
  test.describe(device, () => {
    test.use(options);

    for (const [culture, path, consent, grown] of device === 'phone'
      ? ([
          ['en-GB', '/slots/', '1000', 120],
          ['es', '/slots/', '1100', 120],
          ['en-GB', '/blog/', '1000', undefined],
        ] as const)
      : ([['de-DE', '/slots/?page=2', '1000', 120]] as const)) {
      test(`SHELL-12 SCROLL-01 on a ${device} Back from another site restores the length and scroll position of ${culture} ${path}, with consent ${consent}`, async ({
        visit,
        page,
      }) => {
        await page.addInitScript((choice) => {
          if (location.protocol.startsWith('http')) localStorage.setItem('pg-wdg-cnst', choice);
        }, consent);
        await visit(culture, path);
        await showMore(page, grown ? 3 : 1);
        const count = await items(page).count();
        if (grown) expect(count).toBe(grown);
        const index = count - 8;
        await scrollToItem(page, index);
        const top = await topOf(page, index);
        await page.goto('about:blank');
        await page.goBack();
        await expect(items(page)).toHaveCount(count);
        await expectAt(page, index, top);
      });
    }
  });
}

test('SCROLL-01 Back restores the scroll position in a list whose games load after the page', async ({
  visit,
  page,
}) => {
  await visit('en-GB', '/slots/');
  await showMore(page, 3);
  await scrollToItem(page, 80);
  const top = await topOf(page, 80);
  await page
    .locator('a[href="/help/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toBeFocused();
  await page.reload();
  await hydrated(page);
  const release = Promise.withResolvers<void>();
  await page.route('**/api/v1/games/**', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'slots');
  await expect(items(page)).toHaveCount(0);
  release.resolve();
  await expect(items(page)).toHaveCount(120);
  await expectAt(page, 80, top);
});

test('SHELL-12 the scroll position is not restored after the visitor has scrolled', async ({ visit, page }) => {
  await visit('en-GB', '/slots/');
  await showMore(page, 1);
  await scrollToItem(page, 70);
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/main*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('about:blank');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  // Scrolling by the visitor ends the browser's own restoration, which continues while the document loads.
  await page.mouse.move(200, 200);
  await page.evaluate(() => {
    const note = () => (document.documentElement.dataset['scrolled'] = '');
    addEventListener('wheel', () => addEventListener('scrollend', note, { once: true }), { once: true });
  });
  await page.mouse.wheel(0, 100);
  // Otherwise the wheel's animation would continue from the position that is set next.
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  release.resolve();
  await expect(items(page)).toHaveCount(72);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});
