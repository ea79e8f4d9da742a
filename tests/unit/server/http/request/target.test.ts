import { describe, expect, it } from 'vitest';
import { type PageTarget, resolveTarget, type Target } from '../../../../../server/http/request/target.ts';
import { testBrand } from '../../support/test-config.ts';

const english = testBrand('en');
const clock = Date.parse('2026-11-30T23:30:00Z');
const resolve = (url: string, brand = english): Target => resolveTarget(brand, url, 'build-1', { clock });
const page = (url: string, brand = english) => resolve(url, brand) as PageTarget;

describe('resolving a URL', () => {
  it.each(['/favicon.svg', '/assets/Main.js', '/sitemap.xml?x', '/healthz', '/api/v1/Games/'])(
    'ROUTE-07 treats %s as a file',
    (url) => expect(resolve(url)).toEqual({ kind: 'file' }),
  );

  it('ROUTE-04 finds the culture by the prefix, and removes it from the path', () => {
    const { culture, path, match } = page('/en-IE/slots/lantern-trench/');
    expect([culture.code, path, match.key]).toEqual(['en-IE', '/slots/lantern-trench/', 'slotsGame']);
  });
});

describe('the query of a page', () => {
  it.each([
    ['/slots/?provider=b&provider=a&page=2', 'page=2&provider=a&provider=b'],
    ['/slots/?utm_source=mail&gclid=1', ''],
    ['/slots/?provider=a&provider=a&sort=', 'provider=a'],
    ['/slots/?page=junk&sort=worst&minRtp=9999&page=1', ''],
    ['/?q=ti&q=', 'q=&q=ti'],
    ['/slots/lantern-trench/?page=2', ''],
    ['/blog/?page=2&utm_source=mail', 'page=2'],
    ['/blog/numbers/?page=1', ''],
    ['/blog/?page=junk&page=2', ''],
    ['/blog/search/?page=2&q=wheel', 'q=wheel&page=2'],
    ['/blog/search/?page=2', ''],
  ])('SSR-08 of %s is reduced to "%s": parameters that change the page, in a fixed order', (url, query) => {
    expect(page(url).search.toString()).toBe(query);
  });
});

describe('the cache key of a page', () => {
  it.each([
    ['/slots/', '/slots/?utm_source=mail'],
    ['/slots/?page=2', '/slots/?x=1&page=2&provider='],
    ['/blog/search/', '/blog/search/?page=77777'],
    ['/nowhere/', '/slots/a%2Fb/'],
    ['/nowhere/?x', '/404/'],
  ])('SSR-08 is the same for %s and %s', (one, other) => {
    expect(page(one).cacheKey).toBeDefined();
    expect(page(one).cacheKey).toBe(page(other).cacheKey);
  });

  it('SSR-03 differs between brands, cultures, paths, queries and builds', () => {
    const keys = [
      ...['/', '/slots/', '/slots/?page=2', '/en-IE/', '/en-IE/slots/', '/nowhere/', '/en-IE/nowhere/'].map((url) =>
        page(url),
      ),
      ...['/', '/nowhere/'].map((url) => page(url, testBrand('sv'))),
      resolveTarget(english, '/', 'build-2') as PageTarget,
    ].map(({ cacheKey }) => cacheKey);
    expect(new Set(keys).size).toBe(10);
  });

  it.each(['/preview/game/x/', '/registration-complete/', '/bt/', '/?route=page404'])(
    'SSR-08 PAGE-10 is undefined for the system page %s',
    (url) => expect(page(url, testBrand('en', { EMULATION: '1' })).cacheKey).toBeUndefined(),
  );

  it.each(['/?q=ti', '/500/', '/?gl=us', '/slots/?dem=1', '/?PgTstQA=1', '/?route=slots'])(
    'SSR-08 COMP-05 is undefined for %s',
    (url) => expect(page(url, testBrand('en', { EMULATION: '1' })).cacheKey).toBeUndefined(),
  );

  it.each(['/slots/?provider=anything', '/slots/?minRtp=96&page=2', '/casino/?sort=rtp', '/blog/search/?q=&page=2'])(
    'SSR-08 OPS-05 is undefined for %s, since the URLs of filtered lists are unbounded',
    (url) => expect(page(url).cacheKey).toBeUndefined(),
  );

  it.each(['/?gl=us', '/?dem=2026-12-24', '/?PgTstQA=1'])(
    'COMP-05 SSR-08 is that of the home page for %s when emulation is off',
    (url) => expect(page(url).cacheKey).toBe(page('/').cacheKey),
  );

  it('SSR-03 belongs, for unknown URLs, to a 404 page without the requested path and query', () => {
    const { path, search } = page('/nowhere/?x=1');
    expect([path, search.toString()]).toEqual(['/404/', '']);
    expect(page('/slots/a%2Fb/')).toEqual(page('/nowhere/'));
  });
});

