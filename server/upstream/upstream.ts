import { LRUCache } from 'lru-cache';
import { bannedCodes, inForce } from '../../shared/compliance/in-force.ts';
import { type CallFailure, fetchResource } from '../../shared/data/fetch-resource.ts';
import { failed, freshMsOf, type Resource, type Result } from '../../shared/data/resource.ts';
import { localDay } from '../../shared/time/local-day.ts';
import type { RuntimeBrand } from '../config/runtime-brand.ts';
import type { Log } from '../ops/log.ts';
import { Refused } from './breaker.ts';
import { cultureOfCall } from './culture-of-call.ts';
import { prefixOfCall, sanitiseAnswer } from './sanitise.ts';
import type { TellLogger } from './tell-logger.ts';
import { withinTime } from './time-limit.ts';
import type { Wire } from './transport.ts';

export interface UpstreamOptions {
  wire: Wire;
  log: Log;
  tellLogger: TellLogger;
  timeoutMs: number;
  /** Milliseconds that never go back. */
  now?: () => number;
}

export interface Caller {
  requestId: string;
  /** Aborted when nobody waits for the page any more. */
  signal?: AbortSignal;
}

interface Called {
  result: Result<unknown>;
  /** Length of the answer as it was sent. */
  size: number;
  /** The breaker let nobody ask. */
  isRefused: boolean;
}

interface Kept extends Pick<Called, 'result' | 'size'> {
  fetchedAt: number;
}

/** One fetch for all who ask for the same at once; it is given up when the last of them has left. */
interface Shared {
  promise: Promise<Result<unknown>>;
  waiting: number;
  abort: AbortController;
}

/** Answers kept for as long as a service may be unwell; also those that a browser asks for once, since a server lives for weeks. */
const staleMs = 10 * 60_000;
/** Length of all kept answers together; as objects they take several times as much. */
const keptBytes = 4 * 1024 * 1024;
const entryOverhead = 512;

/**
 * What has failed is not asked for again at once, by every page that shows it. Five failures in the ten seconds that a breaker looks back
 * are too few to open it: one sick thing takes none of the healthy ones with it that are asked for in the same way.
 */
const restMs = 2_000;
const mostResting = 1_000;

const keyOf = ({ services }: RuntimeBrand, { path }: Resource<unknown>) => `${services.API}${path}`;

/** Groups of games that the market of a call forbids on a day of its own. */
function bannedIn({ brand }: RuntimeBrand, { path }: Resource<unknown>, now: number): readonly string[] {
  const culture = cultureOfCall(path);
  const profile = culture && brand.compliance[culture.code];
  return profile ? bannedCodes(inForce(profile, localDay(now, culture.timeZone))) : [];
}

/**
 * Reads resources from the services: fresh for ten seconds, coalesced, and from the last good answer when the service fails.
 * Answers are shared between requests, so they are never changed by a reader.
 */
