import { atHand, type DataSource } from '../../shared/data/data-source.ts';
import type { CallFailure } from '../../shared/data/fetch-resource.ts';
import { failed, freshMsOf, type Resource, type Result } from '../../shared/data/resource.ts';

export interface BrowserSourceOptions {
  /** Origin of the content API as this browser calls it; its path on the site when html must be cleaned on the way. */
  api: string;
  /** The block of data in the document that has this key. */
  findBlock(key: string): string | undefined;
  /** Age of the document's data when it arrived, in milliseconds. */
  documentAgeMs: number;
  /** Codes of groups whose games the market forbids. */
  banned: readonly string[];
  report(failure: CallFailure): void;
  retain(key: string): () => void;
}

interface Kept {
  result: Result<unknown>;
  fetchedAt: number;
  /** The one by which React knows it. */
  promise?: Promise<Result<unknown>>;
}

/** Path under which the site itself passes calls on. */
const ownApi = '/api';

/** Answers from the document first, then from the service, with one call for all who ask for the same at once. */
export function createBrowserSource({
  api,
  findBlock,
  documentAgeMs,
  banned,
  report,
  retain,
}: BrowserSourceOptions): DataSource {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Result<unknown>>>();
  /** What the document came with, by key; undefined once it is dropped. */
  const documented = new Map<string, Result<unknown> | undefined>();

  function inDocument(key: string): Result<unknown> | undefined {
    const json = documented.has(key) ? undefined : findBlock(key);
    if (json !== undefined) documented.set(key, JSON.parse(json) as Result<unknown>);
    return documented.get(key);
  }

  /** What is kept; a block of the document is taken over once, when it is first asked for. */
  function look(key: string): Kept | undefined {
    const entry = kept.get(key);
    if (entry) return entry;
    const result = inDocument(key);
    if (!result) return undefined;
    // What the server could not get is never fresh: the browser tries once more.
    const found = { result, fetchedAt: result.state === 'failed' ? Number.NEGATIVE_INFINITY : -documentAgeMs };
    kept.set(key, found);
    return found;
  }

  async function ask<T>(resource: Resource<T>, signal?: AbortSignal): Promise<Result<T>> {
    try {
      // The client for calls comes with the first call: what hydration reads came with the page.
      const { fetchPatiently } = await import('./fetch-patiently.ts');
      return await fetchPatiently(resource, { origin: resource.html ? ownApi : api, signal, banned, report });
    } catch (error) {
      report({ key: resource.key, reason: 'network', detail: String(error) });
      return failed;
    }
  }

  async function call<T>(resource: Resource<T>, signal?: AbortSignal): Promise<Result<T>> {
    const result = await ask(resource, signal);
    const last = kept.get(resource.key);
    // An older answer is better than none; the next who needs it asks again.
    if (result.state === 'failed' && last?.result.state === 'found') return last.result as Result<T>;
    if (signal?.aborted) return result;
    kept.set(resource.key, { result, fetchedAt: performance.now() });
    // Idle from now on if no part of the page uses it: what was searched for, or loaded ahead for nothing, leaves in time as well.
    retain(resource.key)();
    return result;
  }

  return {
    seed<T>({ key }: Resource<T>) {
      const entry = look(key);
      if (entry) entry.promise ??= atHand(entry.result);
      return (entry?.promise ?? underWay.get(key)) as Promise<Result<T>> | undefined;
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
      const existing = underWay.get(resource.key);
      if (existing) return existing as Promise<Result<T>>;
      const promise = call(resource).finally(() => underWay.delete(resource.key));
      underWay.set(resource.key, promise);
      // A component suspended by this promise finds it again once the answer is kept; nothing else is suspended by then.
      const keep = (value: Result<unknown>) => {
        const entry = kept.get(resource.key);
        if (entry?.result === value) entry.promise ??= Object.assign(promise, { status: 'fulfilled', value });
      };
      void promise.then(keep, () => undefined);
      return promise;
    },
    ageMs({ key }) {
      const entry = look(key);
      return entry ? performance.now() - entry.fetchedAt : Number.POSITIVE_INFINITY;
    },
    retain,
    forget(key) {
      documented.set(key, undefined);
      kept.delete(key);
    },
  };
}
