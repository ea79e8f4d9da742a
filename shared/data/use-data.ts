import { use, useContext, useEffect } from 'react';
import useSWR from 'swr';
import { DataSourceContext } from './data-source.ts';
import type { Resource, Result } from './resource.ts';
import { useOnceHydrated } from './use-once-hydrated.ts';

/** The data of a found answer, else undefined: a part of a page whose call failed is simply absent. */
export function found<T>(result: Result<T>): T | undefined {
  return result.state === 'found' ? result.data : undefined;
}

/** The promise by which React knows an answer, while the answer lives. */
const promises = new WeakMap<Result<unknown>, Promise<Result<unknown>>>();

/**
 * An answer as a promise, which React does not wait for when it is at hand. An answer may come while its component is suspended: React
 * goes on there with the hooks behind `use` only when it is called again, with the same promise. https://github.com/facebook/react/pull/34030
 */
function promiseOf<T>(seed: Result<T> | Promise<Result<T>>): Promise<Result<T>> {
  if (seed instanceof Promise) {
    void seed.then((result) => promises.set(result, seed));
    return seed;
  }
  const known = promises.get(seed) as Promise<Result<T>> | undefined;
  const promise = known ?? Object.assign(Promise.resolve(seed), { status: 'fulfilled', value: seed });
  if (!known) promises.set(seed, promise);
  return promise;
}

/**
 * Reads a resource while rendering, on both sides. Suspends while it is under way; never throws for a call that failed.
 * In the browser an answer older than the resource's freshness is asked for again, without emptying the page. A part of the
 * page that hydrates after that still gets what the server rendered it with, and the newer answer right behind.
 */
export function useData<T>(resource: Resource<T>): Result<T> {
  const source = useContext(DataSourceContext);
  if (!source) throw new Error('[data] useData was called outside a DataSourceContext; render the page through App.');
  // What nobody has asked for is asked for here: suspended by SWR, React would be given another promise when it goes on.
  const start = use(promiseOf(source.seed(resource) ?? source.fetch(resource)));
  const { data } = useSWR<Result<T>>(resource.key, () => source.fetch(resource), {
    fallbackData: start,
    revalidateIfStale: resource.freshMs > 0 && source.ageMs(resource) > resource.freshMs,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    dedupingInterval: resource.freshMs,
  });
  useEffect(() => source.retain?.(resource.key), [source, resource.key]);
  const live = data ?? start;
  return useOnceHydrated(live, () => source.documented?.(resource) ?? live);
}
