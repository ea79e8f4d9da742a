import type { Locator, Page } from 'playwright/test';
import { installClock } from './support/clock.ts';
import { addressOf, expect, hydrated, test } from './support/test.ts';

/** A day on which the home page has a second slide. */
const withSlides = '/?dem=2025-10-01';

/** The slides of the hero, which are the only ones on the page. */
const slides = (page: Page) => page.locator('main [role=group]');
const dot = (page: Page, place: number) => page.getByRole('button', { name: `Show slide ${place}` });

/** The call to action of the first slide, and the link beside it. */
const actions = (page: Page) => page.locator('main div:has(> a):has(+ [data-terms])').first().locator('a');

/** The number of the current slide, from 1: the slide that is not inert. */
async function shown(page: Page): Promise<number> {
  const inert = await slides(page).evaluateAll((all) => all.map((slide) => slide.hasAttribute('inert')));
  return inert.indexOf(false) + 1;
}

/** Opens the page with a paused clock, when the slider has just started its interval. */
async function openSlider(page: Page) {
  await installClock(page);
  await page.goto(addressOf('en-GB', withSlides));
  await hydrated(page);
  await expect(dot(page, 1)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await choose(page, 2);
  await choose(page, 1);
}

/** Chooses a slide without a pointer, which would pause the slider. */
async function choose(page: Page, place: number) {
  await dot(page, place).evaluate((button: HTMLButtonElement) => button.click());
  await expect(dot(page, place)).toHaveAttribute('aria-current', 'true');
}

/** Long enough for many slides. */
const waitLong = (page: Page) => page.clock.runFor(30_000);

test.describe('with a mouse', () => {
  test.beforeEach(({ page }) => openSlider(page));

  test('BAN-05 advances every five seconds, also after a choice, and wraps to the first', async ({ page }) => {
    await page.clock.runFor(4_999);
    expect(await shown(page)).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => shown(page)).toBe(2);
    await page.clock.runFor(5_000);
    await expect.poll(() => shown(page)).toBe(1);
    await page.clock.runFor(4_000);
    await choose(page, 2);
    await page.clock.runFor(4_999);
    expect(await shown(page)).toBe(2);
    await page.clock.runFor(1);
    await expect.poll(() => shown(page)).toBe(1);
  });

  test('BAN-05 A11Y-03 pauses while a dot or a slide has the focus, and until both focus and pointer have left', async ({
    page,
  }) => {
    await dot(page, 1).focus();
    await waitLong(page);
    expect(await shown(page)).toBe(1);
    await page.keyboard.press('Shift+Tab');
    await expect(slides(page).first().getByRole('link').last()).toBeFocused();
    await waitLong(page);
    expect(await shown(page)).toBe(1);
    await page.mouse.move(400, 300);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await waitLong(page);
    expect(await shown(page)).toBe(1);
    await dot(page, 1).focus();
    await page.mouse.move(5, 5);
    await waitLong(page);
    expect(await shown(page)).toBe(1);
    await dot(page, 1).blur();
    await page.clock.runFor(5_000);
    await expect.poll(() => shown(page)).toBe(2);
  });

  test('A11Y-02 moves the focus to the first slide when a resize replaces the focused slide', async ({ page }) => {
    await choose(page, 2);
    await slides(page).last().getByRole('link').first().focus();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect.poll(() => shown(page)).toBe(1);
    await expect(slides(page).first().getByRole('link').first()).toBeFocused();
  });

  test('A11Y-01 A11Y-03 BAN-05 moves slides in 300 ms, makes hidden ones inert, and has the only first-level heading outside', async ({
    page,
  }) => {
    await expect(slides(page).first()).toHaveCSS('transition-property', 'transform');
    await expect(slides(page).first()).toHaveCSS('transition-duration', '0.3s');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    for (const place of [2, 1]) {
      await choose(page, place);
      const [slide, other] = [slides(page).nth(place - 1), slides(page).nth(2 - place)];
      await expect(heading).toHaveCount(1);
      await expect(slide.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(slide).toBeInViewport();
      await expect(slide).not.toHaveAttribute('inert');
      await expect(other).toHaveAttribute('inert');
    }
    // The focus that a navigation sets must not shift the layout.
    const top = () =>
      slides(page)
        .first()
        .evaluate((slide) => slide.getBoundingClientRect().top);
    const before = await top();
    await heading.evaluate((element) => {
      element.tabIndex = -1;
      element.focus();
    });
    await expect(heading).toBeFocused();
    expect(await top()).toBe(before);
  });

  test('BAN-05 A11Y-01 pauses while it is out of view, and its control stops and resumes it', async ({ page }) => {
    const isSeen = () =>
      slides(page)
        .first()
        .evaluate((slide) => slide.getBoundingClientRect().bottom > 0);
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    await expect.poll(isSeen).toBe(false);
    // Intersection observers report with a frame.
    await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)));
    await waitLong(page);
    expect(await shown(page)).toBe(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(isSeen).toBe(true);
    await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)));
    await page.clock.runFor(5_000);
    await expect.poll(() => shown(page)).toBe(2);

    await page.getByRole('button', { name: 'Stop the slides' }).click();
    await page.mouse.move(5, 5);
    await waitLong(page);
    expect(await shown(page)).toBe(2);
    await page.getByRole('button', { name: 'Play the slides' }).click();
    await page.mouse.move(5, 5);
    await waitLong(page);
    expect(await shown(page)).toBe(2);
    await page.getByRole('button', { name: 'Stop the slides' }).blur();
    await page.clock.runFor(5_000);
    await expect.poll(() => shown(page)).toBe(1);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** Swipes horizontally over the slides. Calls `meanwhile` before the touch ends. */
  async function swipe(page: Page, by: number, meanwhile?: () => Promise<void>) {
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 350 }] });
    await send('touchStart', 200);
    await send('touchMove', 200 + by / 2);
    await send('touchMove', 200 + by);
    await meanwhile?.();
    await send('touchEnd');
    await touch.detach();
  }

  test('BAN-05 ignores a swipe of 49 px, changes the slide by 50 px, and pauses during a touch, which the slide follows', async ({
    page,
  }) => {
    await openSlider(page);
    await swipe(page, -49);
    expect(await shown(page)).toBe(1);
    await swipe(page, -50);
    await expect.poll(() => shown(page)).toBe(2);
    await swipe(page, 49);
    expect(await shown(page)).toBe(2);
    await swipe(page, 50);
    await expect.poll(() => shown(page)).toBe(1);
    const left = () =>
      slides(page)
        .first()
        .evaluate((slide) => slide.getBoundingClientRect().left);
    await swipe(page, -40, async () => {
      await expect.poll(left).toBe(-40);
      await waitLong(page);
      expect(await shown(page)).toBe(1);
    });
    await page.clock.runFor(5_000);
    await expect.poll(() => shown(page)).toBe(2);
  });
});

