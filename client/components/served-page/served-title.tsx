import { Suspense } from 'react';
import type { Resource } from '../../../shared/data/resource.ts';
import { Served } from './served.tsx';

/** What an answer calls its page; `name` until it has come, and when it never does. */
export function ServedTitle<T extends { title: string }>({ resource, name }: { resource: Resource<T>; name: string }) {
  return (
    <Suspense fallback={name}>
      <Served resource={resource} otherwise={name}>
        {({ title }) => title}
      </Served>
    </Suspense>
  );
}
