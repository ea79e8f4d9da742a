import { type ReactNode, Suspense } from 'react';
import type { Resource } from '../../../shared/data/resource.ts';
import { PageHead } from '../page-head/page-head.tsx';
import { WaysOn } from '../ways-on/ways-on.tsx';
import { Served } from './served.tsx';
import css from './served-page.module.css';
import { ServedTitle } from './served-title.tsx';
import { usePageName } from './use-page-name.ts';

interface ServedPageProps<T> {
  resource: Resource<T>;
  children: (data: T) => ReactNode;
}

export function ServedPage<T extends { title: string }>({ resource, children }: ServedPageProps<T>) {
  const name = usePageName();
  return (
    <div className="wrap">
      <PageHead title={<ServedTitle resource={resource} name={name} />} />
      <Suspense fallback={<div className={css.place} />}>
        <Served resource={resource} otherwise={<WaysOn codes={['home', 'faq', 'contact']} />}>
          {children}
        </Served>
      </Suspense>
    </div>
  );
}
