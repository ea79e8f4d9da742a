import css from './post-list.module.css';
import { PostPlaces } from './post-places.tsx';

/** Reserves the space of a loading list of posts, so that the content after it starts below the screen. */
export function PostListSkeleton() {
  return (
    <ul className={`${css.section} ${css.grid}`} aria-hidden="true">
      <PostPlaces count={6} />
    </ul>
  );
}
