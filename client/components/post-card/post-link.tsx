import type { ShownPost } from '../../../shared/data/reduced-posts.ts';
import { RouteLink } from '../route-link.tsx';

/** The title as a link to the post; CSS extends it over the whole card. */
export function PostLink({ post: { slug, tagSlug, title } }: { post: ShownPost }) {
  return (
    <RouteLink to="blogPost" params={{ tagSlug, postSlug: slug }}>
      <a>{title}</a>
    </RouteLink>
  );
}
