import { type ReactNode, type RefObject, useDeferredValue } from 'react';
import type { TileCard } from '../../../shared/data/shown-games.ts';
import { isNarrow, isPhone, useFirstScreen } from '../../stores/use-first-screen.ts';
import { Tile } from '../tile/tile.tsx';
import css from './game-grid.module.css';
import { RowsToCome } from './tile-places.tsx';

/** Laid out widths of a tile by screen, as in game-grid.module.css. */
export const gridSizes = '(width >= 80em) 205px, (width >= 48em) 23vw, (width >= 30em) 30vw, 46vw';

/** Tiles of the first row on the widest phone; these do not wait. */
const firstRow = 3;

/** Tiles of the first screen, two rows of them: a page that was moved to is painted with these, and with room for the others. */
const firstScreen = () => (isPhone() ? 4 : isNarrow() ? 6 : 12);

interface GameGridProps {
  games: readonly TileCard[];
  /** Stands beside a column of filters: one column less. */
  beside?: boolean;
  /** The first picture is what the page is judged by. */
  leads?: boolean;
  list?: RefObject<HTMLUListElement | null>;
  children?: ReactNode;
}

export function GameGrid({ games, beside = false, leads = false, list, children }: GameGridProps) {
  // What the server has rendered is there already. A list that changes keeps the old games until the new ones are rendered.
  const latest = useDeferredValue(games);
  const shown = useFirstScreen() ? games.slice(0, firstScreen()) : latest;
  const loadingOf = (index: number) => (!leads || index >= firstRow ? undefined : index === 0 ? 'high' : 'eager');
  return (
    <ul ref={list} className={beside ? `${css.grid} ${css.beside}` : css.grid}>
      {shown.map((game, index) => (
        <Tile key={game.id} game={game} sizes={gridSizes} loading={loadingOf(index)} />
      ))}
      <RowsToCome tiles={games.length} shown={shown.length} />
      {children}
    </ul>
  );
}