/** Focuses a link and marks it. */
const focusLink = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    element.focus();
    element.dataset['focusedFirst'] = '';
  });

test('A11Y-02 keeps the focus on a link of the only slide when hydration adds another slide', async ({ page }) => {
  // The server renders one slide; by the visitor's clock there are two.
  await page.clock.setFixedTime('2025-10-01T12:00:00Z');
  const isFocused = Promise.withResolvers<void>();
  // The page hydrates once its own module is there.
  await page.route(/\/assets\/home-page\.\w+\.js/, async (route) => {
    await isFocused.promise;
    await route.continue();
  });
  await page.goto(addressOf('en-GB', '/'), { waitUntil: 'domcontentloaded' });
  await expect(slides(page)).toHaveCount(0);
  await focusLink(actions(page).first());
  isFocused.resolve();
  await hydrated(page);
  await expect(slides(page)).toHaveCount(2);
  await expect(actions(page).first()).toBeFocused();
  await expect(actions(page).first()).toHaveAttribute('data-focused-first');
  await expect(dot(page, 2)).toBeVisible();
  await expect(actions(page).first()).toBeFocused();
});

for (const place of [0, 1]) {
  test(`A11Y-02 keeps the focus on link ${place + 1} when the banner of a code replaces the slides`, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const isFocused = Promise.withResolvers<void>();
    await page.route('**/bt-texts/**', async (route) => {
      await isFocused.promise;
      await route.continue();
    });
    await visit('en-GB', `${withSlides}&bt=comet50`);
    await expect(actions(page)).toHaveCount(2);
    await expect(dot(page, 2)).toBeVisible();
    await focusLink(actions(page).nth(place));
    isFocused.resolve();
    await expect(actions(page)).toHaveCount(1);
    await expect(actions(page)).toBeFocused();
  });
}

test('BAN-05 neither advances nor has a stop control with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSlider(page);
  await waitLong(page);
  expect(await shown(page)).toBe(1);
  await expect(page.getByRole('button', { name: 'Stop the slides' })).toHaveCount(0);
  await choose(page, 2);
});

for (const [width, shape] of [
  [767, '750'],
  [768, '1920'],
] as const) {
  test(`BAN-02 BAN-05 at ${width} px the banner picture is ${shape} px wide`, async ({ visit, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit('en-GB', withSlides);
    const source = () =>
      page
        .locator('main picture img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(source).toContain(`w=${shape}`);
  });
}

test('BAN-05 PERF-01 loads its script only if there are two slides', async ({ visit, page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/slider-drive')) scripts.push(request.url());
  });
  await visit('en-GB', '/?dem=2025-11-26');
  await expect(slides(page)).toHaveCount(0);
  expect(scripts).toEqual([]);
  await visit('en-GB', withSlides);
  await expect(dot(page, 2)).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('BAN-05 SSR-05 every slide can be reached by Tab', async ({ page }) => {
    await page.goto(addressOf('en-GB', withSlides));
    const last = slides(page).last().getByRole('link').first();
    await expect(slides(page).last()).not.toBeInViewport();
    const tabs = await slides(page).first().getByRole('link').count();
    await slides(page).first().getByRole('link').first().focus();
    for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    await expect(slides(page).last()).toBeInViewport({ ratio: 0.9 });
  });
});
