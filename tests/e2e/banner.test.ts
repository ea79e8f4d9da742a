import type { Page } from 'playwright/test';
import { sendRequest } from '../integration/support/send-request.ts';
import { shifts } from './support/shifts.ts';
import { addressOf, expect, hydrated, test, visited, type VisitedCulture } from './support/test.ts';

const storedCode = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('mdxlc'), sessionStorage.getItem('mdxlcr')] as const);

/** Requests a page, so that the next response is complete: sections of a stream would move what is below them. */
function renderComplete(culture: VisitedCulture, path: string) {
  const { hostname, pathname } = new URL(addressOf(culture, path));
  return sendRequest(Number(process.env['SITE_PORT']), pathname, { host: hostname });
}

const heading = (page: Page) => page.locator('main h1');
const comet = '50 free spins with a first deposit of £10';

test('BAN-03 BAN-06 a code replaces the banner and is stored for the session', async ({ visit, page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/banners/')) requested.push(request.url());
  });
  await visit('en-GB', '/?bt=comet50&r=7');
  await expect(heading(page)).toHaveText(comet);
  await expect(page).toHaveTitle(comet);
  await expect(page.locator('main')).toContainText('Wagering 60x on free-spin winnings');
  await expect(page.locator('main').getByRole('link', { name: 'See the offer' }).first()).toHaveAttribute(
    'href',
    '/casino-promotions/free-spins/',
  );
  await expect.poll(() => storedCode(page)).toEqual(['comet50', '7']);
  expect(requested.filter((url) => url.includes('bt-texts'))).toHaveLength(1);
  // Both layers for both devices. Those without the code are also requested if the page came without them.
  const media = () => requested.filter((url) => url.includes('/media?') && url.includes('sectionCode=home'));
  await expect.poll(() => media().filter((url) => url.includes('bt=comet50&r=7')).length).toBe(4);
  // The stored code applies when the visitor returns to the home page.
  await visit('en-GB', '/help/');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(heading(page)).toHaveText(comet);
  await expect(page).toHaveTitle(comet);
});

test('BAN-06 an unknown code is removed from storage and does not change the banner', async ({ page, complaints }) => {
  await page.addInitScript(() => sessionStorage.setItem('mdxlcr', '7'));
  await page.goto(addressOf('en-GB', '/'));
  const before = await heading(page).textContent();
  await page.goto(addressOf('en-GB', '/?bt=nothing'));
  await hydrated(page);
  await expect.poll(() => storedCode(page)).toEqual([null, null]);
  await expect(heading(page)).toHaveText(before ?? '');
  // The browser logs the 404 of the lookup.
  expect(complaints.filter((complaint) => !complaint.includes('bt-texts'))).toEqual([]);
  complaints.length = 0;
});

test('BAN-06 COMP-03 a code is not requested in a culture without offers', async ({ visit, page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('bt-texts')) requested.push(request.url());
  });
  await visit('sv', '/?bt=comet50');
  expect(requested).toEqual([]);
  await expect(heading(page)).not.toContainText('50');
});

test('SHELL-10 SSR-04 a page hydrates with the festive attribute on the last festive day and without it on the next', async ({
  visit,
  page,
}) => {
  const root = page.locator('html');
  await visit('en-GB', '/?dem=2026-12-26T23:59');
  await expect(root).toHaveAttribute('data-festive', '');
  await visit('en-GB', '/?dem=2026-12-27');
  await expect(root).not.toHaveAttribute('data-festive');
});

test('SHELL-01 SHELL-04 A11Y-01 every culture has a header that fits, with the name beside the logo, at every width', async ({
  visit,
  page,
}) => {
  for (const { culture } of visited) {
    await page.setViewportSize({ width: 1024, height: 844 });
    await visit(culture, '/help/');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const header = page.getByRole('banner');
    const { logo, search, right } = await header.evaluate((element) => {
      const name = element.querySelector('a span')!;
      return {
        logo: name.getBoundingClientRect().top - element.getBoundingClientRect().top,
        search: element.querySelector('input')!.getBoundingClientRect().width,
        right: Math.max(...[...element.querySelectorAll('a')].map((link) => link.getBoundingClientRect().right)),
      };
    });
    // A name without enough room wraps and is clipped.
    expect(logo, culture).toBeLessThan(60);
    expect(search, culture).toBeGreaterThan(60);
    expect(right, culture).toBeLessThanOrEqual(1024);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const below = await header.evaluate((element) => {
        const name = element.querySelector('a span')!;
        return name.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
      });
      expect(below, `${culture} ${width}`).toBeLessThan(0);
    }
  }
});

