import { gameSearch, searchStep } from '../../../shared/data/games.ts';
import { isSearchable, searchMinimum } from '../../../shared/search/searchable.ts';
import { pageNumber } from '../../../shared/data/page-number.ts';
import { toQueryString } from '../../../shared/data/resource.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { GrowingGrid } from '../../components/game-grid/growing-grid.tsx';
import { GameNotice } from '../../components/game-notice/game-notice.tsx';
import { RegionError } from '../../components/region/region-error.tsx';
import { NoResults } from '../../components/no-results/no-results.tsx';
import { PopularRail } from '../../components/no-results/popular-rail.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './home.module.css';

/** Games found by name, as a page: the search without JavaScript. */
export function HomeSearch({ q }: { q: string }) {
  const { text } = useIntl();
  const query = q.trim();
  return (
    <div className="wrap">
      <div className={css.search}>
        <h1>{isSearchable(q) ? text('home.search.results', { q: query }) : text('home.search.title')}</h1>
        <SearchField key={query} initial={query} />
      </div>
      {isSearchable(q) ? (
        <SearchOutcome q={q} />
      ) : (
        <>
          <NoResults message={text('search.hint', { count: searchMinimum })} />
          <PopularRail />
        </>
      )}
      <GameNotice />
    </div>
  );
}

function SearchOutcome({ q }: { q: string }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const page = pageNumber(usePage().search);
  const partAt = (offset: number, limit = searchStep) => gameSearch(culture.code, q, offset, limit);
  const result = found(useData(partAt((page - 1) * searchStep)));
  if (!result) return <RegionError name="games" message={text('home.failed')} />;
  if (result.items.length === 0) {
    return (
      <>
        <NoResults message={text('search.none', { q: q.trim() })} />
        <PopularRail />
      </>
    );
  }
  return (
    <>
      <p className={css.count}>{text('search.count', { count: result.total, q: q.trim() })}</p>
      <GrowingGrid
        games={result.items}
        total={result.total}
        page={page}
        steps={{ page: searchStep, more: searchStep }}
        queryOf={(number) => toQueryString({ q, page: number > 1 ? number : undefined })}
        partAt={partAt}
      />
    </>
  );
}
