import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { product } from '../../brands/index.ts';
import { bannerOf, bannerWidths, contrast, drawStripes, lowContrastAt } from './support/contrast.ts';
import { addressOf, expect, firstCultures, hydrated, test } from './support/test.ts';

const artHead = (page: Page) => page.locator('main div:has(> picture:first-child)').first();

/** The brightest and the darkest possible image. */
const pictures = {
  white: await sharp({ create: { width: 6, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer(),
  black: await sharp({ create: { width: 6, height: 8, channels: 3, background: 'black' } })
    .png()
    .toBuffer(),
};

test.describe('text on blurred art', () => {
  // The test supplies its own pictures.
  test.use({ realPictures: true, javaScriptEnabled: false });

  for (const culture of firstCultures) {
    test(`A11Y-01 GAME-04 ${culture} has enough contrast on a white and a black picture, in light and dark`, async ({
      page,
    }) => {
      for (const [name, body] of Object.entries(pictures)) {
        await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/png', body }));
        await page.goto(addressOf(culture, '/slots/sun-regent/'), { waitUntil: 'domcontentloaded' });
        expect.soft(await lowContrastAt(artHead(page), [390, 1440]), name).toEqual([]);
        await page.unroute('**/images/**');
      }
    });
  }
});

test.describe('text on the art of a banner', () => {
  test.use({ realPictures: true, javaScriptEnabled: false });

  for (const culture of firstCultures) {
    test(`A11Y-01 BAN-01 ${culture} has enough contrast on any picture, at ${bannerWidths.join(', ')} px, in light and dark`, async ({
      page,
    }) => {
      await drawStripes(page);
      for (const path of ['/', '/slots/']) {
        await page.goto(addressOf(culture, path), { waitUntil: 'domcontentloaded' });
        expect.soft(await lowContrastAt(bannerOf(page), bannerWidths), path).toEqual([]);
      }
    });
  }
});

test('A11Y-01 PAGE-04 a table that is wider than a phone can be focused and scrolled by keyboard', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit('es', '/blog/juego-seguro/autoprohibicion-rgiaj/');
  const table = page.getByRole('region', { name: 'Tres puertas que no son la misma' });
  await table.focus();
  await expect(table).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  // A table that fits its column is neither a scrollable region nor focusable.
  await page.setViewportSize({ width: 1024, height: 780 });
  await expect(table).toHaveCount(0);
});

test('SHELL-07 COMP-02 the slogan bar is hidden while it would cover the terms of an offer', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('en-GB', '/');
  const bar = page.getByRole('complementary', { name: /games/ });
  const terms = page.locator('main article [data-terms]').last();
  await expect(bar).toBeVisible();
  const putEndAt = (fromBottom: number) =>
    terms.evaluate(
      (element, above) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + above),
      fromBottom,
    );
  await putEndAt(20);
  await expect(bar).toBeHidden();
  await putEndAt(400);
  await expect(bar).toBeVisible();
  // Safari has no scroll anchoring: content that grows above moves the terms below the bar without a scroll event.
  await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
  await page.locator('main').evaluate((main) => (main.style.paddingTop = '380px'));
  await expect(bar).toBeHidden();
  await page.locator('main').evaluate((main) => (main.style.paddingTop = ''));
  await expect(bar).toBeVisible();
  // The page keeps its size and place, as its width is the same.
  await page.setViewportSize({ width: 1440, height: 520 });
  await expect(bar).toBeHidden();
});

test('SHELL-07 COMP-02 the slogan bar is hidden over terms also where it is taller', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('sv', '/');
  const bar = page.locator('[aria-labelledby=slogan]');
  // As on a phone with large text, or with a safe area below the bar.
  await bar.evaluate((element) => (element.style.minHeight = '110px'));
  const terms = page.locator('main article [data-terms]').last();
  const putEndAt = (fromBottom: number) =>
    terms.evaluate(
      (element, above) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + above),
      fromBottom,
    );
  await putEndAt(240);
  await expect(bar).toBeVisible();
  await putEndAt(140);
  await expect(bar).toBeHidden();
});

