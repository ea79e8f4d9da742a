import { Suspense } from 'react';
import { latestPosts, postSearch, postsPerPage } from '../../../shared/data/blog.ts';
import { pageNumber } from '../../../shared/data/page-number.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { isSearchable, searchMinimum } from '../../../shared/search/searchable.ts';
import { BlogSearch } from '../../components/blog-search/blog-search.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { LoadFailure } from '../../components/load-failure/load-failure.tsx';
import { PageBanner } from '../../components/page-banner/page-banner.tsx';
import { PostListSkeleton } from '../../components/post-list/post-list-skeleton.tsx';
import { PostList } from '../../components/post-list/post-list.tsx';
import { PostRail } from '../../components/post-list/post-rail.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './blog.module.css';
import { TagChips } from './tag-chips.tsx';
import { useTagNames } from './use-tag-names.ts';

/** Posts that match `?q=`, or the form with the newest posts while the query is too short. */
export function Page() {
  const { culture } = useSite();
  const { search } = usePage();
  const { text } = useIntl();
  const q = search.get('q')?.trim() ?? '';
  const title = text('blog.search');
  return (
    <>
      <PageBanner title={isSearchable(q) ? text('blog.results', { q }) : title}>
        <Breadcrumbs trail={[{ name: text('blog.title'), href: href(culture, 'blog', {}) }]} current={title} />
      </PageBanner>
      <div className="wrap">
        <BlogSearch key={q} initial={q} />
        {q && !isSearchable(q) ? (
          <p role="status" className={css.none}>
            {text('blog.hint', { count: searchMinimum })}
          </p>
        ) : null}
        <Suspense fallback={<PostListSkeleton />}>
          {isSearchable(q) ? <Results q={q} page={pageNumber(search)} /> : <Suggestions />}
        </Suspense>
      </div>
    </>
  );
}

function Results({ q, page }: { q: string; page: number }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const tags = useTagNames();
  const partAt = (offset: number) => postSearch(culture.code, q, offset);
  const posts = found(useData(partAt((page - 1) * postsPerPage)));
  if (!posts) return <LoadFailure of="posts" links={['blog', 'home', 'contact']} />;
  if (posts.total === 0) {
    return (
      <>
        <p role="status" className={css.none}>
          {text('blog.none')}
        </p>
        <Suggestions />
      </>
    );
  }
  const title = text('blog.count', { count: posts.total });
  return <PostList key={q} title={title} posts={posts} partAt={partAt} tags={tags} leads />;
}

/** Links for a search without results. */
function Suggestions() {
  const { culture } = useSite();
  const { text } = useIntl();
  const tags = useTagNames();
  const response = found(useData(latestPosts(culture.code)));
  const posts = response?.items ?? [];
  return (
    <>
      <TagChips />
      {!response && <LoadFailure of="posts" links={['blog', 'home', 'contact']} />}
      <PostRail title={text('blog.latest')} posts={posts.slice(0, 4)} tags={tags} />
    </>
  );
}
