import type { CategoryFilters } from '../../../shared/data/category-query.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './category.module.css';
import { useCategoryGames } from './use-category-games.ts';

/** Number of games and of their studios. */
export function CategoryCounts({ filters }: { filters: CategoryFilters }) {
  const { text } = useIntl();
  const list = useCategoryGames(filters);
  const studios = list?.facets?.provider?.length;
  if (!list || !studios) return null;
  return <p className={css.counts}>{text('catalogue.gamesAndStudios', { count: list.total, studios })}</p>;
}
