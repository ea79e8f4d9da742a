import type { Page } from 'playwright/test';
import { sendRequest } from '../integration/support/send-request.ts';
import { focused } from './support/focus.ts';
import { addressOf, bringIntoView, expect, hydrated, test } from './support/test.ts';

/** Sets a mark that a reload would remove. */
const mark = () => Object.assign(window, { stillHere: true });
const isStillHere = () => 'stillHere' in window;

test('ROUTE-09 a navigation without a reload has the title and head of a loaded page, and focuses the heading', async ({
  visit,
  page,
}) => {
  await visit('en-GB', '/help/');
  await page.evaluate(mark);
  await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(addressOf('en-GB', '/slots/'));
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(isStillHere)).toBe(true);
  const headOf = async (each: Page) => ({
    title: await each.title(),
    heading: await each.locator('h1').textContent(),
    canonical: await each.locator('link[rel=canonical]').getAttribute('href'),
    alternates: await each.locator('link[rel=alternate][hreflang]').count(),
  });
  const loaded = await page.context().newPage();
  await loaded.goto(addressOf('en-GB', '/slots/'));
  await expect.poll(() => headOf(page)).toEqual(await headOf(loaded));
});

test('ROUTE-04 ROUTE-09 links stay in the culture, and an unknown game shows the 404 page without a reload', async ({
  visit,
  page,
  complaints,
}) => {
  await visit('en-IE', '/slots/');
  await page.evaluate(mark);
  for (const href of await page
    .locator('main a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))) {
    expect(href).toMatch(/^\/en-IE\//);
  }
  await page.evaluate(() => {
    const anchor = Object.assign(document.createElement('a'), {
      href: '/en-IE/slots/no-such-game/',
      textContent: 'lost',
    });
    document.querySelector('main')?.append(anchor);
  });
  await page.getByRole('link', { name: 'lost' }).click();
  await expect(page.locator('h1')).toHaveText('Page not found');
  expect(await page.evaluate(isStillHere)).toBe(true);
  // The browser logs the 404s of the game's calls.
  expect(complaints.filter((complaint) => !complaint.includes('gameSlug=no-such-game'))).toEqual([]);
  complaints.length = 0;
});

test('SEC-07 shows the 404 page with its footer for a path that begins like a host', async ({ visit, page }) => {
  await visit('en-GB', '//x.png');
  await expect(page).toHaveURL(addressOf('en-GB', '/x.png'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // A server in front of this one may show the page without a redirect.
  const { text, headers } = await sendRequest(Number(process.env['SITE_PORT']), '/x.png', {
    host: new URL(addressOf('en-GB', '/')).hostname,
    headers: { 'accept-encoding': 'identity' },
  });
  const policy = String(headers['content-security-policy']);
  await page.route('**/y.png', (route) =>
    route.fulfill({
      body: text,
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    }),
  );
  await visit('en-GB', '//y.png');
  await expect(page).toHaveURL(addressOf('en-GB', '/y.png'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('ROUTE-09 prefetches the data of a page when its link is hovered', async ({ visit, page }) => {
  await visit('en-GB', '/help/');
  const requested = page.waitForRequest(/\/api\/v1\/games\/\?.*groups=slots/);
  await page.getByRole('banner').getByRole('link', { name: 'Slots' }).hover();
  await requested;
});

test('SCROLL-01 a navigation starts at the top, and Back restores the scroll position', async ({ visit, page }) => {
  await visit('en-GB', '/slots/');
  await page.evaluate(() => scrollTo(0, 900));
  await page
    .locator('main li > a')
    .nth(30)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(addressOf('en-GB', '/slots/'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('SCROLL-01 a reload and Back from another site restore the scroll position', async ({ visit, page }) => {
  await visit('en-GB', '/slots/');
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await page.goto(addressOf('sv', '/'));
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('SSR-02 a fresh page requests none of its data again', async ({ page }) => {
  const fetchPage = () => sendRequest(Number(process.env['SITE_PORT']), '/', { host: 'sv.localhost' });
  await fetchPage();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/games')) requested.push(request.url());
  });
  // A page older than its data's freshness revalidates it, so wait for a page that was just rendered.
  await expect
    .poll(
      async () => {
        const { headers } = await fetchPage();
        return Number(/age;dur=(\d+)/.exec(String(headers['server-timing']))?.[1]);
      },
      { timeout: 60_000 },
    )
    .toBeLessThan(4000);
  await page.goto(addressOf('sv', '/'));
  await hydrated(page);
  expect(requested).toEqual([]);
});

/** Emulates a four-year-old phone with a slow connection. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

test('SSR-04 SSR-05 on a slow phone no tap is lost between the first paint and hydration', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await slowDown(page);
  const isHydrated = () => page.evaluate(() => document.documentElement.dataset['hydrated'] !== undefined);
  const quick = page.getByRole('navigation', { name: 'Quick links' });

  const { promise: tapped, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await tapped;
    await route.continue();
  });
  await page.goto(addressOf('en-GB', '/slots/'), { waitUntil: 'commit' });
  await quick.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isHydrated()).toBe(false);
  goOn();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toBeVisible();

  for (const [tap, found] of [
    [() => quick.getByRole('link', { name: 'Search' }).click(), /\/(?:slots\/#search|\?q=)$/],
    [() => page.getByRole('banner').getByRole('link', { name: 'Log in' }).click(), /\/platform\/login|#account\/login/],
  ] as const) {
    await page.goto(addressOf('en-GB', '/slots/'), { waitUntil: 'commit' });
    await tap();
    await expect(page).toHaveURL(found);
  }

  await page.goto(addressOf('en-GB', '/slots/'), { waitUntil: 'commit' });
  const games = page.getByRole('main').locator('li > a');
  const more = page.getByRole('main').locator('a[href*="page=2"]');
  await more.waitFor();
  const count = await games.count();
  await more.click();
  // The link opens the next page before hydration, and extends the list after it.
  await expect.poll(async () => page.url().endsWith('?page=2') || (await games.count()) > count).toBe(true);
  expect(complaints).toEqual([]);
});

test('SCROLL-01 ROUTE-09 a page transition starts at the top of the new page', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (how) => {
      const transition = start(how);
      void transition.updateCallbackDone.then(() => (document.documentElement.dataset['fadesAt'] = String(scrollY)));
      return transition;
    };
  });
  await visit('en-GB', '/slots/');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.locator('main li:has(> a > picture) > a').nth(8).click();
  await expect(page.locator('html')).toHaveAttribute('data-fades-at', '0');
});

test('ROUTE-09 a navigation has a view transition, except from an overlay, which would be painted below it', async ({
  visit,
  page,
}) => {
  await page.addInitScript(() => {
    const fades: boolean[] = Object.assign(window, { fades: [] }).fades;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...options) => {
      fades.push(true);
      return start(...options);
    };
  });
  const fades = () => page.evaluate(() => (window as unknown as { fades: boolean[] }).fades.length);
  await visit('en-GB', '/help/');
  await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(addressOf('en-GB', '/slots/'));
  await expect.poll(fades).toBe(1);
  // The games of the previous page may still be shown when the next page starts to fade in.
  await expect(page.locator('h1')).toBeFocused();

  const tile = page
    .locator('main li')
    .filter({ has: page.locator('> a > b') })
    .first();
  await tile.getByRole('link').first().hover();
  await tile.getByRole('button', { name: /^About / }).click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('heading', { level: 2 })).toBeVisible();
  const name = await overlay.getByRole('heading', { level: 2 }).innerText();
  await overlay.locator('a[href^="/slots/"]').last().click();
  await expect(page.locator('h1')).toHaveText(name);
  expect(await fades()).toBe(1);
});

for (const moment of ['before', 'during'] as const) {
  test(`ROUTE-09 an overlay that opens ${moment} a page's fade ends the fade, which would be painted above it`, async ({
    visit,
    page,
  }) => {
    await page.addInitScript((opensBefore) => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (options) => {
        const root = document.documentElement;
        if (opensBefore) {
          const overlay = document.body.appendChild(document.createElement('dialog'));
          overlay.textContent = 'Overlay';
          overlay.showModal();
        }
        const transition = start(options);
        void transition.ready.then(
          () => {
            for (const animation of document.getAnimations()) animation.pause();
            root.dataset['fade'] = 'paused';
          },
          () => (root.dataset['fade'] = 'skipped'),
        );
        return transition;
      };
    }, moment === 'before');
    const root = page.locator('html');
    await visit('en-GB', '/help/');
    await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click();
    if (moment === 'during') {
      await expect(root).toHaveAttribute('data-fade', 'paused');
      await page.evaluate(() => (location.hash = '#search'));
    } else await expect(root).toHaveAttribute('data-fade', 'skipped');
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeViewTransition)).toBeNull();
  });
}

// The first has a prefix, the other a bar that stays above the headings.
for (const culture of ['en-IE', 'sv'] as const) {
  test(`ROUTE-09 SCROLL-01 ${culture} follows links, Back and Forward between hashes of one page`, async ({
    visit,
    page,
  }) => {
    await visit(culture, '/terms/');
    const headings = page.locator('main h2[id^=text-]');
    const second = headings.nth(1);
    const last = headings.last();
    const idOf = async (heading: typeof last) => String(await heading.getAttribute('id')).replace(/^text-/, '');
    // Links of other texts than the page's own keep the id that the editor wrote.
    await page.evaluate(
      (hrefs) => {
        const links = hrefs.map((href) => Object.assign(document.createElement('a'), { href, textContent: href }));
        document.querySelector('main')?.prepend(...links);
      },
      [`#${await idOf(second)}`, `${new URL(page.url()).pathname}#${await idOf(last)}`],
    );
    const links = page.locator('main > a');
    const topOf = (heading: typeof last) => heading.evaluate((element) => element.getBoundingClientRect().top);
    const arrivesAt = async (heading: typeof last) => {
      const words = (await heading.textContent())?.trim().slice(0, 40);
      // Names what has the focus instead.
      await expect.poll(() => focused(page)).toBe(`h2 ${words}`);
      await expect(heading).toBeInViewport();
      expect(await topOf(heading)).toBeGreaterThanOrEqual(0);
    };
    const follow = async (link: typeof last) => {
      await bringIntoView(link);
      await link.click();
    };
    for (let clicks = 0; clicks < 2; clicks += 1) {
      await follow(links.first());
      await arrivesAt(second);
    }
    await follow(links.last());
    await arrivesAt(last);
    await page.goBack();
    await expect(links.last()).toBeFocused();
    await expect(links.last()).toBeInViewport();
    await page.goBack();
    await expect(links.first()).toBeFocused();
    await expect(links.first()).toBeInViewport();
    await page.goForward();
    await page.goForward();
    await arrivesAt(last);
    // A click on the header's field would scroll to it first.
    await page.evaluate(() => void (location.hash = 'search'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(last).toBeInViewport();
  });
}
