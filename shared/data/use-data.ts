import { use, useContext, useEffect } from 'react';
import useSWR from 'swr';
import { type DataSource, DataSourceContext } from './data-source.ts';
import type { Resource, Result } from './resource.ts';
import { useOnceHydrated } from './use-once-hydrated.ts';

/** The data of a found answer, else undefined: a part of a page whose call failed is simply absent. */
export function found<T>(result: Result<T>): T | undefined {
  return result.state === 'found' ? result.data : undefined;
}

function useAnswerSince<T>(source: DataSource, resource: Resource<T>, start: Result<T>): Result<T> {
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
 * What an answer has become since the first render. On the server it stays what it is, and each request's entries would stay in
 * SWR's WeakMap, and hold all that the page was made from, until the next full collection.
 */
const useLive: typeof useAnswerSince = typeof window === 'undefined' ? (_, __, start) => start : useAnswerSince;

/**
 * Reads a resource while rendering, on both sides. Suspends while it is under way; never throws for a call that failed.
 * In the browser an answer older than the resource's freshness is asked for again, without emptying the page. A part of the
 * page that hydrates after that still gets what the server rendered it with, and the newer answer right behind.
 */
export function useData<T>(resource: Resource<T>): Result<T> {
  const source = useContext(DataSourceContext);
  if (!source) throw new Error('[data] useData was called outside a DataSourceContext; render the page through App.');
  // What nobody has asked for is asked for here: suspended by SWR, React would be given another promise when it goes on.
  const start = use(source.seed(resource) ?? source.fetch(resource));
  const live = useLive(source, resource, start);
  useEffect(() => source.retain?.(resource.key), [source, resource.key]);
  return useOnceHydrated(live, () => source.documented?.(resource) ?? live);
}
