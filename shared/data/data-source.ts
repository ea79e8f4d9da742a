import { createContext } from 'react';
import type { Resource, Result } from './resource.ts';

/** Source of `useData`'s results: on the server the request's fetches, in the browser the data blocks of the page. */
export interface DataSource {
  /**
   * A result for React's `use`: the same promise at each render, `fulfilled` once it has arrived. A result may arrive
   * while its component is suspended. React then continues with the hooks behind `use` only when it is called with the
   * same promise. https://github.com/facebook/react/pull/34030. Undefined before the first fetch.
   */
  seed<T>(resource: Resource<T>): Promise<Result<T>> | undefined;
  /** The result that the document was rendered with, even if the seed is newer. Browsers only. */
  documented?<T>(resource: Resource<T>): Result<T> | undefined;
  /** Fetches once for concurrent callers. The result becomes the seed. */
  fetch<T>(resource: Resource<T>, signal?: AbortSignal): Promise<Result<T>>;
  /** Age of the result in milliseconds. A stale result is revalidated in the background. */
  ageMs(resource: Resource<unknown>): number;
  /** Retains a result while a component uses it. Call the returned function on unmount. Browsers only. */
  retain?(key: string): () => void;
  /** Drops a result that has not been used for long. Browsers only. */
  forget?(key: string): void;
}

/** A fulfilled promise that React reads synchronously. */
export const fulfilled = <T>(result: Result<T>): Promise<Result<T>> =>
  Object.assign(Promise.resolve(result), { status: 'fulfilled', value: result });

export const DataSourceContext = createContext<DataSource | undefined>(undefined);
