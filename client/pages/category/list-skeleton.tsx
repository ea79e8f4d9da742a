import { GridSkeleton } from '../../components/game-grid/grid-skeleton.tsx';
import css from './category.module.css';

/** Reserves the space of the list while it loads. */
export function ListSkeleton() {
  return (
    <div className={css.columns}>
      <div />
      <GridSkeleton />
    </div>
  );
}
