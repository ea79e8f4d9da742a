import { type ReactNode, Suspense } from 'react';
import type { Resource } from '../../../shared/data/resource.ts';
import type { MenuCode } from '../../../shared/menu/menu-codes.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { PageColumns } from '../page-aside/page-columns.tsx';
import { PageBanner } from '../page-banner/page-banner.tsx';
import { ResourceContent } from './resource-content.tsx';
import css from './resource-page.module.css';
import { ResourceTitle } from './resource-title.tsx';
import { usePageName } from './use-page-name.ts';

interface ResourcePageProps<T> {
  resource: Resource<T>;
  children: (data: T) => ReactNode;
  /** Pages for a side column, by menu code; without any there is no side column. */
  related?: readonly MenuCode[];
}

export function ResourcePage<T extends { title: string | undefined }>({
  resource,
  children,
  related,
}: ResourcePageProps<T>) {
  const name = usePageName();
  const words = (
    <Suspense fallback={<div className={css.place} />}>
      <ResourceContent resource={resource} otherwise={<LoadFailure of="content" />}>
        {children}
      </ResourceContent>
    </Suspense>
  );
  return (
    <>
      <PageBanner title={<ResourceTitle resource={resource} name={name} />} />
      <div className="wrap">{related ? <PageColumns related={related}>{words}</PageColumns> : words}</div>
    </>
  );
}
