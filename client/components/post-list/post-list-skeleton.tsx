import css from './post-list.module.css';
import { PostPlaces } from './post-places.tsx';

/** Keeps the places of a list of posts while it is under way, so that what follows begins below the screen. */
export function PostListSkeleton() {
  return (
    <ul className={`${css.section} ${css.grid}`} aria-hidden="true">
      <PostPlaces count={6} />
    </ul>
  );
}
