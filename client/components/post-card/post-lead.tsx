import type { ShownPost } from '../../../shared/data/reduced-posts.ts';
import { Picture } from '../picture/picture.tsx';
import css from './post-card.module.css';
import { PostLink } from './post-link.tsx';
import { PostMeta } from './post-meta.tsx';

/** The blog's first post; its picture is the LCP element. */
export function PostLead({ post, tag }: { post: ShownPost; tag: string | undefined }) {
  return (
    <article className={`${css.card} ${css.lead}`}>
      <Picture
        url={post.image?.url}
        kind="lead"
        width={16}
        height={9}
        sizes="(width >= 80em) 880px, (width >= 64em) 60vw, 100vw"
        loading="eager"
      />
      {tag && <p className={css.tag}>{tag}</p>}
      <h2>
        <PostLink post={post} />
      </h2>
      {post.excerpt && <p className={css.excerpt}>{post.excerpt}</p>}
      <PostMeta post={post} />
    </article>
  );
}
