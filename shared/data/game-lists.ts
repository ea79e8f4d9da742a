import type { CultureCode } from '../../locales/index.ts';
import type { CategoryFilters } from './category-query.ts';
import { pageSize, pageStep } from './games.ts';
import { resource } from './resource.ts';

/** Loaded with the first response, since hydration needs no schemas. */
const schemas = () => import('./schemas.ts');

/*
 * The calls of `games/` for lists that the home page does not have.
 */

/** Games of several groups in one list without duplicates. */
export const gamesOfGroups = (culture: CultureCode, groups: readonly string[], limit: number) =>
  resource('v1/games/for-groups/', { culture, groups, limit }, async () => (await schemas()).tileList);

/** How many games each group has. */
export const groupCounts = (culture: CultureCode, groups: readonly string[]) =>
  resource('v1/games/by-groups/', { culture, groups, limit: 1 }, async () => (await schemas()).groupTotals);

/** One page of a category; `page` counts from 1. */
export const categoryGames = (culture: CultureCode, groups: readonly string[], { page, ...filters }: CategoryFilters) =>
  resource(
    'v1/games/',
    { culture, groups, ...filters, offset: (page - 1) * pageSize, limit: pageSize },
    async () => (await schemas()).facetedTiles,
  );

/** Games that "show more" appends to the list. */
export const moreGames = (
  culture: CultureCode,
  groups: readonly string[],
  { page: _, ...filters }: CategoryFilters,
  offset: number,
  limit = pageStep,
) => resource('v1/games/', { culture, groups, ...filters, offset, limit }, async () => (await schemas()).tileList);

/** Short texts about the service's first games, at its default page size. */
export const gameSummaries = (culture: CultureCode) =>
  resource('v1/games/extended/', { culture }, async () => (await schemas()).gameSummaries);
