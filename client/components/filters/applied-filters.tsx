import type { CategoryFilters } from '../../../shared/data/category-query.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import chips from '../chips/chips.module.css';
import { Icon } from '../icon/icon.tsx';
import { appliedLabel, type FilterGroup } from './filter-options.ts';
import { appliedFilters, filterQuery, withoutFilter, withoutFilters } from './filter-query.ts';
import css from './list-bar.module.css';

interface AppliedFiltersProps {
  path: string;
  groups: readonly FilterGroup[];
  filters: CategoryFilters;
}

/** Each applied filter as a link to the list without it. */
export function AppliedFilters({ path, groups, filters }: AppliedFiltersProps) {
  const intl = useIntl();
  const applied = appliedFilters(filters);
  if (applied.length === 0) return null;
  return (
    <ul className={css.applied} aria-label={intl.text('catalogue.applied')}>
      {applied.map((filter) => {
        const label = appliedLabel(intl, groups, filter);
        return (
          <li key={`${filter.name} ${filter.value}`}>
            <a
              className={`${chips.chip} ${css.choice}`}
              href={path + filterQuery(withoutFilter(filters, filter))}
              aria-label={intl.text('catalogue.remove', { label })}
            >
              {label}
              <Icon name="close" size={16} />
            </a>
          </li>
        );
      })}
      <li>
        <a className={css.clear} href={path + filterQuery(withoutFilters(filters))}>
          {intl.text('catalogue.clear')}
        </a>
      </li>
    </ul>
  );
}