describe('a forced route', () => {
  it('ROUTE-06 replaces the path, with params from the query', () => {
    expect(page('/?route=slotsGame&gameSlug=lantern-trench')).toMatchObject({
      forced: true,
      path: '/slots/lantern-trench/',
      match: { key: 'slotsGame', params: { gameSlug: 'lantern-trench' } },
    });
    expect(page('/help/?route=page500')).toMatchObject({ forced: true, match: { key: 'page500' } });
  });

  const given = (url: string, route: string, brand = english) =>
    resolveTarget(brand, url, 'build-1', { clock, route }) as PageTarget;

  it.each([
    ['takes precedence over path and query', '/help/?route=slots', 'page500', 'page500'],
    ['takes its params from the query', '/help/?gameSlug=x', 'slotsGame', 'slotsGame'],
    ['causes no redirect and is not a file', '/Some/File.png', 'page500', 'page500'],
    ['is ignored when it is unknown', '/help/?route=slots', 'nonsense', 'slots'],
    ['is ignored without its params', '/help/', 'slotsGame', 'help'],
    ['is ignored when the culture does not have it', '/en-IE/help/', 'bingo', 'help'],
  ])('ROUTE-06 given by the caller %s', (_, url, route, key) => {
    expect(given(url, route).match.key).toBe(key);
  });

  it('ROUTE-06 given by the caller is forced and not cached, like one in the query', () => {
    const { forced, cacheKey, path } = given('/help/', 'slots');
    expect([forced, cacheKey, path]).toEqual([true, undefined, '/slots/']);
  });

  it('ROUTE-06 ROUTE-02 SSR-08 page404 given by the caller is the cached 404 page of the culture', () => {
    const lost = given('/en-IE/no-such-file.png?x=1', 'page404');
    expect(lost).toEqual(page('/en-IE/nowhere/'));
    expect(lost.cacheKey).toBeDefined();
    expect(page('/?route=page404').cacheKey).toBeUndefined();
  });

  it.each([
    ['an unknown key', '/slots/?route=nonsense', english],
    ['an inherited name', '/slots/?route=constructor', english],
    ['a missing param', '/slots/?route=slotsGame', english],
    ['an empty param', '/slots/?route=slotsGame&gameSlug=', english],
    ['a route that the culture does not have', '/slots/?route=bingo', testBrand('sv')],
  ])('ROUTE-06 is ignored for %s', (_, url, brand) => {
    expect(page(url, brand)).toMatchObject({ forced: false, match: { key: 'slots' } });
    expect(page(url, brand).cacheKey).toBe(page('/slots/', brand).cacheKey);
  });
});

describe('a draft', () => {
  const guarded = testBrand('en', { PREVIEW_TOKEN: 's3cret' });

  it.each([
    ['/preview/promotions/x/', 'page404'],
    ['/preview/promotions/x/?token=', 'page404'],
    ['/preview/promotions/x/?token=s3cre', 'page404'],
    ['/preview/promotions/x/?token=S3CRET', 'page404'],
    ['/preview/promotions/x/?token=wrong&token=s3cret', 'page404'],
    ['/preview/promotions/x/?token=s3cret', 'previewPromotion'],
    ['/preview/game/x/', 'page404'],
    ['/?route=previewGame&gameId=x', 'page404'],
    ['/?route=previewGame&gameId=x&token=s3cret', 'previewGame'],
    ['/slots/', 'slots'],
    ['/bt/', 'bannerPreview'],
  ])('PAGE-10 requires the preview token when one is set: %s gives %s', (url, key) => {
    expect(page(url, guarded).match.key).toBe(key);
  });

  it('PAGE-10 without the token gives the shared 404 page', () => {
    expect(page('/preview/promotions/x/?token=wrong', guarded)).toEqual(page('/nowhere/', guarded));
  });

  it('PAGE-10 keeps the case of its id, and drops the token from the query', () => {
    const { match, search } = page('/preview/game/Draft-1/?token=s3cret', guarded);
    expect([match.params, search.toString()]).toEqual([{ gameId: 'Draft-1' }, '']);
  });

  it.each([
    ['no token is set', {}, 'page404'],
    ['no token is set and emulation is on', { EMULATION: '1' }, 'previewPromotion'],
    ['a token is set and emulation is on', { EMULATION: '1', PREVIEW_TOKEN: 's3cret' }, 'page404'],
  ])('PAGE-10 SEC-09 without a token in its URL, when %s, gives %s', (_, environment, key) => {
    const brand = testBrand('en', environment);
    expect(page('/preview/promotions/x/', brand).match.key).toBe(key);
    expect(page('/?route=previewPromotion&promotionId=x', brand).match.key).toBe(
      key === 'page404' ? 'page404' : 'previewPromotion',
    );
  });
});

describe('the time of a page', () => {
  const at = (url: string, id = 'en', emulation = '1') =>
    resolveTarget(testBrand(id, { EMULATION: emulation }), url, 'build-1', { clock }) as PageTarget;

  it('SHELL-10 is that of the clock, or the emulated one', () => {
    expect(at('/')).toMatchObject({ now: clock, isEmulated: false });
    expect(at('/?dem=2026-12-24')).toMatchObject({ now: Date.parse('2026-12-24T12:00:00Z'), isEmulated: true });
    expect(at('/?dem=soon')).toMatchObject({ now: clock, isEmulated: false });
  });

  it('COMP-05 cannot be emulated when emulation is off', () => {
    expect(at('/?dem=2026-12-24', 'en', '0')).toMatchObject({ now: clock, isEmulated: false });
  });

  it('SHELL-10 gives festive pages their own cache key, by the time zone of the market', () => {
    const nextDay = resolveTarget(testBrand(), '/', 'build-1', { clock: clock + 3_600_000 }) as PageTarget;
    expect(nextDay.cacheKey).not.toBe(at('/').cacheKey);
    const early = resolveTarget(testBrand('es'), '/', 'build-1', { clock: clock - 3_600_000 }) as PageTarget;
    expect(at('/', 'es').cacheKey).not.toBe(early.cacheKey);
    expect(at('/').cacheKey).toBe(
      (resolveTarget(testBrand(), '/', 'build-1', { clock: clock - 3_600_000 }) as PageTarget).cacheKey,
    );
  });
});