/** Right edge of the fan of tiles, as a fraction of the width of its banner layer. */
const fanEnd = 0.805;

test('BAN-02 the fan of tiles in the first banner is not cut off at the right', async ({ visit, page }) => {
  await visit('en-GB', '/');
  for (const width of [768, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await page
      .locator('main img')
      .nth(1)
      .evaluate((layer, end) => {
        const { left, width: full } = layer.getBoundingClientRect();
        return document.documentElement.clientWidth - (left + end * full);
      }, fanEnd);
    // The gutter of a tablet.
    expect(room, String(width)).toBeGreaterThanOrEqual(24);
  }
});

test.describe('a first visit', () => {
  test.use({ hasOwnContext: true });

  test('SHELL-05 PERF-01 payment marks load when the footer is near, without a layout shift', async ({
    visit,
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('payment-options')) requested.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await renderComplete('en-GB', '/terms/');
    await visit('en-GB', '/terms/');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(requested).toEqual([]);
    const copyright = page.getByText('Site version');
    const place = () => copyright.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await place();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.getByRole('region', { name: 'Payments' }).getByRole('img')).toHaveCount(8);
    expect(requested).toHaveLength(1);
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
  });

  test('BAN-02 PERF-01 a game starts on a phone with the foreground of its banner, in the height of the culture, without layout shifts', async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const [culture, game, height] of [
      ['en-GB', '/slots/lantern-trench/', 145],
      ['en-GB', '/bingo/penny-lantern/', 145],
      ['en-GB', '/casino/velvet-twenty-one/', 145],
      ['de-DE', '/slots/lantern-trench/', 210],
      ['sv', '/casino/velvet-twenty-one/', 210],
      ['es', '/slots/ninth-hour/', 145],
    ] as const) {
      await renderComplete(culture, game);
      await visit(culture, game);
      const front = page.locator('main picture img[alt]:not([alt=""])').first();
      await expect
        .poll(() => front.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain('/images/heroes/');
      const { top, bottom } = await front.evaluate((image) => image.getBoundingClientRect());
      expect(Math.round(bottom - top), `${culture} ${game}`).toBe(height);
      const headingBottom = await heading(page).evaluate((element) => element.getBoundingClientRect().bottom);
      expect(headingBottom).toBeLessThanOrEqual(bottom + 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await shifts(page)).toEqual([]);
    }
  });

  test('STATE-07 SHELL-05 payment marks come from the HTTP cache on the second page', async ({ visit, page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const requested: boolean[] = [];
    devtools.on('Network.responseReceived', ({ response }) => {
      if (response.url.includes('payment-options')) requested.push(response.fromDiskCache === true);
    });
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        if (typeof input === 'string' && input.includes('payment-options'))
          document.documentElement.dataset['cache'] = init?.cache ?? '';
        return fetch(input, init);
      };
    });
    for (const path of ['/terms/', '/privacy/']) {
      await visit('en-GB', path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(page.getByRole('region', { name: 'Payments' }).getByRole('img')).toHaveCount(8);
      await expect(page.locator('html')).toHaveAttribute('data-cache', 'force-cache');
    }
    expect(requested).toEqual([false, true]);
  });
});

test('SHELL-04 the open menu shows the number of games of a category', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('es', '/help/');
  await page.locator('button[commandfor=menu]').filter({ visible: true }).first().click();
  await expect(page.locator('dialog[open] a[href="/slots/"] small')).toHaveText(/^\d[\d.]*$/);
});

test("SHELL-08 COMP-03 the regulator's bar stays at the top while scrolling", async ({ visit, page }) => {
  for (const [culture, paths] of [
    ['sv', ['/', '/500/']],
    ['de-DE', ['/404/', '/help/']],
  ] as const) {
    for (const path of paths) {
      await visit(culture, path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const bar = page.locator('nav[aria-labelledby=regulator]');
      await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
      await expect(bar.getByRole('link'), `${culture} ${path}`).toHaveCount(3);
    }
  }
});
