import type { Page } from 'playwright/test';
import { addressOf, expect, firstCultures, hydrated, test } from './support/test.ts';

test.use({ realPictures: true });

const pixel = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** Whether each failed picture is transparent, in document order. */
const absent = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map((image) => getComputedStyle(image).opacity === '0'),
  );

test('API-04 SHELL-11 failed pictures show no broken-image icon, and become visible when they load later', async ({
  page,
  complaints,
}) => {
  let isDown = true;
  await page.route('**/images/**', (route) =>
    isDown ? route.fulfill({ status: 502 }) : route.fulfill({ contentType: 'image/gif', body: pixel }),
  );
  await page.goto(addressOf('en-GB', '/slots/'));
  await hydrated(page);
  await expect.poll(async () => (await absent(page)).length).toBeGreaterThan(3);
  await expect.poll(async () => (await absent(page)).every(Boolean)).toBe(true);
  isDown = false;
  const picture = page.locator('#main picture img').first();
  await picture.evaluate((image: HTMLImageElement) => {
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
    image.src = '/images/another.gif';
  });
  await expect(picture).toHaveCSS('opacity', '1');
  await page.close();
  expect(complaints.filter((text) => !text.includes('status of 502'))).toEqual([]);
  complaints.length = 0;
});

test('API-04 the alternative text of a picture is transparent', async ({ visit, page }) => {
  await visit('en-GB', '/slots/lantern-trench/');
  const described = page.locator('main img:not([alt=""])');
  expect(await described.count()).toBeGreaterThan(0);
  const colours = await described.evaluateAll((all) => all.map((image) => getComputedStyle(image).color));
  expect(new Set(colours)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});

/** Pictures of games whose smallest source is more than 2.5 times as wide as the image element. */
const tooLarge = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLSourceElement>('source[srcset*="/games/"]')].flatMap((source) => {
      const smallest = Math.min(...[...source.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
      const { clientWidth = 0 } = source.parentElement?.querySelector('img') ?? {};
      return clientWidth > 0 && smallest > clientWidth * 2.5 ? [`${clientWidth} px: ${source.srcset}`] : [];
    }),
  );

test.describe('sources', () => {
  // The test compares sizes only.
  test.use({ realPictures: false, viewport: { width: 390, height: 844 } });

  test('PERF-01 every picture of a game has a source near its size, on home and in the search', async ({
    visit,
    page,
  }) => {
    for (const culture of firstCultures) {
      await visit(culture, '/');
      expect(await tooLarge(page), culture).toEqual([]);
      await page.evaluate(() => (location.hash = 'search'));
      await expect(page.locator('dialog[open] img').first()).toBeVisible();
      expect(await tooLarge(page), culture).toEqual([]);
    }
  });
});
