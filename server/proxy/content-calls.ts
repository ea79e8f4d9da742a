import type { GenericSchema } from 'valibot';
import { cultureCodes, type CultureCode, defaultCulture } from '../../locales/index.ts';
import * as bannerContract from '../../shared/contract/banners.ts';
import * as blogContract from '../../shared/contract/blog.ts';
import * as cmsContract from '../../shared/contract/cms.ts';
import { volatilityCodes } from '../../shared/contract/codes.ts';
import * as feedContract from '../../shared/contract/feeds.ts';
import * as gameContract from '../../shared/contract/games.ts';
import { jackpotsFeed } from '../../shared/contract/jackpots.ts';
import * as banners from '../../shared/data/banners.ts';
import * as blog from '../../shared/data/blog.ts';
import { parseCategoryQuery, sortCodes } from '../../shared/data/category-query.ts';
import * as cms from '../../shared/data/cms.ts';
import { emulatedResource } from '../../shared/data/emulated-resource.ts';
import * as feeds from '../../shared/data/feeds.ts';
import * as gameLists from '../../shared/data/game-lists.ts';
import * as game from '../../shared/data/game.ts';
import * as games from '../../shared/data/games.ts';
import { type Resource, resource, toQueryString } from '../../shared/data/resource.ts';
import { encodeSegment } from '../../shared/routing/pattern.ts';
import { emulatedTime } from '../../shared/time/emulated-time.ts';
import type { BrandConfig } from '../config/brand-config.ts';

/** A call of a browser, normalised. */
interface ContentCall {
  /** The resource by which pages read the same call. */
  resource: Resource<unknown>;
  /** The complete response, as the contract defines it. */
  schema: GenericSchema;
}

type Row = readonly [as: Resource<unknown>, schema: GenericSchema, names: string];

const paging = 'offset? limit?';

/**
 * Reads of the content API, without drafts. Names of optional parameters end in `?`. Their order is the contract's, in
 * which pages send them; `culture` comes first unless it is named. Of several rows for one path, the first whose
 * required parameters are given applies.
 */
function rowsOf(culture: CultureCode): readonly Row[] {
  /** A call that no page makes, or none with this query. */
  const unread = (path: string, schema: GenericSchema) => resource(path, { culture }, async () => schema);
  const categoryGames = gameLists.categoryGames(culture, [], parseCategoryQuery(new URLSearchParams()));
  const filters = 'q? provider? volatility? feature? minRtp? maxMinBet? sort?';
  const slides = (of: Resource<unknown>): Row => [of, bannerContract.slides, 'gameSlug?'];
  return [
    [categoryGames, gameContract.gamePage, `groups ${filters} ${paging}`],
    [games.gameSearch(culture, ''), gameContract.gamePage, `${filters} ${paging}`],
    [gameLists.gameSummaries(culture), gameContract.extendedGamePage, paging],
    [games.gamesByGroup(culture, []), gameContract.gamesByGroups, 'groups limit?'],
    [gameLists.gamesOfGroups(culture, [], 0), gameContract.gamePage, `groups ${paging}`],
    [game.gameSpecs(culture, ''), gameContract.gameSpecs, 'gameSlug'],
    [game.gameDetails(culture, ''), gameContract.gameInfo, 'gameSlug group?'],
    [game.gameTexts(culture, ''), gameContract.gameContent, 'gameSlug'],
    [unread('v1/games/site-map/', gameContract.gamesSiteMap), gameContract.gamesSiteMap, paging],
    [feeds.simpleFeed(culture, ''), feedContract.simpleFeed, 'feedCode'],
    [games.jackpots(culture), jackpotsFeed, 'currency? type?'],
    [feeds.paymentOptions(culture), feedContract.paymentOptions, ''],
    [feeds.paymentInfo(culture, ''), feedContract.paymentInfo, ''],
    [feeds.winners(culture), feedContract.winnersFeed, 'limit?'],
    [feeds.faq(culture), feedContract.faqFeed, ''],
    [
      banners.cardImage({ culture, section: '' }),
      bannerContract.bannerMedia,
      'device culture sectionCode layer ver? bt? r? gameSlug?',
    ],
    [banners.btTexts(culture, ''), bannerContract.btResponse, 'code r?'],
    slides(banners.homeSlides(culture)),
    slides(blog.blogSlides(culture, 'blog-post')),
    slides(blog.blogSlides(culture, 'blog-post-main')),
    slides(banners.gameBanners(culture)),
    [cms.promotionDetails(culture, ''), cmsContract.promotion, 'slug'],
    [cms.promotionList(culture), cmsContract.promotionsPage, paging],
    [cms.promotionsHome(culture), cmsContract.promotionsHome, ''],
    [cms.featureDetails(culture, ''), cmsContract.feature, 'slug'],
    [unread('v1/cms/features/', cmsContract.featuresPage), cmsContract.featuresPage, paging],
    [cms.featuresHome(culture), cmsContract.featuresHome, ''],
    [cms.contentPage(culture, ''), cmsContract.contentPage, 'code'],
    [cms.landingPage(culture, ''), cmsContract.contentPage, 'slug'],
    [unread('v1/cms/pages/', cmsContract.landingPages), cmsContract.landingPages, paging],
    [cms.termsText(culture, ''), cmsContract.termsText, 'key'],
    [blog.postSearch(culture, '', 0), blogContract.postsPage, `q? tag? ${paging}`],
    [blog.blogHome(culture), blogContract.blogHome, ''],
    [blog.blogMainHome(culture), blogContract.blogMainHome, ''],
    [blog.morePosts(culture, 0), blogContract.postsPage, paging],
    [blog.usedTags(culture), blogContract.tagList, ''],
    [blog.blogTags(culture), blogContract.tagList, ''],
    [blog.latestPosts(culture), blogContract.postsPage, paging],
    [blog.postOf(culture, { tagSlug: '' }), blogContract.post, 'slug'],
    [blog.relatedPosts(culture, ''), blogContract.postsPage, `slug ${paging}`],
    [blog.postText(culture, ''), blogContract.postContent, 'slug'],
    [blog.embedDetails(culture, ''), blogContract.embed, 'id'],
    [blog.authorDetails(culture, ''), blogContract.author, 'slug'],
  ];
}

