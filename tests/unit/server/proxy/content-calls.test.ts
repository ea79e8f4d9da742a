import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentCallOf } from '../../../../server/proxy/content-calls.ts';
import * as banners from '../../../../shared/data/banners.ts';
import * as blog from '../../../../shared/data/blog.ts';
import { parseCategoryQuery } from '../../../../shared/data/category-query.ts';
import * as cms from '../../../../shared/data/cms.ts';
import * as feeds from '../../../../shared/data/feeds.ts';
import * as gameLists from '../../../../shared/data/game-lists.ts';
import * as game from '../../../../shared/data/game.ts';
import * as games from '../../../../shared/data/games.ts';
import type { Resource } from '../../../../shared/data/resource.ts';
import { calls } from '../../../../scripts/documents/calls/calls.ts';
import { anyText } from '../../shared/any-text.ts';
import { testBrand } from '../support/test-config.ts';

const brand = testBrand('en');
const culture = 'en-GB';

const callOf = (url: string, by = brand) => {
  const [path = ''] = url.split('?');
  return contentCallOf(by, path, new URL(url, 'http://site').searchParams);
};
const pathOf = (url: string) => {
  const call = callOf(url);
  return call && 'resource' in call ? call.resource.path : call;
};

const filters = 'provider=b&provider=a&volatility=low&feature=x&minRtp=95.5&maxMinBet=20&sort=rtp&page=2';
const category = parseCategoryQuery(new URLSearchParams(filters));
const subject = { culture, section: 'home', gameSlug: 'a b', bt: { code: 'comet50', r: '2' } } as const;

/** Every call of a page, with as many parameters as it can have. */
const pageCalls: readonly Resource<unknown>[] = [
  gameLists.gamesOfGroups(culture, ['slots', 'bingo'], 12),
  gameLists.groupCounts(culture, ['slots', 'bingo']),
  gameLists.categoryGames(culture, ['slots', 'bingo'], category),
  gameLists.moreGames(culture, ['slots'], category, 48),
  gameLists.gameSummaries(culture),
  game.gameDetails(culture, 'ä&b'),
  game.gameTexts(culture, 'a'),
  game.gameSpecs(culture, 'a'),
  games.gamesByGroup(culture, ['slots', 'casino', 'bingo']),
  games.popularGames(culture),
  games.gameSearch(culture, ' Ünder & "over" ', 24),
  games.jackpots(culture),
  feeds.simpleFeed(culture, 'privacy'),
  feeds.faq(culture),
  feeds.winners(culture),
  feeds.paymentOptions(culture),
  feeds.paymentInfo(culture, 'é/x'),
  ...Object.values(banners.heroImages({ ...subject, day: '2026-12-24' })),
  banners.btTexts(culture, 'comet50', '2'),
  banners.homeSlides(culture),
  banners.gameBanners(culture, 'a'),
  cms.promotionsHome(culture),
  cms.promotionDetails(culture, 'welcome'),
  cms.promotionList(culture),
  cms.featuresHome(culture),
  cms.featureDetails(culture, 'daily-drops'),
  cms.contentPage(culture, 'aboutUs'),
  cms.landingPage(culture, 'welcome'),
  cms.termsText(culture, 'bonus'),
  blog.blogHome(culture),
  blog.blogMainHome(culture),
  blog.morePosts(culture, 12),
  blog.latestPosts(culture),
  blog.postsOfTag(culture, 'news', 12),
  blog.postSearch(culture, 'bonus rules', 0),
  blog.relatedPosts(culture, 'a'),
  blog.usedTags(culture),
  blog.blogTags(culture),
  blog.postText(culture, 'a'),
  blog.postOf(culture, { tagSlug: 'news', postSlug: 'a' }),
  blog.embedDetails(culture, 'game.a'),
  blog.blogSlides(culture, 'blog-post'),
  blog.blogSlides(culture, 'blog-post-main'),
  blog.authorDetails(culture, 'nell'),
];

