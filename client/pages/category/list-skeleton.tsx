import { GridSkeleton } from '../../components/game-grid/grid-skeleton.tsx';
import css from './category.module.css';

/** Keeps the places of the list while it is under way. */
export function ListSkeleton() {
  return (
    <div className={css.columns}>
      <div />
      <GridSkeleton />
    </div>
  );
}
