import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { tagOf, taggedCalls, tagPattern, tagsOfPage, tagsOfResponse } from '../../../../server/cache/tags.ts';
import * as banners from '../../../../shared/data/banners.ts';
import * as blog from '../../../../shared/data/blog.ts';
import * as cms from '../../../../shared/data/cms.ts';
import * as feeds from '../../../../shared/data/feeds.ts';
import * as gameLists from '../../../../shared/data/game-lists.ts';
import * as game from '../../../../shared/data/game.ts';
import * as games from '../../../../shared/data/games.ts';
import { planOf } from '../../../../shared/data/preloads/preloads.ts';
import { failed, notFound, type Resource, type Result } from '../../../../shared/data/resource.ts';
import { isAvailable } from '../../../../shared/routing/availability.ts';
import { paramNames } from '../../../../shared/routing/pattern.ts';
import { table } from '../../../../shared/routing/table.ts';

const culture = 'en-GB';
const own = ['culture:en-GB', 'brand:en'];
const found = (data: unknown): Result<unknown> => ({ state: 'found', data });
const card = { id: 'x', name: 'X', path: '/slots/x/', image: { url: 'x' } };
const postCard = { id: 'p1', slug: 'first-post', tagSlug: 'news', title: 'First' };
const offer = { id: 'o1', slug: 'welcome', title: 'W', significantTerms: '18+' };
const featureCard = { id: 'f1', slug: 'limits', title: 'Limits' };
const slides = { items: [{ id: 's1', section: 'jackpots', title: 'T' }] };

const responses: readonly [name: string, resource: Resource<unknown>, data: unknown, tags: readonly string[]][] = [
  [
    'a game',
    game.gameDetails(culture, 'x'),
    {
      card,
      seo: { title: 'X' },
      breadcrumbs: [{ name: 'Slots', path: '/slots/' }],
      related: [{ ...card, id: 'y', path: '/slots/y/' }],
    },
    ['game:x', 'game:y'],
  ],
  ['the text of a game', game.gameTexts(culture, 'x'), { sections: [{ id: 'about', heading: 'A' }] }, ['game:x']],
  [
    'a list of groups',
    gameLists.categoryGames(culture, ['slots', 'new'], { page: 1 } as never),
    {
      items: [card, { ...card, id: '17', path: '/slots/seventeen/' }],
      facets: { provider: [{ code: 'a', name: 'A' }] },
    },
    ['group:slots', 'group:new', 'game:x', 'game:seventeen', 'game:17'],
  ],
  [
    'games by group',
    games.gamesByGroup(culture, ['slots']),
    { groups: [{ code: 'slots', title: 'Slots', path: '/slots/', items: [card] }] },
    ['group:slots', 'game:x'],
  ],
  ['popular games', games.popularGames(culture), { items: [card] }, ['feed:games', 'game:x']],
  ['summaries', gameLists.gameSummaries(culture), { items: [{ id: 'x', shortText: 's' }] }, ['feed:games', 'game:x']],
  [
    'jackpots',
    games.jackpots(culture),
    { items: [{ id: 'mega', amount: { amount: 1 }, games: [{ path: '/slots/x/', image: { url: 'x' } }] }] },
    ['feed:jackpots', 'jackpot:mega', 'game:x'],
  ],
  ['winners', feeds.winners(culture), { items: [{ id: 'w1', path: '/slots/x/' }] }, ['feed:winners', 'game:x']],
  ['a legal text', feeds.simpleFeed(culture, 'privacy'), { body: 'b' }, ['feed:privacy']],
  ['questions', feeds.faq(culture), { categories: [{ code: 'a', items: [{ id: 'q' }] }] }, ['feed:faq']],
  ['payment methods', feeds.paymentOptions(culture), [{ key: 'k', slug: 'k' }], ['feed:payment-options']],
  ['a payment method', feeds.paymentInfo(culture, 'k'), { key: 'k' }, ['feed:payment-options']],
  [
    'the art of a section',
    banners.cardImage({ culture, section: 'slots', gameSlug: 'x' }),
    {},
    ['banner:slots', 'game:x'],
  ],
  ['slides', banners.homeSlides(culture), slides, ['banner:home-page', 'banner:jackpots', 'banner:s1']],
  ['texts of a code', banners.btTexts(culture, 'comet50'), { code: 'comet50' }, ['banner:comet50']],
  ['a promotion', cms.promotionDetails(culture, 'welcome'), offer, ['promotion:welcome', 'promotion:o1']],
  [
    'promotions',
    cms.promotionsHome(culture),
    { seo: { title: 'P' }, groups: [{ code: 'a', title: 'A', items: [offer] }] },
    ['feed:promotions', 'promotion:welcome', 'promotion:o1'],
  ],
  ['all promotions', cms.promotionList(culture), { items: [] }, ['feed:promotions']],
  [
    'features',
    cms.featuresHome(culture),
    { groups: [{ code: 'a', title: 'A', items: [featureCard] }] },
    ['feed:features', 'feature:limits', 'feature:f1'],
  ],
  [
    'a page of blocks',
    cms.contentPage(culture, 'aboutUs'),
    { code: 'aboutUs', slug: 'about', blocks: [] },
    ['page:aboutUs', 'page:about'],
  ],
  ['terms', cms.termsText(culture, 'bonus'), { body: 'b' }, ['feed:bonus']],
  [
    'a post',
    blog.postOf(culture, { tagSlug: 'news', postSlug: 'first-post' }),
    postCard,
    ['post:first-post', 'post:p1'],
  ],
  ['the text of a post', blog.postText(culture, 'first-post'), { bodyHtml: 'b' }, ['post:first-post']],
  [
    'the first page of the blog',
    blog.blogHome(culture),
    { featured: [postCard], sections: [{ tag: { slug: 'news', name: 'News' }, items: [postCard] }] },
    ['feed:blog', 'post:first-post', 'post:p1'],
  ],
  ['a card in a post', blog.embedDetails(culture, 'game.x'), { type: 'game', data: card }, ['game:x']],
  [
    'an offer in a post',
    blog.embedDetails(culture, 'promotion.w'),
    { type: 'promotion', data: { ...offer, id: undefined } },
    ['promotion:welcome'],
  ],
];

