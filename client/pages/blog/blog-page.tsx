import { Suspense } from 'react';
import { pageNumber } from '../../../shared/data/page-number.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { BlogSearch } from '../../components/blog-search/blog-search.tsx';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { SubscribeForm } from '../../components/subscribe-form/subscribe-form.tsx';
import { usePage } from '../../site-context.ts';
import { AllPosts } from './all-posts.tsx';
import css from './blog.module.css';
import { BlogFront } from './blog-front.tsx';
import { TagChips } from './tag-chips.tsx';

/** The blog's first page; a further one is a page of the list of all posts alone. */
export function Page() {
  const { search } = usePage();
  const { text } = useIntl();
  const page = pageNumber(search);
  const title = text('blog.title');
  return (
    <div className="wrap">
      <div className={css.top}>
        <PageHead
          title={page > 1 ? text('blog.titlePage', { title, page }) : title}
          lead={page > 1 ? undefined : text('blog.lead')}
        />
        <BlogSearch />
      </div>
      <Suspense fallback={<div className={css.chipsPlace} />}>
        <TagChips />
      </Suspense>
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
  );
}
