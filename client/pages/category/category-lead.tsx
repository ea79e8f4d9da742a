import { type CategoryFilters, isFiltered } from '../../../shared/data/category-query.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useCategoryGames } from './use-category-games.ts';

/** How many games there are of how many makers; a narrowed list does not know. */
export function CategoryLead({ filters }: { filters: CategoryFilters }) {
  const { text } = useIntl();
  const list = useCategoryGames(filters);
  const studios = list?.facets?.provider.length;
  if (!list || !studios || isFiltered(filters)) return text('catalogue.lead');
  return text('catalogue.leadCounts', { count: list.total, studios });
}
