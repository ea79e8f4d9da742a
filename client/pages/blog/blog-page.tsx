import { Suspense } from 'react';
import { pageNumber } from '../../../shared/data/page-number.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { BlogSearch } from '../../components/blog-search/blog-search.tsx';
import { PageBanner } from '../../components/page-banner/page-banner.tsx';
import { SubscribeForm } from '../../components/subscribe-form/subscribe-form.tsx';
import { usePage } from '../../site-context.ts';
import { AllPosts } from './all-posts.tsx';
import css from './blog.module.css';
import { BlogFront } from './blog-front.tsx';
import { TagChips } from './tag-chips.tsx';

/** The blog's first page; later pages show only the list of all posts. */
export function Page() {
  const { search } = usePage();
  const { text } = useIntl();
  const page = pageNumber(search);
  const title = text('blog.title');
  return (
    <>
      <PageBanner title={page > 1 ? text('blog.titlePage', { title, page }) : title} />
      <div className="wrap">
        <div className={css.top}>
          <Suspense fallback={<div className={css.chipsPlace} />}>
            <TagChips />
          </Suspense>
          <BlogSearch />
        </div>
        {page === 1 && (
          <Suspense fallback={<div className={css.frontPlace} />}>
            <BlogFront />
          </Suspense>
        )}
        <Suspense>
          <AllPosts page={page} />
        </Suspense>
        <SubscribeForm />
      </div>
    </>
  );
}