describe('a call of a browser', () => {
  it.each(pageCalls.map((resource) => [resource.path, resource] as const))(
    'API-05 is the one of a page, and is read alike: %s',
    async (path, resource) => {
      const call = callOf(path);
      if (!call || !('resource' in call)) throw new Error(`[test] ${path} is refused.`);
      const { key, call: name, freshMs, readHtml } = call.resource;
      expect([call.resource.path, key, name, freshMs]).toEqual([path, resource.key, resource.call, resource.freshMs]);
      expect(readHtml?.('x')).toEqual(resource.readHtml?.('x'));
    },
  );

  it('API-05 is read by the schema of the page with the same query', async () => {
    const schemaOf = (path: string) => {
      const call = callOf(path);
      return call && 'resource' in call ? call.resource.schema() : undefined;
    };
    const { facetedTiles, tileList } = await import('../../../../shared/data/reduced-games.ts');
    expect(await schemaOf(gameLists.categoryGames(culture, ['slots'], category).path)).toBe(facetedTiles);
    expect(await schemaOf(games.gameSearch(culture, 'x').path)).toBe(tileList);
    expect(await schemaOf(games.popularGames(culture).path)).toBe(tileList);
  });

  it('API-03 has the parameters of the contract', () => {
    const value = { volatility: 'low', sort: 'name', type: 'mega', device: 'mobile', layer: 'background' };
    const special = { minRtp: '95', maxMinBet: '1', offset: '1', limit: '1', currency: 'GBP', culture, ...value };
    for (const { service, method, path, parameters = [] } of calls) {
      if (service !== 'Content' || method !== 'get' || /preview|voucher/.test(path)) continue;
      const names = parameters
        .map((name) => name.replace('?', ''))
        .filter((name) => name !== 'dem' && name !== 'paymentSlug' && !(path.endsWith('pages/') && name === 'slug'));
      const values = new Map<string, string>(Object.entries(special));
      const isItem = names.some((name) => name === 'slug' || name === 'code') && path.includes('/cms/');
      const query = new URLSearchParams(
        names
          .filter((name) => !isItem || !['offset', 'limit'].includes(name))
          .map((name) => [name, values.get(name) ?? 'x']),
      );
      const url = `${path.replace('/api', '').replace('{paymentSlug}', 'visa')}?${query}`;
      expect(pathOf(url)).toBe(url);
    }
  });

  const names = 'culture groups q provider volatility feature minRtp maxMinBet sort offset limit slug utm_source dem';
  const value = fc.oneof(
    fc.constantFrom('en-GB', 'de-DE', 'slots', 'bingo', 'low', 'high', 'name', '0', '12', '007', '95.5', '1e3', ''),
    anyText(120),
  );
  const query = fc.array(fc.tuple(fc.constantFrom(...names.split(' '), '__proto__'), value), { maxLength: 12 });

  it('API-05 SEC-03 is refused, or has one normal form whatever its spelling', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/v1/games/', '/v1/games/by-groups/', '/v1/blog/', '/v1/cms/promotions/'),
        query,
        (path, pairs) => {
          const first = pathOf(`${path}?${new URLSearchParams([['culture', culture], ...pairs])}`);
          if (typeof first !== 'string') {
            expect(first).toEqual({ refused: expect.any(String) });
            return;
          }
          expect(pathOf(first)).toBe(first);
          expect(first.length).toBeLessThan(8_192 * 2);
          const search = [...new URL(first, 'http://site').searchParams];
          const lists = search.filter(([name]) => name === 'groups');
          const others = search.filter(([name]) => name !== 'groups');
          const spelled = new URLSearchParams([
            ...others.reverse(),
            ['x', '1'],
            ...lists,
            ...lists,
            ['__proto__', '1'],
          ]);
          expect(pathOf(`${path}?${spelled}`)).toBe(first);
          expect(search.map(([name]) => name)).not.toContain('utm_source');
        },
      ),
    );
  });

  it.each([
    ['/v1/games/?culture=en-GB&provider=b&provider=a&provider=b', '/v1/games/?culture=en-GB&provider=a&provider=b'],
    ['/v1/games/?limit=24&q=%20x%20&culture=en-GB&groups=', '/v1/games/?culture=en-GB&q=x&limit=24'],
    ['/v1/games/for-groups/?culture=en-GB&groups=b&groups=a', '/v1/games/for-groups/?culture=en-GB&groups=b&groups=a'],
    ['/v1/feeds/payment-options/visa?culture=en-GB&x=1', '/v1/feeds/payment-options/visa?culture=en-GB'],
  ])('API-05 has a normal form: %s', (url, normal) => {
    expect(pathOf(url)).toBe(normal);
  });

  it.each([
    ['offset=01', 'offset: needs a whole number from 0 to 9999999.'],
    ['limit=0', 'limit: needs a whole number from 1 to 120.'],
    ['limit=121', 'limit: needs a whole number from 1 to 120.'],
    ['minRtp=95.0', 'minRtp: needs a percentage like 95 or 95.5.'],
    ['sort=price', 'sort: needs one of popular, newest, name, rtp.'],
    ['volatility=low&volatility=none', expect.stringMatching(/^volatility: needs one of .*low/) as string],
    ['groups=a%20b', 'groups: needs letters, digits, "-" or "_".'],
    [`q=${'x'.repeat(101)}`, 'q: needs one text of 1 to 100 characters.'],
    ['q=a%00b', 'q: needs one text of 1 to 100 characters.'],
    ['q=a&q=b', 'q: needs one text of 1 to 100 characters.'],
  ])('SEC-03 is refused with %s, in plain words', (search, refused) => {
    expect(callOf(`/v1/games/?culture=en-GB&${search}`)).toEqual({ refused });
  });

  it('SEC-03 is refused without a parameter that it needs, or with a culture of another brand, in plain words', () => {
    expect(callOf('/v1/cms/terms/?culture=en-GB')).toEqual({
      refused: 'key: is missing; it needs one text of 1 to 200 characters.',
    });
    expect(callOf('/v1/blog/home/?culture=de-DE')).toEqual({
      refused: `culture: needs to be one of ${brand.brand.cultures.join(', ')}.`,
    });
  });

  it.each([
    ['0', '2026-12-24', '', 10_000],
    ['1', '2026-12-24', '&dem=2026-12-24T12%3A00%3A00.000Z', 0],
    ['1', 'soon', '', 10_000],
  ] as const)('COMP-05 SHELL-10 with EMULATION=%s and dem=%s has the query %s', (emulation, dem, added, freshMs) => {
    const call = callOf(`/v1/blog/home/?culture=en-GB&dem=${dem}`, testBrand('en', { EMULATION: emulation }));
    expect(call).toMatchObject({ resource: { path: `/v1/blog/home/?culture=en-GB${added}`, freshMs } });
  });
});
