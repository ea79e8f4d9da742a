import { latestPosts, relatedPosts } from '../../../shared/data/blog.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { PostRail } from '../../components/post-list/post-rail.tsx';
import { useSite } from '../../site-context.ts';

const latestShown = 4;

/** Other posts: those related by subject, then the newest of the rest. */
export function ReadOn({ slug }: { slug: string }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const related = found(useData(relatedPosts(culture.code, slug)))?.items ?? [];
  const latest = found(useData(latestPosts(culture.code)))?.items ?? [];
  const known = new Set([slug, ...related.map((post) => post.slug)]);
  return (
    <>
      <PostRail title={text('blog.related')} posts={related} />
      <PostRail
        title={text('blog.latest')}
        posts={latest.filter((post) => !known.has(post.slug)).slice(0, latestShown)}
        href={href(culture, 'blog', {})}
      />
    </>
  );
}
