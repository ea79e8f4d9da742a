import { Suspense } from 'react';
import { PopularRail } from '../../components/no-results/popular-rail.tsx';
import { RailSkeleton } from '../../components/rail/rail-skeleton.tsx';
import { usePage } from '../../site-context.ts';
import css from './error.module.css';
import { SectionArt } from '../../components/hero/section-art.tsx';
import { ErrorWords } from './error-words.tsx';

/** The error page with links to other pages. After a failure it calls no service, because a service may be the cause. */
export function Page() {
  const { match } = usePage();
  const isNotFound = match.route.status === 404;
  return (
    <>
      <div className={css.error}>
        {isNotFound && (
          <Suspense>
            <SectionArt section="error" className={css.art} />
          </Suspense>
        )}
        <ErrorWords status={isNotFound ? 404 : 500} />
      </div>
      {isNotFound && (
        <div className="wrap">
          <Suspense fallback={<RailSkeleton />}>
            <PopularRail />
          </Suspense>
        </div>
      )}
    </>
  );
}
