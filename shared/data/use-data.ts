import { use, useContext, useEffect } from 'react';
import useSWR from 'swr';
import { type DataSource, DataSourceContext } from './data-source.ts';
import type { Resource, Result } from './resource.ts';
import { useOnceHydrated } from './use-once-hydrated.ts';

/** The data of a found result, otherwise undefined. A section whose call failed is omitted. */
export function found<T>(result: Result<T>): T | undefined {
  return result.state === 'found' ? result.data : undefined;
}

function useResultSince<T>(source: DataSource, resource: Resource<T>, start: Result<T>): Result<T> {
  const { data } = useSWR<Result<T>>(resource.key, () => source.fetch(resource), {
    fallbackData: start,
    revalidateIfStale: resource.freshMs > 0 && source.ageMs(resource) > resource.freshMs,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    dedupingInterval: resource.freshMs,
  });
  return data ?? start;
}

/**
 * The latest result since the first render. On the server results don't change, and SWR's WeakMap would retain each
 * request's data until the next full collection.
 */
const useLive: typeof useResultSince = typeof window === 'undefined' ? (_, __, start) => start : useResultSince;

/**
 * Reads a resource during render, on both sides. Suspends while the call is in flight, and never throws for a failed
 * one. In the browser a stale result is revalidated without emptying the page. A section that hydrates later still gets
 * the result that the server rendered, followed by the newer one.
 */
export function useData<T>(resource: Resource<T>): Result<T> {
  const source = useContext(DataSourceContext);
  if (!source) throw new Error('[data] useData was called outside App.');
  // Fetch here when nothing has preloaded it. If SWR suspended, React would get another promise when it resumes.
  const start = use(source.seed(resource) ?? source.fetch(resource));
  const live = useLive(source, resource, start);
  useEffect(() => source.retain?.(resource.key), [source, resource.key]);
  return useOnceHydrated(live, () => source.documented?.(resource) ?? live);
}
