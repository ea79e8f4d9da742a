import { LRUCache } from 'lru-cache';
import { defaultFreshMs } from '../../shared/data/resource.ts';

/** A complete response that is the same for all clients. */
export interface ServiceResponse {
  statusCode: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

interface CachedResponse extends ServiceResponse {
  /** By the cache's clock. */
  fetchedAt: number;
}

interface Reading {
  fetch: () => Promise<ServiceResponse>;
  /** Called with the error when a stale response is served. */
  onStale: (error: unknown) => void;
}

/**
 * How long a stale response replaces a failing service, and how long that service is not called again (ms). Equal to
 * the limits for pages.
 */
const staleMs = 10 * 60_000;
const restMs = 2_000;
/** Total bytes of all bodies. */
const maxSize = 4 * 1024 * 1024;
const entryOverhead = 512;

/**
 * Freshness in ms as the service's Cache-Control says, at most that of data for pages. Only 200 and 404 are cached; 0
 * for all others.
 */
function freshMsOf({ statusCode, headers }: ServiceResponse): number {
  const cacheControl = headers['cache-control'] ?? '';
  if ((statusCode !== 200 && statusCode !== 404) || /\b(?:no-store|no-cache|private)\b/i.test(cacheControl)) return 0;
  const maxAge = /\bmax-age=(\d+)/i.exec(cacheControl)?.[1];
  return maxAge === undefined ? defaultFreshMs : Math.min(Number(maxAge) * 1_000, defaultFreshMs);
}

/** Coalesces concurrent requests for the same response and caches it while it is fresh. */
export function createSharedResponses(now = () => performance.now()) {
  const isGood = (cached: CachedResponse) =>
    cached.statusCode === 200 && freshMsOf(cached) > 0 && now() - cached.fetchedAt <= staleMs;
  const cache = new LRUCache<string, CachedResponse, Reading>({
    maxSize,
    sizeCalculation: ({ body }) => body.length + entryOverhead,
    ttl: defaultFreshMs,
    ttlResolution: 0,
    perf: { now },
    // Waiting callers also get a response that is too large to be cached.
    ignoreFetchAbort: true,
    async fetchMethod(_key, old, { options, context: { fetch, onStale } }) {
      const lastGood = old && isGood(old) ? old : undefined;
      try {
        const response = await fetch();
        if (response.statusCode >= 500 && lastGood) throw new Error(`status ${response.statusCode}`);
        // lru-cache treats a TTL of 0 as unlimited.
        options.ttl = Math.max(1, freshMsOf(response));
        return { ...response, fetchedAt: now() };
      } catch (error) {
        if (!lastGood) throw error;
        onStale(error);
        options.ttl = restMs;
        return lastGood;
      }
    },
  });
  return {
    /** The response of a call, with its age in seconds. Rejects as `fetch` does. */
    async read(key: string, reading: Reading): Promise<ServiceResponse> {
      const cached = await cache.fetch(key, { context: reading });
      if (!cached) throw new Error('the call has no response');
      const age = String(Math.floor((now() - cached.fetchedAt) / 1_000));
      return { ...cached, headers: { ...cached.headers, age } };
    },
  };
}
