import type { ShownPost } from '../../../shared/data/shown-posts.ts';
import { href } from '../../../shared/routing/href.ts';
import { useSite } from '../../site-context.ts';

/** The title as the link to the post; by its style it covers the card that it stands in. */
export function PostLink({ post: { slug, tagSlug, title } }: { post: ShownPost }) {
  const { culture } = useSite();
  return <a href={href(culture, 'blogPost', { tagSlug, postSlug: slug })}>{title}</a>;
}
