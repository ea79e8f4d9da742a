import type { CategoryFilters } from '../../../shared/data/category-query.ts';
import { categoryGames } from '../../../shared/data/game-lists.ts';
import type { FacetedTiles } from '../../../shared/data/reduced-games.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { gameGroupsIn } from '../../../shared/routing/availability.ts';
import { usePage, useSite } from '../../site-context.ts';

/** Returns the page's list, by the resource that its route preloads; undefined when loading has failed. */
export function useCategoryGames(filters: CategoryFilters): FacetedTiles | undefined {
  const { culture } = useSite();
  const { match } = usePage();
  return found(useData(categoryGames(culture.code, gameGroupsIn(match.route, culture.code), filters)));
}
