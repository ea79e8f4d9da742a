import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { withDropped } from '../../../../shared/contract/problems.ts';
import * as banners from '../../../../shared/data/banners.ts';
import * as blog from '../../../../shared/data/blog.ts';
import * as cms from '../../../../shared/data/cms.ts';
import * as feeds from '../../../../shared/data/feeds.ts';
import * as game from '../../../../shared/data/game.ts';
import * as gameLists from '../../../../shared/data/game-lists.ts';
import * as games from '../../../../shared/data/games.ts';
import type { Resource } from '../../../../shared/data/resource.ts';
import { listedGames } from '../../../../shared/data/site-map.ts';
import { voucherCheck } from '../../../../shared/data/voucher.ts';

const culture = 'en-GB';
const day = '2026-11-20';
const img = { url: 'x.0', width: 600, height: 800, alt: 'X' };
const seo = { title: 'X', description: 'x' };
const money = { amount: 100, currency: 'GBP' };
const page = (item: object) => ({ items: [item], total: 1, offset: 0, limit: 1, updatedAt: day });

const card = {
  id: 'g1',
  slug: 'x',
  name: 'X',
  groups: ['slots'],
  path: '/slots/x/',
  image: img,
  badges: [],
  provider: { code: 'p', name: 'P' },
  isLive: false,
  popularity: 1,
  status: 'active',
};
const specs = [{ key: 'rtp', kind: 'percent', value: 96.2 }];
const info = { card, seo, specs, playTarget: { gameId: 'g1', platformPath: '/' } };
const byGroups = { groups: [{ code: 'slots', title: 'Slots', path: '/slots/', total: 1, items: [card] }] };
const gameTexts = { gameId: 'g1', sections: [{ id: 'a', heading: 'A', html: 'a' }], updatedAt: day };
const listed = { slug: 'x', group: 'slots', path: '/slots/x/', updatedAt: day };

const moment = '2026-11-20T12:00:00Z';
const jackpot = { id: 'j', name: 'J', type: 'mega', amount: money, games: [], status: 'active' };
const winner = {
  id: 'w',
  displayName: 'W***',
  gameSlug: 'x',
  gameName: 'X',
  path: '/slots/x/',
  image: img,
  amount: money,
  wonAt: moment,
};
const option = { key: 'k', name: 'K', slug: 'k', has_info: true, light_img_url: 'l', dark_img_url: 'd' };
const question = { code: 'a', title: 'A', items: [{ id: 'q', question: 'Q', answerHtml: 'a' }] };

const slide = { id: 's', section: 'home', title: 'T', cta: 'C', ctaLink: { href: '/slots/' }, alt: '' };
const slides = { items: [slide] };
const media = { images: [{ url: 'b', type: 'image/avif', width: 1, height: 1 }] };
const btTexts = { code: 'c', pageTitle: 'T', cta: 'C', terms: 't', ctaLink: '/' };

const promotionCard = {
  id: 'p',
  slug: 'p',
  title: 'P',
  teaser: 't',
  image: img,
  claim: { label: 'L', target: 'register' },
  eligiblePlayer: 'e',
  significantTerms: 's',
  termsPath: '/terms/',
  start: day,
  status: 'active',
  product: 'slots',
  audience: 'all',
};
const promotion = { ...promotionCard, body: 'b', terms: { html: 'h' }, seo, updatedAt: day };
const featureCard = { id: 'f', slug: 'f', title: 'F', teaser: 't', image: img };
const feature = { ...featureCard, body: 'b', seo, updatedAt: day };
const cmsHome = (item: object) => ({ seo, title: 'H', groups: [{ code: 'a', title: 'A', items: [item] }] });
const contentPage = { code: 'c', slug: 's', title: 'T', seo, blocks: [{ type: 'html', html: 'h' }], updatedAt: day };
const text = { version: '1', effectiveFrom: '2026-01-01', title: 'T', body: 'b' };

