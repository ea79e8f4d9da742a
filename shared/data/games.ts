import type { CultureCode } from '../../locales/index.ts';
import type { CategoryFilters } from './category-query.ts';
import { resource } from './resource.ts';

/** Checks for answers come when the first answer does: hydration needs none of them. */
const answers = () => import('./answers.ts');

/** Games that a rail of the home page shows. */
export const railLimit = 12;

/** Games that a category page shows at first; "show more" adds `pageStep`. */
export const pageSize = 48;
export const pageStep = 24;

/** Letters that a search needs before it is sent. */
export const searchMinimum = 2;

/** Games that a search shows at first, and that "show more" adds. */
export const searchStep = 24;

/** Letters are counted as a reader sees them; spaces around them do not count. */
export const isSearchable = (q: string) => [...q.trim()].length >= searchMinimum;

/*
 * The calls of `games/`. Lists answer with cards cut down to what a tile shows; `offset` and `limit` count games.
 */

export const gamesByGroup = (culture: CultureCode, groups: readonly string[]) =>
  resource('v1/games/by-groups/', { culture, groups, limit: railLimit }, async () => (await answers()).tileGroups);

/** Games of some groups in one list, each of them once. */
export const gamesOfGroups = (culture: CultureCode, groups: readonly string[], limit: number) =>
  resource('v1/games/for-groups/', { culture, groups, limit }, async () => (await answers()).tileList);

/** How many games each group has. */
export const groupCounts = (culture: CultureCode, groups: readonly string[]) =>
  resource('v1/games/by-groups/', { culture, groups, limit: 1 }, async () => (await answers()).groupTotals);

export const popularGames = (culture: CultureCode) =>
  resource('v1/games/', { culture, sort: 'popular', limit: railLimit }, async () => (await answers()).tileList);

/** One page of a category; `page` counts from 1. */
export const categoryGames = (culture: CultureCode, groups: readonly string[], { page, ...filters }: CategoryFilters) =>
  resource(
    'v1/games/',
    { culture, groups, ...filters, offset: (page - 1) * pageSize, limit: pageSize },
    async () => (await answers()).facetedTiles,
  );

/** What "show more" adds behind the games already shown. */
export const moreGames = (
  culture: CultureCode,
  groups: readonly string[],
  { page: _, ...filters }: CategoryFilters,
  offset: number,
  limit = pageStep,
) => resource('v1/games/', { culture, groups, ...filters, offset, limit }, async () => (await answers()).tileList);

/** Games found by name; the search over the page asks for the first of them as the page does. */
export const gameSearch = (culture: CultureCode, q: string, offset = 0, limit = searchStep) =>
  resource(
    'v1/games/',
    { culture, q: q.trim().slice(0, 100), offset: offset || undefined, limit },
    async () => (await answers()).tileList,
  );

export const gameDetails = (culture: CultureCode, gameSlug: string) =>
  resource('v1/games/info/', { culture, gameSlug }, async () => (await answers()).gamePageInfo);

/** An unpublished game, by id. */
export const gameDraft = (culture: CultureCode, gameId: string) =>
  resource('v1/games/preview/', { culture, gameId }, async () => (await answers()).gamePageInfo, { freshMs: 0 });

export const gameTexts = (culture: CultureCode, gameSlug: string) =>
  resource('v1/games/content/', { culture, gameSlug }, async () => (await answers()).gameContent, {
    html: true,
  });

/** What players want to know of a game, without the rest of its page. */
export const gameSpecs = (culture: CultureCode, gameSlug: string) =>
  resource('v1/games/specs/', { culture, gameSlug }, async () => (await answers()).gameSpecs);

/** Games with all that is said of them: as many as the service gives at once. */
export const extendedGames = (culture: CultureCode) =>
  resource('v1/games/extended/', { culture }, async () => (await answers()).extendedGamePage);

export const jackpots = (culture: CultureCode) =>
  resource('v1/feeds/jackpots/', { culture }, async () => (await answers()).shownJackpots);
