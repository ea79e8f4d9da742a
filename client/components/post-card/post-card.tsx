import type { ShownPost } from '../../../shared/data/reduced-posts.ts';
import { Picture } from '../picture/picture.tsx';
import css from './post-card.module.css';
import { PostLink } from './post-link.tsx';
import { PostMeta } from './post-meta.tsx';

interface PostCardProps {
  post: ShownPost;
  /** Name of its main tag, on lists of mixed tags. */
  tag?: string | undefined;
  /** As in an image's `sizes`. */
  sizes: string;
  loading?: 'eager' | 'high' | undefined;
}

export function PostCard({ post, tag, sizes, loading }: PostCardProps) {
  return (
    <article className={css.card}>
      <Picture url={post.image?.url} kind="cover" width={16} height={9} sizes={sizes} loading={loading} />
      {tag && <p className={css.tag}>{tag}</p>}
      <h3>
        <PostLink post={post} />
      </h3>
      {post.excerpt && <p className={css.excerpt}>{post.excerpt}</p>}
      <PostMeta post={post} />
    </article>
  );
}
