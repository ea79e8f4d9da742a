import { useContext, useEffect, useState } from 'react';
import { DataSourceContext } from '../../../shared/data/data-source.ts';
import type { Resource, Result } from '../../../shared/data/resource.ts';

/** A query's resource; other properties are returned with the result. */
export interface ResourceQuery<T> {
  resource: Resource<T>;
}

/**
 * Returns the result of the latest query. Calls are debounced, and each aborts the previous one. The last result stays until the next
 * arrives; undefined without a query. `query` must keep its identity while it is the same. Never suspends, because a reveal would shift
 * the page under the overlay.
 */
export function useResult<T, Query extends ResourceQuery<T>>(
  query: (Query & ResourceQuery<T>) | undefined,
  pauseMs: number,
): (Query & { result: Result<T> }) | undefined {
  const source = useContext(DataSourceContext);
  const [latest, setLatest] = useState<Query & { result: Result<T> }>();
  useEffect(() => {
    if (!source || !query) {
      setLatest(undefined);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void source.fetch(query.resource, controller.signal).then((result) => {
        if (!controller.signal.aborted) setLatest({ ...query, result });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, source, pauseMs]);
  return query && latest;
}
