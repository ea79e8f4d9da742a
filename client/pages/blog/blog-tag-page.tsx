import { Suspense } from 'react';
import { blogTags, postsOfTag, postsPerPage } from '../../../shared/data/blog.ts';
import { pageNumber } from '../../../shared/data/page-number.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { LoadFailure } from '../../components/load-failure/load-failure.tsx';
import { PageBanner } from '../../components/page-banner/page-banner.tsx';
import { PostListSkeleton } from '../../components/post-list/post-list-skeleton.tsx';
import { PostList } from '../../components/post-list/post-list.tsx';
import { SubscribeForm } from '../../components/subscribe-form/subscribe-form.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './blog.module.css';
import { TagChips } from './tag-chips.tsx';

/** The posts of one subject. The route's gate has confirmed that the subject exists; its posts may load later. */
export function Page() {
  const { culture } = useSite();
  const { match, search } = usePage();
  const { text } = useIntl();
  const slug = match.params['tagSlug'] ?? '';
  const page = pageNumber(search);
  const tag = found(useData(blogTags(culture.code)))?.items.find((each) => each.slug === slug);
  const name = tag?.name ?? '';
  return (
    <>
      <PageBanner
        title={page > 1 ? text('blog.titlePage', { title: name, page }) : name}
        lead={page > 1 ? undefined : tag?.description}
      >
        <Breadcrumbs trail={[{ name: text('blog.title'), href: href(culture, 'blog', {}) }]} current={name} />
      </PageBanner>
      <div className="wrap">
        <TagChips />
        <Suspense fallback={<PostListSkeleton />}>
          <TagPosts slug={slug} page={page} />
        </Suspense>
        <SubscribeForm />
      </div>
    </>
  );
}

function TagPosts({ slug, page }: { slug: string; page: number }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const partAt = (offset: number) => postsOfTag(culture.code, slug, offset);
  const posts = found(useData(partAt((page - 1) * postsPerPage)));
  if (!posts) return <LoadFailure of="posts" links={['blog', 'home', 'contact']} />;
  if (posts.total === 0) return <p className={css.none}>{text('blog.noPosts')}</p>;
  return <PostList title={text('blog.count', { count: posts.total })} posts={posts} partAt={partAt} leads />;
}
