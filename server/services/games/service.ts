import * as v from 'valibot';
import type { CultureCode } from '../../../locales/index.ts';
import { volatilityCodes } from '../../../shared/contract/codes.ts';
import { describeGame } from '../catalogue/describe.ts';
import { type ServiceResponse, caching, json, jsonText } from '../http/response.ts';
import { type Endpoint, getConstant } from '../http/endpoint.ts';
import { ProblemError } from '../http/problem.ts';
import { code, culture, integer, itemName, many, oneOf, optional, paging, required } from '../http/query.ts';
import { groupIn } from './groups.ts';
import { describeInfo } from './info.ts';
import { listGames, listUnion } from './listing.ts';
import type { GameStore, StoredGame } from './store.ts';

const percent = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(\.\d{1,2})?$/, 'needs a percentage such as 96.5'),
  v.transform(Number),
  v.maxValue(100, 'needs a percentage of at most 100'),
);
const typed = v.pipe(v.string(), v.maxLength(100, 'has more than 100 letters'));
const game = { culture, gameSlug: required(itemName) };
const listFilters = {
  groups: many(code),
  provider: many(code),
  volatility: many(oneOf(volatilityCodes)),
  feature: many(code),
  minRtp: optional(percent),
  maxMinBet: optional(integer(0, 1_000_000_000)),
  sort: optional(oneOf(['popular', 'newest', 'name', 'rtp'])),
};

interface Paging {
  offset: number;
  limit: number;
}

/** A page of a list whose items are JSON already; `more` are further fields, JSON too. */
function pageOf(
  items: readonly string[],
  total: number,
  { offset, limit }: Paging,
  updatedAt: string,
  more = '',
): ServiceResponse {
  const counts = `"total":${total},"offset":${offset},"limit":${limit},"updatedAt":"${updatedAt}"`;
  return jsonText(`{"items":[${items.join(',')}],${counts}${more}}`, caching.catalogue);
}

/** Games: lists, search, and all about one of them. The catalogue stays as it is while the process lives. */
export function createGamesService(store: GameStore, artVersion: string): Endpoint[] {
  const found = (stored: StoredGame | undefined): StoredGame => {
    if (!stored) throw new ProblemError(404, 'there is no such game in this culture');
    return stored;
  };
  const bySlug = ({ culture: cultureCode, gameSlug }: { culture: CultureCode; gameSlug: string }) =>
    found(store.bySlug(cultureCode, gameSlug));
  const slice = (indexes: readonly number[], { offset, limit }: Paging) => indexes.slice(offset, offset + limit);

  return [
    getConstant('/api/v1/games/', { culture, q: optional(typed), ...listFilters, ...paging() }, (query) => {
      const shelf = store.shelfOf(query.culture);
      const hits = query.q === undefined ? undefined : store.search(query.culture, query.q);
      const { found: indexes, facets } = listGames(shelf, query, hits);
      const cards = store.cards(query.culture, slice(indexes, query));
      return pageOf(cards, indexes.length, query, store.updatedAt, `,"facets":${JSON.stringify(facets)}`);
    }),

    getConstant('/api/v1/games/extended/', { culture, ...paging() }, (query) => {
      const { games } = store.shelfOf(query.culture);
      const items = slice([...games.keys()], query).flatMap((index) => {
        const stored = store.at(query.culture, index);
        if (!stored) return [];
        const { shortText, specs } = stored.game;
        return `${stored.card.slice(0, -1)},${JSON.stringify({ shortText, specs }).slice(1)}`;
      });
      return pageOf(items, games.length, query, store.updatedAt);
    }),

    // A code without games here is left out: it has no heading in this culture, and an empty row is of no use.
    getConstant(
      '/api/v1/games/by-groups/',
      { culture, groups: many(code), limit: paging(12).limit },
      ({ culture: cultureCode, groups, limit }) => {
        const rows = groups.flatMap((group) => {
          const described = groupIn(cultureCode, group);
          const indexes = store.shelfOf(cultureCode).inGroup(group);
          if (!described || indexes.length === 0) return [];
          const head = JSON.stringify({ code: group, ...described, total: indexes.length });
          return `${head.slice(0, -1)},"items":[${store.cards(cultureCode, indexes.slice(0, limit)).join(',')}]}`;
        });
        return jsonText(`{"groups":[${rows.join(',')}]}`, caching.catalogue);
      },
    ),

    getConstant('/api/v1/games/for-groups/', { culture, groups: many(code), ...paging() }, (query) => {
      const indexes = listUnion(store.shelfOf(query.culture), query.groups);
      return pageOf(store.cards(query.culture, slice(indexes, query)), indexes.length, query, store.updatedAt);
    }),

    getConstant('/api/v1/games/specs/', game, (query) => {
      const { game: described } = bySlug(query);
      return json({ gameId: described.id, specs: described.specs }, caching.catalogue);
    }),

    getConstant('/api/v1/games/info/', { ...game, group: optional(code) }, (query) =>
      json(describeInfo(store, artVersion, bySlug(query), query.group), caching.catalogue),
    ),

    getConstant('/api/v1/games/content/', game, (query) => json(describeGame(bySlug(query).game), caching.catalogue)),

    getConstant('/api/v1/games/site-map/', { culture, ...paging(500, 1000) }, (query) => {
      const entries = store.siteMap(query.culture, query.offset, query.limit);
      return pageOf(entries, store.shelfOf(query.culture).games.length, query, store.updatedAt);
    }),

    getConstant(
      '/api/v1/games/preview/',
      { culture, gameId: required(itemName) },
      ({ culture: cultureCode, gameId }) => {
        const stored = found(store.draftById(cultureCode, gameId) ?? store.byId(cultureCode, gameId));
        return json({ ...describeInfo(store, artVersion, stored), draft: true }, caching.never);
      },
    ),
  ];
}
