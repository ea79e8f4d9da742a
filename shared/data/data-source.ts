import { createContext } from 'react';
import type { Resource, Result } from './resource.ts';

/**
 * Where `useData` finds what was fetched before rendering: on the server the request's started calls, in the browser the
 * answers that came with the page. A promise is an answer still under way; undefined means that nobody has asked yet.
 */
export interface DataSource {
  seed<T>(resource: Resource<T>): Result<T> | Promise<Result<T>> | undefined;
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

export const DataSourceContext = createContext<DataSource | undefined>(undefined);