const calls = new Map(
  cultureCodes.map((culture) => {
    const rows = rowsOf(culture).map(([as, schema, names]) => {
      const all = names.includes('culture') ? names : `culture ${names}`;
      return [as, schema, all.trim().split(' ')] as const;
    });
    return [culture, Map.groupBy(rows, ([{ call }]) => call)];
  }),
);

/** The values that a parameter accepts, and the same in words. */
interface Accepted {
  pattern: RegExp;
  needs: string;
}

const oneOf = (codes: readonly string[]): Accepted => ({
  pattern: new RegExp(`^(?:${codes.join('|')})$`),
  needs: `one of ${codes.join(', ')}`,
});
const code: Accepted = { pattern: /^[\w-]{1,100}$/, needs: 'letters, digits, "-" or "_"' };
const text: Accepted = { pattern: /^\P{C}{1,200}$/u, needs: 'one text of 1 to 200 characters' };
const integer: Accepted = { pattern: /^(?:0|[1-9]\d{0,6})$/, needs: 'a whole number from 0 to 9999999' };

/** Values are accepted in one spelling only, so that no two URLs mean the same call. Other parameters are `text`. */
const accepted = new Map<string, Accepted>([
  ['q', { pattern: /^\P{C}{1,100}$/u, needs: 'one text of 1 to 100 characters' }],
  ['minRtp', { pattern: /^(?:0|[1-9]\d?)(?:\.\d?[1-9])?$/, needs: 'a percentage like 95 or 95.5' }],
  ['maxMinBet', integer],
  ['sort', oneOf(sortCodes)],
  ['offset', integer],
  ['limit', { pattern: /^(?:[1-9]\d?|1[01]\d|120)$/, needs: 'a whole number from 1 to 120' }],
  ['currency', { pattern: /^[A-Z]{3}$/, needs: 'a code like GBP' }],
  ['device', oneOf(bannerContract.bannerDevices)],
  ['layer', oneOf(bannerContract.bannerLayers)],
]);
const acceptedInLists = new Map<string, Accepted>([
  ['groups', code],
  ['provider', code],
  ['volatility', oneOf(volatilityCodes)],
  ['feature', code],
  ['type', oneOf(['mega', 'daily'])],
]);
const mostValues = 100;

const acceptedFor = (name: string) => acceptedInLists.get(name) ?? accepted.get(name) ?? text;

/** The values of a parameter in normal form. Undefined when one is invalid. The order of groups is that of the response. */
function normalise(name: string, values: readonly string[]): readonly string[] | undefined {
  const most = acceptedInLists.has(name) ? mostValues : 1;
  const { pattern } = acceptedFor(name);
  const unique = [...new Set(values)];
  if (unique.length > most || !unique.every((value) => pattern.test(value))) return undefined;
  return name === 'groups' ? unique : unique.sort();
}

/** The decoded last segment of a path. Undefined when it is empty or malformed. */
function lastSegment(path: string): string | undefined {
  try {
    const segment = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    return text.pattern.test(segment) ? segment : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The call that a browser makes by a path of the content API and a query. Unknown parameters are dropped. `refused`
 * names the missing or invalid parameter. Undefined for calls that browsers do not make. Only cultures of the brand are
 * accepted: others would be read without the bans of their market.
 */
export function contentCallOf(
  { cultures, emulation }: Pick<BrandConfig, 'cultures' | 'emulation'>,
  path: string,
  search: URLSearchParams,
): ContentCall | { refused: string } | undefined {
  const given = (name: string) =>
    search
      .getAll(name)
      .map((value) => value.trim())
      .filter((value) => value !== '');
  const culture = cultures.find((each) => each.code === search.get('culture'));
  const rows = calls.get(culture?.code ?? defaultCulture);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const slug = rows?.has(path) ? undefined : lastSegment(path);
  const candidates = rows?.get(slug === undefined ? path : `${folder}:slug`);
  const isGiven = (name: string) => name.endsWith('?') || given(name).length > 0;
  const row = candidates?.find(([, , names]) => names.every(isGiven)) ?? candidates?.[0];
  if (!row) return undefined;
  if (!culture) return { refused: `culture: needs to be one of ${cultures.map((each) => each.code).join(', ')}.` };
  const [as, schema, names] = row;
  const query: Record<string, readonly string[]> = {};
  for (const name of names) {
    const plain = name.replace('?', '');
    const { needs } = acceptedFor(plain);
    if (!isGiven(name)) return { refused: `${plain}: is missing; it needs ${needs}.` };
    const values = normalise(plain, given(plain));
    if (!values) return { refused: `${plain}: needs ${needs}.` };
    query[plain] = values;
  }
  const full = `${slug === undefined ? path : folder + encodeSegment(slug)}${toQueryString(query)}`;
  const found = { ...as, key: `api${full}`, path: full };
  const time = emulation ? emulatedTime(search.get('dem'), culture.timeZone) : undefined;
  return { resource: time === undefined ? found : emulatedResource(found, time), schema };
}
