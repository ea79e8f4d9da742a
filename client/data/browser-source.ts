import { fulfilled, type DataSource } from '../../shared/data/data-source.ts';
import type { CallFailure, CallOptions } from '../../shared/data/fetch-resource.ts';
import { failed, freshMsOf, type Resource, type Result } from '../../shared/data/resource.ts';

export interface BrowserSourceOptions {
  /** Origin of the content API for this browser, or a path on the site when HTML must be sanitised in between. */
  api: string;
  /** Returns the document's JSON block for this key. */
  findBlock(key: string): string | undefined;
  /** Age of the document's data at arrival, in milliseconds. */
  documentAgeMs: number;
  /** Codes of the game groups that the market forbids. */
  banned: readonly string[];
  report(failure: CallFailure): void;
  reportDropped?: CallOptions['reportDropped'];
  /** Epoch milliseconds of a visit whose time is emulated. */
  emulatedNow?: number | undefined;
  retain(key: string): () => void;
}

interface CacheEntry {
  result: Result<unknown>;
  fetchedAt: number;
  /** The promise that a suspended component uses. */
  promise?: Promise<Result<unknown>>;
}

/** Path of the site's own API proxy. */
const ownApi = '/api';

/** Reads resources from the document first, then from the service. Concurrent calls for the same key share one request. */
export function createBrowserSource({
  api,
  findBlock,
  documentAgeMs,
  banned,
  report,
  reportDropped,
  emulatedNow,
  retain,
}: BrowserSourceOptions): DataSource {
  const cache = new Map<string, CacheEntry>();
  const inFlight = new Map<string, Promise<Result<unknown>>>();
  /** Results from the document, by key; undefined once dropped. */
  const documented = new Map<string, Result<unknown> | undefined>();

  function inDocument(key: string): Result<unknown> | undefined {
    const json = documented.has(key) ? undefined : findBlock(key);
    if (json !== undefined) documented.set(key, JSON.parse(json) as Result<unknown>);
    return documented.get(key);
  }

  /** Returns the cached entry. A block of the document moves into the cache when it is first read. */
  function look(key: string): CacheEntry | undefined {
    const entry = cache.get(key);
    if (entry) return entry;
    const result = inDocument(key);
    if (!result) return undefined;
    // A failed call of the server is never fresh: the browser tries once more.
    const found = { result, fetchedAt: result.state === 'failed' ? Number.NEGATIVE_INFINITY : -documentAgeMs };
    cache.set(key, found);
    return found;
  }

  async function request<T>(resource: Resource<T>, signal?: AbortSignal): Promise<Result<T>> {
    try {
      // Load the HTTP client with the first call: hydration reads only data from the document.
      const { fetchPatiently } = await import('./fetch-patiently.ts');
      const origin = resource.html ? ownApi : api;
      return await fetchPatiently(resource, {
        origin,
        signal,
        emulatedNow,
        banned,
        report,
        ...(reportDropped && { reportDropped }),
      });
    } catch (error) {
      report({ key: resource.key, reason: 'network', detail: String(error) });
      return failed;
    }
  }

  async function call<T>(resource: Resource<T>, signal?: AbortSignal): Promise<Result<T>> {
    const result = await request(resource, signal);
    const last = cache.get(resource.key);
    // After a failure the last successful result stays cached; the next caller retries.
    if (result.state === 'failed' && last?.result.state === 'found') return last.result as Result<T>;
    if (signal?.aborted) return result;
    cache.set(resource.key, { result, fetchedAt: performance.now() });
    // Start the idle timer, in case no component uses the entry: search results and unused preloads must expire as well.
    retain(resource.key)();
    return result;
  }

  return {
    seed<T>({ key }: Resource<T>) {
      const entry = look(key);
      if (entry) entry.promise ??= fulfilled(entry.result);
      return (entry?.promise ?? inFlight.get(key)) as Promise<Result<T>> | undefined;
    },
    documented<T>({ key }: Resource<T>) {
      return inDocument(key) as Result<T> | undefined;
    },
    fetch<T>(resource: Resource<T>, signal?: AbortSignal) {
      const last = look(resource.key);
      const isFresh =
        last && last.result.state !== 'failed' && performance.now() - last.fetchedAt < freshMsOf(resource, last.result);
      if (isFresh) return Promise.resolve(last.result as Result<T>);
      if (signal) return call(resource, signal);
      const existing = inFlight.get(resource.key);
      if (existing) return existing as Promise<Result<T>>;
      const promise = call(resource).finally(() => inFlight.delete(resource.key));
      inFlight.set(resource.key, promise);
      // A suspended component must find the same promise after the result is cached. No other component suspends after that.
      const markFulfilled = (value: Result<unknown>) => {
        const entry = cache.get(resource.key);
        if (entry?.result === value) entry.promise ??= Object.assign(promise, { status: 'fulfilled', value });
      };
      void promise.then(markFulfilled, () => undefined);
      return promise;
    },
    ageMs({ key }) {
      const entry = look(key);
      return entry ? performance.now() - entry.fetchedAt : Number.POSITIVE_INFINITY;
    },
    retain,
    forget(key) {
      documented.set(key, undefined);
      cache.delete(key);
    },
  };
}
