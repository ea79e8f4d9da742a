import { Suspense } from 'react';
import type { Resource } from '../../../shared/data/resource.ts';
import { Served } from './served.tsx';

/** The page title from a response; `name` while it loads and when it fails. */
export function ServedTitle<T extends { title: string | undefined }>({
  resource,
  name,
}: {
  resource: Resource<T>;
  name: string;
}) {
  return (
    <Suspense fallback={<span>{name}</span>}>
      <Served resource={resource} otherwise={<span>{name}</span>}>
        {({ title }) => <span>{title ?? name}</span>}
      </Served>
    </Suspense>
  );
}
