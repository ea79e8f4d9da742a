import { Suspense } from 'react';
import type { CategoryFilters } from '../../../shared/data/category-query.ts';
import { moreGames } from '../../../shared/data/game-lists.ts';
import { pageSize, pageStep } from '../../../shared/data/games.ts';
import type { FacetedTiles } from '../../../shared/data/reduced-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { gameGroupsIn } from '../../../shared/routing/availability.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { filterGroups } from '../../components/filters/filter-options.ts';
import {
  appliedFilters,
  filterQuery,
  effectiveFilters,
  withoutFilters,
} from '../../components/filters/filter-query.ts';
import { Filters } from '../../components/filters/filters.tsx';
import { ListBar } from '../../components/filters/list-bar.tsx';
import { useFilterForm } from '../../components/filters/use-filter-form.ts';
import { GrowingGrid } from '../../components/game-grid/growing-grid.tsx';
import { JackpotPoll } from '../../components/jackpot-strip/jackpot-poll.tsx';
import { LoadFailure } from '../../components/load-failure/load-failure.tsx';
import { NoResults } from '../../components/no-results/no-results.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './category.module.css';
import { useCategoryGames } from './use-category-games.ts';

/** Target of the link that skips the filters. */
const gamesId = 'games';

export function CategoryList({ filters }: { filters: CategoryFilters }) {
  const list = useCategoryGames(filters);
  return list ? <ShownList list={list} filters={filters} /> : <LoadFailure of="games" />;
}

interface ShownListProps {
  list: FacetedTiles;
  filters: CategoryFilters;
}

function ShownList({ list, filters: requested }: ShownListProps) {
  const { culture } = useSite();
  const page = usePage();
  const intl = useIntl();
  const filters = effectiveFilters(requested, list);
  const path = localHref(culture, page.path);
  const { form, apply, submit } = useFilterForm(path, filterQuery({ ...filters, page: 1 }));
  // An empty list doesn't show whether the unfiltered games have an RTP.
  const hasRtp = list.items.length === 0 || list.items.some(({ rtp }) => rtp !== undefined);
  const choices = filterGroups(intl, list.facets, hasRtp);
  const isNarrowed = appliedFilters(filters).length > 0;

  return (
    <div className={css.columns}>
      <a className={buttonClass('quiet', undefined, `visually-hidden ${css.skip}`)} href={`#${gamesId}`}>
        {intl.text('catalogue.skip')}
      </a>
      <Filters
        path={path}
        groups={choices}
        filters={filters}
        total={list.total}
        form={form}
        onChange={apply}
        onSubmit={submit}
      />
      <div>
        <ListBar path={path} groups={choices} filters={filters} total={list.total} hasRtp={hasRtp} onSort={apply} />
        {list.total === 0 && (
          <NoResults message={intl.text(isNarrowed ? 'catalogue.none' : 'catalogue.empty')}>
            {isNarrowed && (
              <a className={buttonClass('quiet')} href={path + filterQuery(withoutFilters(filters))}>
                {intl.text('catalogue.clear')}
              </a>
            )}
          </NoResults>
        )}
        <div id={gamesId} tabIndex={-1}>
          <Games {...{ list, filters }} />
        </div>
        <Suspense>
          <JackpotPoll />
        </Suspense>
      </div>
    </div>
  );
}

/** Separate from the filters, so that these don't re-render when the list grows. */
function Games({ list, filters }: ShownListProps) {
  const { culture } = useSite();
  const groups = gameGroupsIn(usePage().match.route, culture.code);
  return (
    <GrowingGrid
      games={list.items}
      total={list.total}
      page={filters.page}
      steps={{ page: pageSize, more: pageStep }}
      queryOf={(page) => filterQuery({ ...filters, page })}
      partAt={(offset, limit) => moreGames(culture.code, groups, filters, offset, limit)}
      beside
    />
  );
}
