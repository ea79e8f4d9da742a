import { Suspense } from 'react';
import type { Resource } from '../../../shared/data/resource.ts';
import type { PostList } from '../../../shared/data/reduced-posts.ts';
import { PostCard } from '../post-card/post-card.tsx';
import { type PartEvents, usePart } from '../show-more/use-part.ts';
import { gridSizes } from './grid-sizes.ts';
import { PostPlaces } from './post-places.tsx';

interface MorePostsProps extends PartEvents {
  resource: Resource<PostList>;
  /** Expected number of posts, for placeholders. */
  count: number;
  /** Names of tags by slug. */
  tags: ReadonlyMap<string, string>;
}

/** Posts that are loaded after the page. */
export function MorePosts({ count, ...part }: MorePostsProps) {
  return (
    <Suspense fallback={<PostPlaces count={count} />}>
      <Cards {...part} />
    </Suspense>
  );
}

function Cards({ resource, tags, ...events }: Omit<MorePostsProps, 'count'>) {
  return usePart(resource, events)?.items.map((post) => (
    <li key={post.id}>
      <PostCard post={post} tag={tags.get(post.tagSlug)} sizes={gridSizes} />
    </li>
  ));
}
