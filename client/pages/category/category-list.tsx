import { Suspense } from 'react';
import type { CategoryFilters } from '../../../shared/data/category-query.ts';
import { moreGames, pageSize, pageStep } from '../../../shared/data/games.ts';
import type { FacetedTiles } from '../../../shared/data/shown-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { gameGroupsIn } from '../../../shared/routing/availability.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { filterGroups } from '../../components/filters/filter-options.ts';
import { appliedFilters, filterQuery, withoutFilters } from '../../components/filters/filter-query.ts';
import { Filters } from '../../components/filters/filters.tsx';
import { ListBar } from '../../components/filters/list-bar.tsx';
import { useFilterForm } from '../../components/filters/use-filter-form.ts';
import { GameGrid } from '../../components/game-grid/game-grid.tsx';
import { MoreGames } from '../../components/game-grid/more-games.tsx';
import { JackpotPoll } from '../../components/jackpot-strip/jackpot-poll.tsx';
import { NoResults } from '../../components/no-results/no-results.tsx';
import { partsOf } from '../../components/show-more/list-parts.ts';
import { ShowMore } from '../../components/show-more/show-more.tsx';
import { useMore } from '../../components/show-more/use-more.ts';
import { usePage, useSite } from '../../site-context.ts';
import { useViewSize } from '../../stores/use-view-size.ts';
import css from './category.module.css';
import { useCategoryGames } from './use-category-games.ts';

export function CategoryList({ filters }: { filters: CategoryFilters }) {
  const list = useCategoryGames(filters);
  return list ? <ShownList list={list} filters={filters} /> : null;
}

interface ShownListProps {
  list: FacetedTiles;
  filters: CategoryFilters;
}

function ShownList({ list, filters }: ShownListProps) {
  const { culture } = useSite();
  const page = usePage();
  const intl = useIntl();
  const path = localHref(culture, page.path);
  const { form, apply, submit } = useFilterForm(path, filterQuery({ ...filters, page: 1 }));
  const choices = filterGroups(intl, list.facets);
  const isNarrowed = appliedFilters(filters).length > 0;

  return (
    <div className={css.columns}>
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
        <ListBar path={path} groups={choices} filters={filters} total={list.total} onSort={apply} />
        {list.total === 0 && (
          <NoResults message={intl.text(isNarrowed ? 'catalogue.none' : 'catalogue.empty')}>
            {isNarrowed && (
              <a className={buttonClass('quiet')} href={path + filterQuery(withoutFilters(filters))}>
                {intl.text('catalogue.clear')}
              </a>
            )}
          </NoResults>
        )}
        <GrowingGrid {...{ list, filters }} />
        <Suspense>
          <JackpotPoll />
        </Suspense>
      </div>
    </div>
  );
}

/** The games, and what asks for more of them: the filters are not rendered again when the list grows. */
function GrowingGrid({ list, filters }: ShownListProps) {
  const { culture } = useSite();
  const page = usePage();
  const { text } = useIntl();
  const groups = gameGroupsIn(page.match.route, culture.code);
  const { size, grow, shrink } = useViewSize(page.path + filterQuery(filters), pageSize, pageStep);
  const parts = partsOf(filters.page, list.total, size, { page: pageSize, more: pageStep });
  const { list: grid, more, focusFirst } = useMore(parts, grow);
  const pageHref = (number: number) => localHref(culture, page.path) + filterQuery({ ...filters, page: number });

  return (
    <>
      <GameGrid games={list.items} list={grid} beside leads>
        {parts.added.map(({ offset, limit }) => (
          <MoreGames
            key={offset}
            resource={moreGames(culture.code, groups, filters, offset, limit)}
            count={limit}
            onShown={() => focusFirst(offset)}
            onFailed={() => shrink(offset - parts.from)}
          />
        ))}
      </GameGrid>
      {list.total > 0 && (
        <ShowMore
          to={parts.to}
          total={list.total}
          shown={text(filters.page > 1 ? 'catalogue.shownPart' : 'catalogue.shown', {
            from: parts.from + 1,
            to: parts.to,
            total: list.total,
          })}
          previous={
            filters.page > 1 ? { label: text('catalogue.previous'), href: pageHref(filters.page - 1) } : undefined
          }
          next={
            parts.to < list.total
              ? {
                  label: text('catalogue.showMore', { count: Math.min(pageStep, list.total - parts.to) }),
                  href: pageHref(parts.nextPage),
                }
              : undefined
          }
          onMore={more}
        />
      )}
    </>
  );
}
