import css from './game-grid.module.css';
import { TilePlaces } from './tile-places.tsx';

/** Placeholders for the first screen of tiles. */
export function GridSkeleton() {
  return (
    <ul className={`${css.grid} ${css.beside}`} aria-hidden="true">
      <TilePlaces count={20} />
    </ul>
  );
}
