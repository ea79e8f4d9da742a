import css from './game-grid.module.css';

/** Empty places of the size of tiles. */
export function TilePlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <li key={index} className={css.place} />);
}

declare module 'react' {
  interface CSSProperties {
    '--tiles'?: number;
    '--shown'?: number;
  }
}

/** As high as the rows of so many tiles behind the first ones, in one element: one for each would take as long as the tiles that are seen. */
export function RowsToCome({ tiles, shown }: { tiles: number; shown: number }) {
  return shown < tiles ? <li className={css.rows} style={{ '--tiles': tiles, '--shown': shown }} /> : null;
}
