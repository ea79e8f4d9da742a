import type { Locator, Page } from 'playwright/test';
import { installClock } from './support/clock.ts';
import { addressOf, expect, hydrated, test } from './support/test.ts';

/** A day on which the home page has a second slide. */
const withSlides = '/?dem=2025-10-01';

/** The slides of the hero; the page has no other. */
const slides = (page: Page) => page.locator('main [role=group]');
const dot = (page: Page, place: number) => page.getByRole('button', { name: `Show slide ${place}` });

/** The call to action of the first slide, and the link beside it. */
const actions = (page: Page) => page.locator('main div:has(> a):has(+ [data-terms])').first().locator('a');

/** Which slide is shown, from 1: the one that is within reach. */
async function shown(page: Page): Promise<number> {
  const inert = await slides(page).evaluateAll((all) => all.map((slide) => slide.hasAttribute('inert')));
  return inert.indexOf(false) + 1;
}

/** Opens the page with a clock that moves only when told, in the moment in which the slider begins to wait. */
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

/** Without a pointer, which would keep the slider still. */
async function choose(page: Page, place: number) {
  await dot(page, place).evaluate((button: HTMLButtonElement) => button.click());
  await expect(dot(page, place)).toHaveAttribute('aria-current', 'true');
}

/** Long enough for many slides. */
const waitLong = (page: Page) => page.clock.runFor(30_000);

