import type { Page } from 'playwright/test';
import { product } from '../../brands/index.ts';
import { addressOf, expect, firstCultures, hydrated, pagePaths, test, type VisitedCulture } from './support/test.ts';
import { extend, translate, type TranslatorKind } from './support/translator.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  // A document that was changed before hydration does not match, so React renders it again and logs an error.
  expectedComplaints: /React error #418/,
});

const change = async (page: Page, kind: TranslatorKind | 'extension') =>
  kind === 'extension' ? extend(page) : translate(page, kind);

/** Waits until a late translator has changed the page, so that the next step runs on its changes. */
const translated = (page: Page, kind: TranslatorKind | 'extension') =>
  kind === 'extension'
    ? page.waitForSelector('#main x-extension', { state: 'attached' })
    : page.waitForFunction(() => {
        const heading = document.querySelector('#main h1');
        return heading?.querySelector(':scope font') && !document.documentElement.hasAttribute('data-moving');
      });

async function open(page: Page, culture: VisitedCulture, path: string, kind: TranslatorKind | 'extension') {
  await change(page, kind);
  await page.goto(addressOf(culture, path), { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await translated(page, kind);
}

/** Follows a link of this site to a path, as a click in the page does. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link =
      document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`) ??
      document.createElementNS('http://www.w3.org/1999/xhtml', 'a');
    const isOurs = link.isConnected;
    if (!isOurs) document.body.append(link);
    link.setAttribute('href', to);
    (link as HTMLAnchorElement).click();
    if (!isOurs) link.remove();
  }, href);

/** Heading of a page in the server's HTML. */
const headingOf = (page: Page, path: string) =>
  page.evaluate(async (requested) => {
    const html = await (await fetch(requested)).text();
    const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
    return heading
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .trim();
  }, path);

/** One kind runs on the other brands' own pages. The others change these like any page. */
const kindsOf = (culture: VisitedCulture) =>
  culture === 'en-GB' ? (['wrapping', 'late', 'replacing', 'extension'] as const) : (['wrapping'] as const);

/** One path of each page type of the first brand. */
const pageTypes: ReadonlySet<string> = new Set([
  '/',
  `/${product.slug}/`,
  '/slots/',
  '/bingo/',
  '/help/',
  '/contact/',
  '/self-assessment-test/',
  '/terms/',
  '/payment-methods/',
  '/casino-promotions/',
  '/casino-features/',
  '/winners/',
  '/blog/',
  '/bingo-card-generator/',
  '/registration-complete/',
]);

/** Kinds that walk one third of the page types each. The usual one, `wrapping`, walks them all. */
const thirds: readonly string[] = ['late', 'extension', 'replacing'];

/** The page types of the first brand. The other brands share its code: they are tested on the pages that only they have. */
const pathsToWalk = (culture: VisitedCulture, kind: TranslatorKind | 'extension') =>
  pagePaths
    .filter(([path, cultures]) => cultures.includes(culture) && !/^\/(?:404|500|bt)\//.test(path))
    .filter(([path, cultures]) => (culture === 'en-GB' ? pageTypes.has(path) : !cultures.includes('en-GB')))
    .filter((_, index) => !thirds.includes(kind) || index % 3 === thirds.indexOf(kind))
    .map(([path]) => path);

for (const culture of firstCultures) {
  for (const kind of kindsOf(culture)) {
    test.describe(() => {
      // View transitions are tested with one kind. They would lengthen each navigation of the others.
      test.use({ contextOptions: { reducedMotion: kind === 'wrapping' ? 'no-preference' : 'reduce' } });

      test(`SSR-09 ${culture}: navigation works in a document changed by a translator or extension: ${kind}`, async ({
        page,
      }) => {
        await open(page, culture, '/contact/', kind);
        // Return to the first pages, so that they are also reached from another page.
        for (const path of [...pathsToWalk(culture, kind), '/', '/slots/', '/']) {
          const address = addressOf(culture, path);
          const { pathname } = new URL(address);
          await follow(page, pathname);
          await page.waitForFunction(
            (to) => location.pathname === to && !document.documentElement.hasAttribute('data-moving'),
            pathname,
          );
          const heading = await headingOf(page, pathname);
          await expect(page.locator('#main h1').first(), path).toHaveText(heading);
          if (kind !== 'extension') await translated(page, kind);
        }
      });
    });
  }
}

const tickingAmount = (page: Page) => page.locator('#main li b.display').first();

const kinds = ['wrapping', 'late', 'replacing'] as const;

for (const kind of kinds) {
  test(`SSR-09 GAME-05 BAN-05 amounts tick and the slider works under a translator: ${kind}`, async ({ page }) => {
    await change(page, kind);
    for (const [culture, path] of [
      ['en-GB', '/?dem=2025-10-01'],
      ['sv', '/'],
    ] as const) {
      await page.goto(addressOf(culture, path), { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await translated(page, kind);
      if (culture === 'en-GB') {
        for (const place of [2, 1, 2]) {
          const dot = page.getByRole('button', { name: `Show slide ${place}` });
          await dot.click();
          await expect(dot).toHaveAttribute('aria-current', 'true');
        }
      }
      const amount = tickingAmount(page);
      // The translator may replace it meanwhile.
      await expect(() => amount.scrollIntoViewIfNeeded()).toPass();
      const before = await amount.textContent();
      await expect(amount).not.toHaveText(before ?? '');
      expect(await amount.locator('font').count()).toBe(0);
    }
  });

  test(`SSR-09 GAME-10 GAME-02 filters and Show more work under a translator: ${kind}`, async ({ page }) => {
    await open(page, 'en-GB', '/slots/', kind);
    const items = page.locator('#main ul > li:has(a[href^="/slots/"])');
    const before = await items.count();
    await page.locator('#main a[rel=next]').click();
    await expect.poll(() => items.count()).toBeGreaterThan(before);
    await page.getByRole('combobox').first().selectOption({ index: 1 });
    await expect(page).toHaveURL(/\?/);
    await translated(page, kind);
    await page.goBack();
    await expect(page).toHaveURL(/\/slots\/$/);
    await expect(page.locator('#main h1')).toHaveText(/Slot/);
  });

  test.describe(`without a choice about cookies and when the login widget fails to load: ${kind}`, () => {
    test.use({ needsConsent: true, expectedComplaints: /React error #418|son-auth|ERR_FAILED/ });

    test(`SSR-09 TRK-03 GAME-07 ACC-07 the cookie settings, the search and the account notice work under a translator: ${kind}`, async ({
      page,
    }) => {
      await page.route('**/son-auth/**', (route) => route.abort());
      await open(page, 'en-GB', '/contact/', kind);
      const overlay = page.getByRole('dialog');
      await page
        .getByRole('button', { name: /settings|choose/i })
        .first()
        .click();
      await expect(overlay).toBeVisible();
      await overlay
        .getByRole('button', { name: /save|accept/i })
        .first()
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-consent', 'given');
      await expect(overlay).toHaveCount(0);
      // Closing goes back in the history. A hash that is set meanwhile would be undone by it.
      await expect(page).toHaveURL(/\/contact\/$/);

      await page.evaluate(() => (location.hash = 'search'));
      const field = overlay.getByRole('combobox').or(overlay.getByRole('searchbox')).first();
      const status = overlay.getByRole('status');
      for (const [typed, said] of [
        ['lan', /games?|results?/i],
        ['zzzzzz', /zzzzzz/],
        ['moo', /games?|results?/i],
        ['', /2/],
        ['star', /games?|results?/i],
      ] as const) {
        await field.fill(typed);
        await expect(status).toHaveText(said);
      }
      await overlay.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(overlay).toHaveCount(0);
      await expect(page).toHaveURL(/\/contact\/$/);
      await page.evaluate(() => (location.hash = 'search'));
      await expect(overlay).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(overlay).toHaveCount(0);

      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      await expect(overlay).toContainText('platform');
      await overlay.getByRole('button', { name: 'Close' }).click();
      await expect(overlay).toHaveCount(0);
    });
  });
}
