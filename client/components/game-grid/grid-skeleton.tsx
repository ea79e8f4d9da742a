import css from './game-grid.module.css';
import { TilePlaces } from './tile-places.tsx';

/** A first screen of tiles to come. */
export function GridSkeleton() {
  return (
    <ul className={`${css.grid} ${css.beside}`} aria-hidden="true">
      <TilePlaces count={20} />
    </ul>
  );
}