test.describe('with a mouse', () => {
  test.beforeEach(({ page }) => openSlider(page));

  test('BAN-05 advances every five seconds and wraps to the first', async ({ page }) => {
    await page.clock.runFor(4_999);
    expect(await shown(page)).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => shown(page)).toBe(2);
    await page.clock.runFor(5_000);
    await expect.poll(() => shown(page)).toBe(1);
  });

  test('BAN-05 a slide that was chosen has its five seconds', async ({ page }) => {
    await page.clock.runFor(4_000);
    await choose(page, 2);
    await page.clock.runFor(4_999);
    expect(await shown(page)).toBe(2);
    await page.clock.runFor(1);
    await expect.poll(() => shown(page)).toBe(1);
  });

  test('BAN-05 stays under the pointer', async ({ page }) => {
    await page.mouse.move(400, 300);
    await waitLong(page);
    expect(await shown(page)).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(5_000);
    await expect.poll(() => shown(page)).toBe(2);
  });

  test('BAN-05 stays while it has the focus', async ({ page }) => {
    const link = slides(page).first().getByRole('link').first();
    await link.focus();
    await waitLong(page);
    expect(await shown(page)).toBe(1);
    await link.blur();
    await page.clock.runFor(5_000);
    await expect.poll(() => shown(page)).toBe(2);
  });

  test('BAN-05 A11Y-03 stays while one of its dots has the focus, and until focus and pointer have both left', async ({
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

  test('A11Y-02 takes the focus along when another slide takes the place of the one that has it', async ({ page }) => {
    await choose(page, 2);
    await slides(page).last().getByRole('link').first().focus();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect.poll(() => shown(page)).toBe(1);
    await expect(slides(page).first().getByRole('link').first()).toBeFocused();
  });

  test('A11Y-03 keeps the only heading of the first level out of its slides, within reach whichever is shown', async ({
    page,
  }) => {
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    for (const place of [2, 1]) {
      await choose(page, place);
      await expect(heading).toHaveCount(1);
      await expect(
        slides(page)
          .nth(place - 1)
          .getByRole('heading', { level: 2 }),
      ).toBeVisible();
    }
    // The focus that a move gives it makes no room for it.
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

  test('BAN-05 stays while it is out of view', async ({ page }) => {
    const isSeen = () =>
      slides(page)
        .first()
        .evaluate((slide) => slide.getBoundingClientRect().bottom > 0);
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    await expect.poll(isSeen).toBe(false);
    // Whether it is seen is told with a frame.
    await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)));
    await waitLong(page);
    expect(await shown(page)).toBe(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(isSeen).toBe(true);
    await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)));
    await page.clock.runFor(5_000);
    await expect.poll(() => shown(page)).toBe(2);
  });

  test('BAN-05 A11Y-01 stops by its control and goes on by it', async ({ page }) => {
    await page.getByRole('button', { name: 'Stop the slides' }).click();
    await page.mouse.move(5, 5);
    await waitLong(page);
    expect(await shown(page)).toBe(1);
    await page.getByRole('button', { name: 'Play the slides' }).click();
    await page.mouse.move(5, 5);
    await waitLong(page);
    expect(await shown(page)).toBe(1);
    await page.getByRole('button', { name: 'Stop the slides' }).blur();
    await page.clock.runFor(5_000);
    await expect.poll(() => shown(page)).toBe(2);
  });

  test('BAN-05 begins anew when its size changes', async ({ page }) => {
    await choose(page, 2);
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect.poll(() => shown(page)).toBe(1);
  });

  test('BAN-05 moves in 300 ms', async ({ page }) => {
    const style = await slides(page)
      .first()
      .evaluate((slide) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(slide);
        return [transitionProperty, transitionDuration];
      });
    expect(style).toEqual(['transform', '0.3s']);
  });

  test('A11Y-01 BAN-05 keeps what is out of sight out of reach', async ({ page }) => {
    await expect(slides(page).first()).not.toHaveAttribute('inert');
    await expect(slides(page).last()).toHaveAttribute('inert');
    await choose(page, 2);
    await expect(slides(page).first()).toHaveAttribute('inert');
    await expect(slides(page).last()).toBeInViewport();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** Moves one finger sideways over the slides; `meanwhile` is done before it is lifted. */
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

  test.beforeEach(({ page }) => openSlider(page));

  test('BAN-05 ignores a swipe of 49 px; 50 px move on, and back', async ({ page }) => {
    await swipe(page, -49);
    expect(await shown(page)).toBe(1);
    await swipe(page, -50);
    await expect.poll(() => shown(page)).toBe(2);
    await swipe(page, 49);
    expect(await shown(page)).toBe(2);
    await swipe(page, 50);
    await expect.poll(() => shown(page)).toBe(1);
  });

  test('BAN-05 stays under the finger, and follows it', async ({ page }) => {
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

/** Focuses a link of the first slide, and marks it. */
const focusLink = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    element.focus();
    element.dataset['focusedFirst'] = '';
  });

test('A11Y-02 keeps the focus of the only slide when another one is added while the page hydrates', async ({
  page,
}) => {
  // The server sends one slide; by the clock of the visitor there are two.
  await page.clock.setFixedTime('2025-10-01T12:00:00Z');
  await page.goto(addressOf('en-GB', '/'), { waitUntil: 'domcontentloaded' });
  await expect(slides(page)).toHaveCount(0);
  await focusLink(actions(page).first());
  await hydrated(page);
  await expect(slides(page)).toHaveCount(2);
  await expect(actions(page).first()).toBeFocused();
  await expect(actions(page).first()).toHaveAttribute('data-focused-first');
  await expect(dot(page, 2)).toBeVisible();
  await expect(actions(page).first()).toBeFocused();
});

for (const [culture, path] of [
  ['en-GB', withSlides],
  ['en-GB', '/'],
  ['de-DE', '/'],
  ['es', '/'],
] as const) {
  for (const place of [0, 1]) {
    test(`A11Y-02 ${culture} ${path} keeps the focus of link ${place + 1} when the slides become the banner of a code`, async ({
      visit,
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const isFocused = Promise.withResolvers<void>();
      await page.route('**/bt-texts/**', async (route) => {
        await isFocused.promise;
        await route.continue();
      });
      await visit(culture, `${path}${path.includes('?') ? '&' : '?'}bt=comet50`);
      await expect(actions(page)).toHaveCount(2);
      if (path === withSlides) await expect(dot(page, 2)).toBeVisible();
      await focusLink(actions(page).nth(place));
      isFocused.resolve();
      await expect(actions(page)).toHaveCount(1);
      await expect(actions(page)).toBeFocused();
    });
  }
}

test('A11Y-02 moves the focus from a slide and from a control that the banner of a code removes', async ({
  visit,
  page,
}) => {
  for (const choosesSlide of [true, false]) {
    const isFocused = Promise.withResolvers<void>();
    await page.route('**/bt-texts/**', async (route) => {
      await isFocused.promise;
      await route.continue();
    });
    await visit('en-GB', `${withSlides}&bt=comet50`);
    await choose(page, 2);
    const last = choosesSlide ? slides(page).last().getByRole('link').first() : dot(page, 2);
    await last.focus();
    isFocused.resolve();
    await expect(slides(page)).toHaveCount(0);
    await expect(actions(page)).toBeFocused();
    await page.unrouteAll();
  }
});

test('BAN-05 does not move by itself for those who want less motion, and needs no control for that', async ({
  page,
}) => {
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
  test(`BAN-02 BAN-05 at ${width} px the art is ${shape} wide`, async ({ visit, page }) => {
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

test('BAN-05 PERF-01 loads its script where there are two slides, and nowhere else', async ({ visit, page }) => {
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

  test('BAN-05 SSR-05 every slide can be reached', async ({ page }) => {
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
