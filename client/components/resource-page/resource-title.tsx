import { Suspense } from 'react';
import type { Resource } from '../../../shared/data/resource.ts';
import { ResourceContent } from './resource-content.tsx';

/** The page title from a response; `name` while it loads and when it fails. */
export function ResourceTitle<T extends { title: string | undefined }>({
  resource,
  name,
}: {
  resource: Resource<T>;
  name: string;
}) {
  return (
    <Suspense fallback={<span>{name}</span>}>
      <ResourceContent resource={resource} otherwise={<span>{name}</span>}>
        {({ title }) => <span>{title ?? name}</span>}
      </ResourceContent>
    </Suspense>
  );
}