test('SHELL-07 COMP-02 the slogan bar covers no terms before the page has hydrated', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!boot)[^/]*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.setViewportSize({ width: 1366, height: 720 });
  await page.goto(addressOf('en-GB', '/casino-promotions/'), { waitUntil: 'domcontentloaded' });
  const bar = page.locator('[aria-labelledby=slogan]');
  const terms = page.locator('main [data-terms]').first();
  await expect(terms).toBeVisible();
  await page.setViewportSize({
    width: 1366,
    height: await terms.evaluate((element) => Math.round(element.getBoundingClientRect().bottom) + 30),
  });
  await expect(bar).toBeHidden();
  release();
  await hydrated(page);
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1366, height: 400 });
  await expect(bar).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('GAME-03 badges of a tile are not cut off', async ({ page, visit }) => {
    await visit('en-GB', `/${product.slug}/`);
    await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible();
    const originals = page.locator('main li > a b', { hasText: `${product.name} Original` });
    expect(await originals.count()).toBeGreaterThan(3);
    const cut = (badges: Element[]) => badges.filter((badge) => badge.scrollWidth > badge.clientWidth).length;
    expect(await originals.evaluateAll(cut)).toBe(0);
  });

  test('SHELL-07 the slogan bar is shown after scrolling by more than a screen, on home and on a list of games', async ({
    page,
    visit,
  }) => {
    for (const path of ['/', '/slots/']) {
      await visit('en-GB', path);
      const bar = page.getByRole('complementary', { name: /6,000 games/ });
      await expect(bar).toBeHidden();
      await page.evaluate(() => scrollTo(0, 1.5 * innerHeight));
      await expect(bar).toBeVisible();
    }
  });

  test('SHELL-06 GAME-10 the link to the top does not overlap the columns of favourite buttons', async ({
    page,
    visit,
  }) => {
    await visit('en-GB', '/slots/');
    const hearts = page.getByRole('button', { name: /^Favourite: / });
    await expect(hearts.first()).toBeVisible();
    await page.mouse.wheel(0, 900);
    const top = page.getByRole('link', { name: 'Back to top' });
    await expect(top).toBeVisible();
    const columns = await hearts.evaluateAll((all) => all.slice(0, 4).map((heart) => heart.getBoundingClientRect().x));
    const { x = 0, width = 0 } = (await top.boundingBox()) ?? {};
    expect(columns.filter((heart) => heart < x + width && heart + 44 > x)).toEqual([]);
  });

  for (const [name, path, within, title] of [
    ['page', '/slots/das-verschwundene-schiff-des-gouverneurs/', 'main div:has(> h1)', 'h1'],
    ['overlay', '/slots/#gamepage/slots/das-verschwundene-schiff-des-gouverneurs', 'dialog div:has(> h2)', 'h2'],
  ] as const) {
    test(`GAME-04 GAME-06 GAME-10 the favourite button of a game's ${name} is at the top of its picture, also with a tall title`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await visit('de-DE', path);
      const head = page.locator(within).filter({ hasText: 'Gouverneurs' }).locator('xpath=..');
      const heart = head.getByRole('button', { name: /^Favorit/ });
      await expect(heart).toBeVisible();
      // An enlarged title is taller than the picture.
      await head.locator(title).evaluate((element: HTMLElement) => (element.style.fontSize = '40px'));
      const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
      const picture = await boxOf(head.locator('> picture'));
      expect((await boxOf(head.locator(title))).height).toBeGreaterThan(picture.height);
      expect((await boxOf(heart)).y).toBeCloseTo(picture.y, 0);
    });
  }

  test('GAME-10 A11Y-01 the favourite button has enough contrast on a white picture, in light and dark', async ({
    page,
    visit,
  }) => {
    for (const culture of firstCultures) {
      await visit(culture, '/slots/');
      const heart = page.locator('main li > button[aria-pressed]').first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        const { line, disc } = await heart.evaluate((element) => {
          const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
          const onWhite = (colour: string) => {
            for (const layer of ['white', colour]) {
              canvas.fillStyle = layer;
              canvas.fillRect(0, 0, 1, 1);
            }
            return Array.from(canvas.getImageData(0, 0, 1, 1).data).slice(0, 3);
          };
          return {
            line: onWhite(getComputedStyle(element).color),
            disc: onWhite(getComputedStyle(element, '::before').backgroundColor),
          };
        });
        expect(contrast(line, disc), `${culture} ${colorScheme}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
