import { Suspense, useEffect, useEffectEvent } from 'react';
import type { Resource } from '../../../shared/data/resource.ts';
import type { PostList } from '../../../shared/data/shown-posts.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { PostCard } from '../post-card/post-card.tsx';
import { gridSizes } from './grid-sizes.ts';
import { PostPlaces } from './post-places.tsx';

interface MorePostsProps {
  resource: Resource<PostList>;
  /** How many it will be: their places are kept until they are there. */
  count: number;
  /** Names of tags by slug. */
  tags: ReadonlyMap<string, string>;
  /** Called once they stand in the list. */
  onShown: () => void;
}

/** A part of a list that was not in the page. */
export function MorePosts({ count, ...part }: MorePostsProps) {
  return (
    <Suspense fallback={<PostPlaces count={count} />}>
      <Cards {...part} />
    </Suspense>
  );
}

function Cards({ resource, tags, onShown }: Omit<MorePostsProps, 'count'>) {
  const posts = found(useData(resource))?.items ?? [];
  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(), []);
  return posts.map((post) => (
    <li key={post.id}>
      <PostCard post={post} tag={tags.get(post.tagSlug)} sizes={gridSizes} />
    </li>
  ));
}
