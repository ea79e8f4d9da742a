import type { ShownPost } from '../../../shared/data/shown-posts.ts';
import { RouteLink } from '../route-link.tsx';

/** The title as the link to the post; by its style it covers the card that it stands in. */
export function PostLink({ post: { slug, tagSlug, title } }: { post: ShownPost }) {
  return (
    <RouteLink to="blogPost" params={{ tagSlug, postSlug: slug }}>
      <a>{title}</a>
    </RouteLink>
  );
}
