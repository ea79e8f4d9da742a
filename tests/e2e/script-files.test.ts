import { clearStorage } from './support/focus.ts';
import { expect, test, type VisitedCulture } from './support/test.ts';

// A first visit also loads the cookie notice.
test.use({ hasOwnContext: true, needsConsent: true });

/** The most script files that a page needs to hydrate, and that a whole visit loads. */
const home = { page: 8, visit: 13 };
const other = { page: 11, visit: 14 };

const firstVisits: readonly [VisitedCulture, path: string, limit: typeof home][] = [
  ['en-GB', '/', home],
  // A day with several slides.
  ['en-GB', '/?dem=2025-10-01', home],
  ['de-DE', '/', home],
  ['sv', '/', home],
  ['en-GB', '/slots/', other],
  ['de-DE', '/slots/', other],
  ['sv', '/slots/lantern-trench/', other],
  ['en-GB', '/help/', other],
  ['en-GB', '/blog/', other],
  ['en-GB', '/blog/?q=a', other],
  ['en-GB', '/casino-promotions/', other],
  ['en-GB', '/casino-promotions/welcome/', other],
  ['en-GB', '/about-us/', other],
  ['en-GB', '/payment-methods/northcard/', other],
];

test('SSR-10 PERF-01 a first visit to a page of any kind loads no more script files than its limit', async ({
  visit,
  page,
}) => {
  test.slow();
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname.endsWith('.localhost') && pathname.endsWith('.js')) loaded.add(pathname);
  });
  for (const [culture, path, limit] of firstVisits) {
    await test.step(`${culture} ${path}`, async () => {
      loaded.clear();
      await visit(culture, path);
      const listed = await page.evaluate(() => {
        const boot = document.querySelector<HTMLScriptElement>('script[data-modules]');
        const { modules = '', texts = '', locales = '' } = boot?.dataset ?? {};
        return [new URL(boot?.src ?? '').pathname, ...`${modules} ${texts} ${locales}`.split(' ')];
      });
      expect(listed.length, listed.join('\n')).toBeLessThanOrEqual(limit.page);
      // Late code loads more, such as texts. The network may already be idle before the visitor chunk is requested.
      await expect(page.locator('html')).toHaveAttribute('data-restriction');
      await page.waitForLoadState('networkidle');
      const files = [...loaded];
      expect(files).toEqual(expect.arrayContaining(listed));
      expect(files).toContainEqual(expect.stringMatching(/\/visitor-chunk\./));
      expect(files.length, files.join('\n')).toBeLessThanOrEqual(limit.visit);
      await clearStorage(page);
    });
  }
});
