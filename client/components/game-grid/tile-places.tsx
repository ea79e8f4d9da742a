import css from './game-grid.module.css';

/** Empty places of the size of tiles. */
export function TilePlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <li key={index} className={css.place} />);
}
