import type { ShownPost } from '../../../shared/data/reduced-posts.ts';
import { PostCard } from '../post-card/post-card.tsx';
import { SectionHead } from '../rail/section-head.tsx';
import { railSizes } from './grid-sizes.ts';
import css from './post-list.module.css';

interface PostRailProps {
  title: string;
  posts: readonly ShownPost[];
  /** URL of the list of all posts. */
  href?: string;
  tags?: ReadonlyMap<string, string>;
}

/** A row of posts under a heading; absent without posts. */
export function PostRail({ title, posts, href, tags }: PostRailProps) {
  if (posts.length === 0) return null;
  return (
    <section aria-label={title} className={css.section}>
      <SectionHead title={title} href={href} />
      <ul className={css.rail}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} tag={tags?.get(post.tagSlug)} sizes={railSizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
