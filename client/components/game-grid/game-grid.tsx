import { type ReactNode, type RefObject, useDeferredValue } from 'react';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { isNarrow, isPhone, useFirstScreen } from '../../stores/use-first-screen.ts';
import { Tile } from '../tile/tile.tsx';
import css from './game-grid.module.css';
import { RowsToCome } from './tile-places.tsx';

/** Tile widths by screen, as in game-grid.module.css. */
export const gridSizes = '(width >= 80em) 205px, (width >= 48em) 23vw, (width >= 30em) 30vw, 46vw';

/** Tiles of the first row on the widest phone, loaded eagerly. */
const firstRow = 3;

/**
 * Tiles of the first screen (two rows). After client-side navigation only these are in the first paint, with space reserved for the others.
 */
const firstScreen = () => (isPhone() ? 4 : isNarrow() ? 6 : 12);

interface GameGridProps {
  games: readonly TileCard[];
  /** Beside a column of filters, with one column less. */
  beside?: boolean;
  /** Loads the pictures of the first row eagerly. */
  leads?: boolean;
  list?: RefObject<HTMLUListElement | null>;
  children?: ReactNode;
}

export function GameGrid({ games, beside = false, leads = false, list, children }: GameGridProps) {
  // Tiles from the server are in the document already. A list that changes keeps the old games until the new ones are rendered.
  const latest = useDeferredValue(games);
  const shown = useFirstScreen() ? games.slice(0, firstScreen()) : latest;
  const loadingOf = (index: number) => (leads && index < firstRow ? 'eager' : undefined);
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
