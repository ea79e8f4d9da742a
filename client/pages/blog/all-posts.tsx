import { blogMainHome, morePosts, postsPerPage } from '../../../shared/data/blog.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { LoadFailure } from '../../components/load-failure/load-failure.tsx';
import { PostList } from '../../components/post-list/post-list.tsx';
import { useSite } from '../../site-context.ts';
import { newestShown } from './blog-front.tsx';
import { useTagNames } from './use-tag-names.ts';

/** All posts, newest first. The first page leaves out the posts shown at its top. */
export function AllPosts({ page }: { page: number }) {
  return page === 1 ? <FirstPosts /> : <Posts page={page} />;
}

function FirstPosts() {
  const { culture } = useSite();
  const newest = found(useData(blogMainHome(culture.code)));
  const opening = newest
    ? [newest.main, ...newest.items.slice(0, newestShown)].filter((post) => post !== undefined)
    : [];
  return <Posts page={1} skip={new Set(opening.map(({ id }) => id))} />;
}

function Posts({ page, skip }: { page: number; skip?: ReadonlySet<string> }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const tags = useTagNames();
  const partAt = (offset: number) => morePosts(culture.code, offset);
  const posts = found(useData(partAt((page - 1) * postsPerPage)));
  if (!posts) return <LoadFailure of="posts" />;
  return (
    <PostList
      title={text('blog.allPosts')}
      posts={posts}
      partAt={partAt}
      tags={tags}
      leads={page > 1}
      {...(skip && { skip })}
    />
  );
}