describe('tags', () => {
  it.each(responses)('OPS-07 of %s name its culture, brand, and all that it shows', (_name, resource, data, tags) => {
    expect(tagsOfResponse(resource, found(data)).toSorted()).toEqual([...own, ...tags].sort());
  });

  it('OPS-07 of an item that was not found name it, so that publishing it purges the response', () => {
    expect(tagsOfResponse(game.gameDetails(culture, 'new'), notFound)).toEqual([...own, 'game:new']);
  });

  it('OPS-07 are safe in headers that separate tags by spaces and commas', () => {
    for (const id of ['año nuevo, 2026', 'a\r\nb', '"x"', 'Åska']) expect(tagOf('game', id)).toMatch(tagPattern);
  });

  it('OPS-07 of a page are those of its brand, culture and route, and of each response that it was rendered from', () => {
    const loading = [
      { resource: game.gameDetails(culture, 'x'), result: found({ card }) },
      { resource: games.jackpots(culture), result: found({ items: [{ id: 'mega', amount: {} }] }) },
      { resource: banners.gameBanners(culture, 'x'), result: failed },
      { resource: game.gameTexts(culture, 'x') },
    ];
    expect(tagsOfPage({ brand: 'en', culture, route: 'slotsGame', loading })).toEqual([
      'brand:en',
      'culture:en-GB',
      'route:slotsGame',
      'game:x',
      'feed:jackpots',
      'jackpot:mega',
      'banner:game-banners',
    ]);
  });

  it.each(table.map((route) => [route.key, route] as const))('OPS-07 know every call of the page %s', (_key, route) => {
    const params = Object.fromEntries(paramNames(route.pattern).map((name) => [name, 'one']));
    for (const code of Object.keys(cultures) as (keyof typeof cultures)[]) {
      if (!isAvailable(route, code, 'en') && !isAvailable(route, code, 'es')) continue;
      const page = { culture: cultures[code], search: new URLSearchParams(), path: route.pattern };
      const { gates, deferred } = planOf({ key: route.key, route, params }, page);
      for (const { call } of [...gates.map(({ resource }) => resource), ...deferred])
        expect(Object.keys(taggedCalls)).toContain(call);
    }
  });
});
