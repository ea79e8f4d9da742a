import type { ShownPost } from '../../../shared/data/reduced-posts.ts';
import { Picture } from '../picture/picture.tsx';
import css from './post-card.module.css';
import { PostLink } from './post-link.tsx';
import { PostMeta } from './post-meta.tsx';

export function PostRow({ post }: { post: ShownPost }) {
  return (
    <article className={css.row}>
      <Picture url={post.image?.url} kind="thumb" width={16} height={9} sizes="128px" />
      <h3>
        <PostLink post={post} />
      </h3>
      <PostMeta post={post} />
    </article>
  );
}
