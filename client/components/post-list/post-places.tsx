import css from './post-list.module.css';

/** Placeholders of the size of cards. */
export function PostPlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <li key={index} className={css.place} />);
}
