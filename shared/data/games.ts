import type { CultureCode } from '../../locales/index.ts';
import { resource } from './resource.ts';

/** Loaded with the first response, since hydration needs no schemas. */
const schemas = () => import('./schemas.ts');

/** Games that a rail of the home page shows. */
export const railLimit = 12;

/** Games that a category page shows at first; "show more" adds `pageStep`. */
export const pageSize = 48;
export const pageStep = 24;

/** Games that a search shows at first, and that "show more" adds. */
export const searchStep = 24;

/*
 * The calls of `games/`. Lists contain only the fields that tiles show. `offset` and `limit` count games.
 */

export const gamesByGroup = (culture: CultureCode, groups: readonly string[]) =>
  resource('v1/games/by-groups/', { culture, groups, limit: railLimit }, async () => (await schemas()).tileGroups);

export const popularGames = (culture: CultureCode) =>
  resource('v1/games/', { culture, sort: 'popular', limit: railLimit }, async () => (await schemas()).tileList);

/** Games found by name. The search overlay requests the same first results as the page of results. */
export const gameSearch = (culture: CultureCode, q: string, offset = 0, limit = searchStep) =>
  resource(
    'v1/games/',
    { culture, q: q.trim().slice(0, 100), offset: offset || undefined, limit },
    async () => (await schemas()).tileList,
  );

export const jackpots = (culture: CultureCode) =>
  resource('v1/feeds/jackpots/', { culture }, async () => (await schemas()).shownJackpots);