const postCard = {
  id: 'b',
  slug: 'b',
  tagSlug: 't',
  title: 'B',
  excerpt: 'e',
  image: img,
  author: { name: 'A', slug: 'a' },
  publishedAt: day,
  readMinutes: 1,
};
const post = { ...postCard, bodyHtml: 'b', updatedAt: day, tags: [{ slug: 't', name: 'T' }], seo };
const tag = { slug: 't', name: 'T', count: 1 };
const tags = { items: [tag] };

/** Every content API request in the contract, as the client sends it, with a response. */
const calls: readonly [path: string, made: Resource<unknown>, response: unknown][] = [
  ['games/?culture=en-GB&q=x&limit=24', games.gameSearch(culture, ' x '), page(card)],
  ['games/extended/?culture=en-GB', gameLists.gameSummaries(culture), page({ ...card, shortText: 's', specs })],
  ['games/by-groups/?culture=en-GB&groups=slots&limit=12', games.gamesByGroup(culture, ['slots']), byGroups],
  [
    'games/for-groups/?culture=en-GB&groups=a&groups=b&limit=2',
    gameLists.gamesOfGroups(culture, ['a', 'b'], 2),
    page(card),
  ],
  ['games/specs/?culture=en-GB&gameSlug=x', game.gameSpecs(culture, 'x'), { gameId: 'g1', specs }],
  ['games/info/?culture=en-GB&gameSlug=x', game.gameDetails(culture, 'x'), info],
  ['games/content/?culture=en-GB&gameSlug=x', game.gameTexts(culture, 'x'), gameTexts],
  ['games/site-map/?culture=en-GB&offset=0&limit=9', listedGames(culture, 0, 9), page(listed)],
  ['games/preview/?culture=en-GB&gameId=g1', game.gameDraft(culture, 'g1'), { ...info, draft: true }],

  ['feeds/simple/?culture=en-GB&feedCode=privacy', feeds.simpleFeed(culture, 'privacy'), text],
  [
    'feeds/jackpots/?culture=en-GB',
    games.jackpots(culture),
    { asOf: moment, pollSeconds: 5, totals: {}, items: [jackpot] },
  ],
  ['feeds/payment-options/?culture=en-GB', feeds.paymentOptions(culture), [option]],
  ['feeds/payment-options/a%2Fb?culture=en-GB', feeds.paymentInfo(culture, 'a/b'), { ...text, key: 'k', name: 'K' }],
  ['feeds/winners/?culture=en-GB&limit=3', feeds.winners(culture, 3), { asOf: moment, items: [winner] }],
  ['feeds/faq?culture=en-GB', feeds.faq(culture), { categories: [question], updatedAt: day }],

  [
    'banners/media?device=mobile&culture=en-GB&sectionCode=slots&layer=foreground&ver=1',
    banners.cardImage({ culture, section: 'slots' }),
    media,
  ],
  [
    'banners/media?device=mobile&culture=en-GB&sectionCode=slots&layer=foreground&ver=1&gameSlug=x',
    banners.cardImage({ culture, section: 'slots', gameSlug: 'x' }),
    media,
  ],
  ['banners/bt-texts/?culture=en-GB&code=c', banners.btTexts(culture, 'c'), btTexts],
  ['banners/locations/home-page/?culture=en-GB', banners.homeSlides(culture), slides],
  ['banners/locations/blog-post/?culture=en-GB', blog.blogSlides(culture, 'blog-post'), slides],
  ['banners/locations/blog-post-main/?culture=en-GB', blog.blogSlides(culture, 'blog-post-main'), slides],
  ['banners/game-banners?culture=en-GB&gameSlug=x', banners.gameBanners(culture, 'x'), slides],

  ['cms/promotions/?culture=en-GB', cms.promotionList(culture), page(promotionCard)],
  ['cms/promotions/?culture=en-GB&slug=p', cms.promotionDetails(culture, 'p'), promotion],
  ['cms/promotions-home/?culture=en-GB', cms.promotionsHome(culture), cmsHome(promotionCard)],
  ['cms/features-home/?culture=en-GB', cms.featuresHome(culture), cmsHome(featureCard)],
  ['cms/features/?culture=en-GB&slug=f', cms.featureDetails(culture, 'f'), feature],
  ['cms/promotions/preview/?culture=en-GB&id=p', cms.promotionDraft(culture, 'p'), promotion],
  ['cms/promotions-home/preview/?culture=en-GB&id=h', cms.promotionsHomeDraft(culture, 'h'), cmsHome(promotionCard)],
  ['cms/features/preview/?culture=en-GB&id=f', cms.featureDraft(culture, 'f'), feature],
  ['cms/features-home/preview/?culture=en-GB&id=h', cms.featuresHomeDraft(culture, 'h'), cmsHome(featureCard)],
  ['cms/pages/?culture=en-GB&code=c', cms.contentPage(culture, 'c'), contentPage],
  ['cms/pages/?culture=en-GB&slug=s', cms.landingPage(culture, 's'), contentPage],
  ['cms/terms/?culture=en-GB&key=k', cms.termsText(culture, 'k'), { ...text, key: 'k', effectiveFrom: day }],

  ['blog/?culture=en-GB&q=x&offset=0&limit=12', blog.postSearch(culture, 'x', 0), page(postCard)],
  [
    'blog/home/?culture=en-GB',
    blog.blogHome(culture),
    { featured: [postCard], sections: [{ tag, items: [postCard] }] },
  ],
  ['blog/main-home/?culture=en-GB', blog.blogMainHome(culture), { main: postCard, items: [postCard] }],
  ['blog/home/more/?culture=en-GB&offset=12&limit=12', blog.morePosts(culture, 12), page(postCard)],
  ['blog/tags/?culture=en-GB', blog.usedTags(culture), tags],
  ['blog/all-tags/?culture=en-GB', blog.blogTags(culture), tags],
  ['blog/posts/latest/?culture=en-GB&limit=8', blog.latestPosts(culture), page(postCard)],
  ['blog/posts/?culture=en-GB&slug=b', blog.postOf(culture, { tagSlug: 't', postSlug: 'b' }), post],
  ['blog/posts/preview/?culture=en-GB&slug=b', blog.postOf(culture, { postSlug: 'b' }), { ...post, draft: true }],
  ['blog/posts/related/?culture=en-GB&slug=b&limit=3', blog.relatedPosts(culture, 'b'), page(postCard)],
  ['blog/posts/content/?culture=en-GB&slug=b', blog.postText(culture, 'b'), { bodyHtml: 'b', toc: [] }],
  ['blog/posts/embed/?culture=en-GB&id=e', blog.embedDetails(culture, 'e'), { type: 'game', data: card }],
  ['blog/author?culture=en-GB&slug=a', blog.authorDetails(culture, 'a'), { slug: 'a', name: 'A' }],

  ['voucher?brand_local_code=uk&voucher=C&username=u', voucherCheck('uk', 'C', 'u'), 0],
];

describe('contract requests', () => {
  it.each(calls)('API-03 the client requests v1/%s and parses the response', async (path, made, response) => {
    expect(made.path).toBe(`/v1/${path}`);
    const schema = await made.schema();
    const { dropped } = withDropped(() => v.parse(schema, response));
    expect(dropped).toEqual([]);
  });
});

describe('sitemap items', () => {
  it.each(['', '0000-00-00', '2026-02-30', 'tomorrow', 7, null])(
    'SEO-08 API-06 are parsed without the invalid date %j',
    async (updatedAt) => {
      const schema = await listedGames(culture, 0, 9).schema();
      expect(v.parse(schema, page({ ...listed, updatedAt })).items).toEqual([{ ...listed, updatedAt: undefined }]);
    },
  );
});
