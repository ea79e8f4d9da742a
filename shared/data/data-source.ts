import { createContext } from 'react';
import type { Resource, Result } from './resource.ts';

/**
 * Where `useData` finds what was fetched before rendering: on the server the request's started calls, in the browser the
 * answers that came with the page.
 */
export interface DataSource {
  /**
   * An answer as React knows it: at each render the same promise, `atHand` where it has come. An answer may come while its component
   * is suspended: React goes on there with the hooks behind `use` only when it is called again, with the same promise.
   * https://github.com/facebook/react/pull/34030. Undefined means that nobody has asked yet.
   */
  seed<T>(resource: Resource<T>): Promise<Result<T>> | undefined;
  /** What the document was rendered with, however new the seed has become. Browsers only. */
  documented?<T>(resource: Resource<T>): Result<T> | undefined;
  /** Asks once for all who ask at the same time; the answer is a seed from then on. */
  fetch<T>(resource: Resource<T>, signal?: AbortSignal): Promise<Result<T>>;
  /** Milliseconds since the answer was born; past its freshness it is asked for again in the background. */
  ageMs(resource: Resource<unknown>): number;
  /** Keeps an answer while a component uses it; call what it returns when the component goes. Browsers only. */
  retain?(key: string): () => void;
  /** Drops an answer that nobody has used for long. Browsers only. */
  forget?(key: string): void;
}

/** An answer as a promise that React does not wait for. */
export const atHand = <T>(result: Result<T>): Promise<Result<T>> =>
  Object.assign(Promise.resolve(result), { status: 'fulfilled', value: result });

export const DataSourceContext = createContext<DataSource | undefined>(undefined);
