import type { Page } from 'playwright/test';
import { addressOf, expect, hydrated, test } from './support/test.ts';

test.use({ realPictures: true });

const pixel = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** Whether each picture that has not come is out of sight, in the document's order. */
const absent = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map((image) => getComputedStyle(image).opacity === '0'),
  );

test('API-04 SHELL-11 pictures that do not come leave no broken marks, and are seen when they come after all', async ({
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

test('API-04 a picture that is still to come shows no words in its place, where no other browser does', async ({
  visit,
  page,
}) => {
  await visit('en-GB', '/slots/lantern-trench/');
  const told = page.locator('main img:not([alt=""])');
  expect(await told.count()).toBeGreaterThan(0);
  const colours = await told.evaluateAll((all) => all.map((image) => getComputedStyle(image).color));
  expect(new Set(colours)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});

/** Pictures of games whose smallest size is more than twice and a half as wide as the place where they stand. */
const tooLarge = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLSourceElement>('source[srcset*="/games/"]')].flatMap((source) => {
      const smallest = Math.min(...[...source.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
      const { clientWidth = 0 } = source.parentElement?.querySelector('img') ?? {};
      return clientWidth > 0 && smallest > clientWidth * 2.5 ? [`${clientWidth} px: ${source.srcset}`] : [];
    }),
  );

for (const culture of ['en-GB', 'sv', 'es', 'de-DE'] as const) {
  test(`PERF-01 ${culture} no game has a picture much larger than its place, in the jackpot strip and the search too`, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(culture, '/');
    expect(await tooLarge(page)).toEqual([]);
    await page.evaluate(() => (location.hash = 'search'));
    await expect(page.locator('dialog[open] img').first()).toBeVisible();
    expect(await tooLarge(page)).toEqual([]);
  });
}