export function createUpstream({ wire, log, tellLogger, timeoutMs, now = () => performance.now() }: UpstreamOptions) {
  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ size }) => size + entryOverhead,
  });
  const underWay = new Map<string, Shared>();
  /** When each resource that has failed lately did so. */
  const failures = new LRUCache<string, number>({ max: mostResting });

  async function call(
    runtime: RuntimeBrand,
    resource: Resource<unknown>,
    requestId: string,
    signal: AbortSignal,
  ): Promise<Called> {
    const origin = runtime.services.API;
    let size = 0;
    let isRefused = false;
    const name = resource.key.replace(/\?.*/, '');
    const tell = (message: string, detail: string) => tellLogger(runtime, message, `${detail} (request ${requestId})`);
    const report = (failure: CallFailure) => {
      // That the breaker has opened was logged; each page that then asks in vain is no news.
      if (isRefused) return;
      log.error({ code: 'upstream.failed', requestId, ...failure });
      tell(`A call failed: ${name} ${failure.reason}`, failure.detail);
    };
    const result = await fetchResource(resource, {
      origin,
      signal,
      banned: bannedIn(runtime, resource, Date.now()),
      async transport(url) {
        const send = (within: AbortSignal) => wire.send(origin + resource.call, url, { requestId, signal: within });
        try {
          const answer = await withinTime(timeoutMs, signal, send);
          size = answer.length ?? 0;
          return answer;
        } catch (error) {
          isRefused = error instanceof Refused;
          throw error;
        }
      },
      report,
      reportDropped(key, problems) {
        const detail = problems.slice(0, 3).join('; ');
        log.error({ code: 'upstream.itemsDropped', requestId, key, count: problems.length, detail });
        tell(`A call gave bad items: ${name}`, detail);
      },
    });
    if (result.state !== 'found' || !resource.html) return { result, size, isRefused };
    try {
      const data = sanitiseAnswer(result.data, prefixOfCall(resource.path));
      return { size, isRefused, result: { state: 'found', data } };
    } catch (error) {
      report({ key: resource.key, reason: 'syntax', detail: String(error) });
      return { size, isRefused, result: failed };
    }
  }

  /** What a service said before it fell ill. */
  function lastGood(key: string): Kept | undefined {
    const last = kept.get(key);
    return last?.result.state === 'found' && now() - last.fetchedAt <= staleMs ? last : undefined;
  }

  /** The same, and says in the log that it must do. */
  function fallBack(resource: Resource<unknown>, key: string, requestId: string): Result<unknown> | undefined {
    const last = lastGood(key);
    if (last)
      log.warn({ code: 'upstream.stale', requestId, key: resource.key, ageMs: Math.round(now() - last.fetchedAt) });
    return last?.result;
  }

  function start(brand: RuntimeBrand, resource: Resource<unknown>, key: string, requestId: string): Shared {
    const abort = new AbortController();
    const promise = call(brand, resource, requestId, abort.signal).then(({ result, size, isRefused }) => {
      // A call that everybody has left may end when the next one for the same is under way.
      if (underWay.get(key) === shared) underWay.delete(key);
      if (result.state !== 'failed') {
        failures.delete(key);
        if (resource.freshMs > 0) kept.set(key, { result, size, fetchedAt: now() });
        return result;
      }
      // A caller who leaves says nothing of the service, nor does a call that was never made.
      if (isRefused || abort.signal.aborted) return lastGood(key)?.result ?? result;
      if (resource.freshMs > 0) failures.set(key, now());
      return fallBack(resource, key, requestId) ?? result;
    });
    const shared: Shared = { promise, waiting: 0, abort };
    underWay.set(key, shared);
    return shared;
  }

  /** Stops waiting when the caller leaves, and ends the fetch when it was the last one. */
  function join(shared: Shared, key: string, signal: AbortSignal | undefined): Promise<Result<unknown>> {
    shared.waiting += 1;
    if (!signal) return shared.promise;
    return new Promise((resolve) => {
      const leave = () => {
        shared.waiting -= 1;
        if (shared.waiting === 0 && underWay.get(key) === shared) {
          underWay.delete(key);
          shared.abort.abort();
        }
        resolve(failed);
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
      void shared.promise.then((result) => {
        signal.removeEventListener('abort', leave);
        resolve(result);
      });
    });
  }

  return {
    /** Never rejects. A plain value is an answer that was at hand. */
    read<T>(brand: RuntimeBrand, resource: Resource<T>, { requestId, signal }: Caller): Result<T> | Promise<Result<T>> {
      const key = keyOf(brand, resource);
      const last = kept.get(key);
      if (last && now() - last.fetchedAt < Math.min(freshMsOf(resource, last.result), staleMs))
        return last.result as Result<T>;
      const isResting = resource.freshMs > 0 && now() - (failures.get(key) ?? Number.NEGATIVE_INFINITY) < restMs;
      if (isResting) return (lastGood(key)?.result ?? failed) as Result<T>;
      const shared = underWay.get(key) ?? start(brand, resource, key, requestId);
      return join(shared, key, signal) as Promise<Result<T>>;
    },
    /** For who can't wait for an answer that is under way: the last good one, if there is any. */
    lastGood: (brand: RuntimeBrand, resource: Resource<unknown>, { requestId }: Caller) =>
      fallBack(resource, keyOf(brand, resource), requestId),
  };
}
export type Upstream = ReturnType<typeof createUpstream>;
