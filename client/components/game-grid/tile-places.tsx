import css from './game-grid.module.css';

/** Placeholders of the size of tiles. */
export function TilePlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <li key={index} className={css.place} />);
}

declare module 'react' {
  interface CSSProperties {
    '--tiles'?: number;
    '--shown'?: number;
  }
}

/** One placeholder with the height of all remaining rows: one element per tile would take as long to render as the visible tiles. */
export function RowsToCome({ tiles, shown }: { tiles: number; shown: number }) {
  return shown < tiles ? <li className={css.rows} style={{ '--tiles': tiles, '--shown': shown }} /> : null;
}
