import type { Resource } from '../../../shared/data/resource.ts';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { usePage, useSite } from '../../site-context.ts';
import { useViewSize } from '../../stores/use-view-size.ts';
import { type ListSteps, partsOf } from '../show-more/list-parts.ts';
import { ShowMore } from '../show-more/show-more.tsx';
import { useMore } from '../show-more/use-more.ts';
import { GameGrid } from './game-grid.tsx';
import { MoreGames } from './more-games.tsx';

interface GrowingGridProps {
  /** The games that came with the page. */
  games: readonly TileCard[];
  /** Number of games in the whole list. */
  total: number;
  /** Number of this page, from 1. */
  page: number;
  steps: ListSteps;
  /** Returns the query of a page, with its question mark if not empty. */
  queryOf: (page: number) => string;
  /** Returns the resource of further games. */
  partAt: (offset: number, limit: number) => Resource<{ items: readonly TileCard[] }>;
  /** Beside a column of filters. */
  beside?: boolean;
}

/** A list of games with links to its other pages. After hydration it adds games in place instead. */
export function GrowingGrid({ games, total, page, steps, queryOf, partAt, beside = false }: GrowingGridProps) {
  const { culture } = useSite();
  const { path } = usePage();
  const { text } = useIntl();
  const { size, grow, shrink } = useViewSize(path + queryOf(page), steps.page, steps.more);
  const hrefOf = (number: number) => localHref(culture, path) + queryOf(number);
  const parts = partsOf(page, total, size, steps);
  const { list, more, focusFirst } = useMore(parts, grow);
  return (
    <>
      <GameGrid games={games} list={list} beside={beside} leads>
        {parts.added.map(({ offset, limit }) => (
          <MoreGames
            key={offset}
            resource={partAt(offset, limit)}
            count={limit}
            onShown={() => focusFirst(offset)}
            onFailed={() => shrink(offset - parts.from)}
          />
        ))}
      </GameGrid>
      {total > 0 && (
        <ShowMore
          to={parts.to}
          total={total}
          shown={text(page > 1 ? 'tile.list.shownPart' : 'tile.list.shown', {
            from: parts.from + 1,
            to: parts.to,
            total,
          })}
          previous={page > 1 ? { label: text('tile.list.previous'), href: hrefOf(page - 1) } : undefined}
          next={
            parts.to < total
              ? {
                  label: text('tile.list.showMore', { count: Math.min(steps.more, total - parts.to) }),
                  href: hrefOf(parts.nextPage),
                }
              : undefined
          }
          onMore={more}
        />
      )}
    </>
  );
}
