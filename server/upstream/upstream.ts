import { LRUCache } from 'lru-cache';
import type { GenericSchema } from 'valibot';
import { bannedCodes, inForce } from '../../shared/compliance/in-force.ts';
import type { LogCall } from '../../shared/logging/log-numbers.ts';
import { type CallFailure, fetchResource } from '../../shared/data/fetch-resource.ts';
import { failed, freshMsOf, type Resource, type Result } from '../../shared/data/resource.ts';
import { localDay } from '../../shared/time/local-day.ts';
import { createInFlight } from '../async/in-flight.ts';
import type { PurgeCache, Purges } from '../cache/purges.ts';
import { anyRoute, tagOf, tagsOfResponse } from '../cache/tags.ts';
import type { BrandConfig } from '../config/brand-config.ts';
import type { Log } from '../telemetry/log.ts';
import type { CallOutcome, UpstreamMetrics } from '../telemetry/upstream-metrics.ts';
import { CircuitOpenError } from '../async/breaker.ts';
import { cultureOfCall } from '../../shared/data/culture-of-call.ts';
import { outcomeOfError } from './outcome.ts';
import { encodeBody, type Reading, readingBytes, type BrowserReading, withoutText } from './reading.ts';
import { prefixOfCall, sanitiseResponse } from './sanitise.ts';
import type { ReportToLogger } from './report-to-logger.ts';
import { withTimeout } from '../async/time-limit.ts';
import type { HttpClient } from './http-client.ts';

export interface UpstreamOptions {
  httpClient: HttpClient;
  log: Log;
  metrics: UpstreamMetrics;
  reportToLogger: ReportToLogger;
  purges: Purges;
  timeoutMs: number;
  /** Monotonic clock in milliseconds. */
  now?: () => number;
}

export interface Caller {
  requestId: string;
  /** Aborted when no client waits for the page any more. */
  signal?: AbortSignal;
  /** Key of the page's route. */
  route?: string;
}

interface CallInFlight {
  reading: Promise<Reading>;
  /** Request that started it. */
  requestId: string;
}

/** How long responses replace a failing service. Uncacheable ones are stored too, since a server runs for weeks. */
const staleMs = 10 * 60_000;
/** Total length of the texts of all cached responses. With their objects they take several times as much. */
const cacheBytes = 4 * 1024 * 1024;

/**
 * Back-off after a failure (ms), so that not every page that needs the resource calls it again. Five failures in the
 * breaker's window of ten seconds do not open it, so one failing item does not block healthy ones of the same call.
 */
const cooldownMs = 2_000;
const maxCooling = 1_000;

/** Key of a call. Uncached calls have keys of their own: a cached call of the same path may have another schema. */
const keyOf = ({ services }: BrandConfig, { path, freshMs }: Resource<unknown>) =>
  `${services.API}${path}${freshMs > 0 ? '' : ' uncached'}`;

/** A call without its query, which may contain a visitor's input. */
const nameOf = ({ key }: Resource<unknown>) => key.replace(/\?.*/, '');

/** A call without its query and ids, for metrics. */
const labelOf = ({ call }: Resource<unknown>) => `api${call}`;

/** Groups of games that the call's market bans on the given day. */
function bannedIn({ brand }: BrandConfig, { path }: Resource<unknown>, now: number): readonly string[] {
  const culture = cultureOfCall(path);
  const profile = culture && brand.compliance[culture.code];
  return profile ? bannedCodes(inForce(profile, localDay(now, culture.timeZone))) : [];
}

/**
 * Reads resources from the services: fresh for ten seconds, coalesced, and from the last good response when the service
 * fails. Results are shared between requests, so readers must not change them.
 */
export function createUpstream({
  httpClient,
  log,
  metrics,
  reportToLogger,
  purges,
  timeoutMs,
  now = () => performance.now(),
}: UpstreamOptions) {
  const cached = new LRUCache<string, Reading>({
    maxSize: cacheBytes,
    sizeCalculation: readingBytes,
    dispose: (_result, _key, reason) => reason === 'evict' && metrics.countEviction(),
  });
  metrics.watchCache({ bytes: () => cached.calculatedSize, entries: () => cached.size });
  const inFlight = createInFlight<CallInFlight>();
  /** Results that a purge has made stale. */
  const outdated = new WeakSet<Result<unknown>>();
  purges.add('responses', ((purgeKindOf, position) => {
    let count = 0;
    const entries = [...cached.entries()];
    for (const [key, reading] of entries) {
      const { tags, routes = [] } = reading;
      const purgeKind = purgeKindOf({ tags: [...tags, ...routes], position: reading.position });
      reading.position = position;
      if (!purgeKind) continue;
      count += 1;
      if (purgeKind === 'hard') cached.delete(key);
      else {
        reading.isPurged = true;
        outdated.add(reading.result);
      }
    }
    return count;
  }) satisfies PurgeCache);
  /** Recent failure of each resource. */
  const failures = new LRUCache<string, Reading>({ max: maxCooling });

  /** Calls a service, or validates the response of an earlier call by another schema. */
  async function call(
    brandConfig: BrandConfig,
    resource: Resource<unknown>,
    requestId: string,
    signal?: AbortSignal,
    earlier?: Reading,
  ): Promise<Reading> {
    const origin = brandConfig.services.API;
    const { position } = earlier ?? purges;
    let response = earlier?.response;
    let outcome: CallOutcome = 'error';
    let openedBy: string | undefined;
    let ms: number | undefined;
    const name = nameOf(resource);
    const sendToLogger = (message: string, detail: string, level?: LogCall) =>
      reportToLogger(brandConfig, message, `${detail} (request ${requestId})`, level);
    const report = (failure: CallFailure) => {
      // Not a failure of the service: skipped calls have their own log code, and an aborted call is no longer needed.
      if (outcome === 'skipped' || outcome === 'aborted') return;
      if (failure.reason !== 'network' && failure.reason !== 'status') outcome = 'malformed';
      log.error({ code: 'upstream.failed', requestId, ...failure });
      sendToLogger(`A call failed: ${name} ${failure.reason}`, failure.detail);
    };
    const result = await fetchResource(resource, {
      origin,
      signal,
      banned: bannedIn(brandConfig, resource, Date.now()),
      async send(url, _signal, accept) {
        if (response) return response;
        const send = (limitedSignal: AbortSignal) =>
          httpClient.send(origin + resource.call, url, { requestId, signal: limitedSignal, ...(accept && { accept }) });
        const startedAt = now();
        try {
          response = await withTimeout(timeoutMs, signal, send);
          return response;
        } catch (error) {
          outcome = outcomeOfError(error);
          if (error instanceof CircuitOpenError) ({ openedBy } = error);
          throw error;
        } finally {
          if (outcome !== 'skipped') ms = now() - startedAt;
        }
      },
      report,
      reportDropped(key, problems) {
        if (earlier) return;
        const detail = problems.slice(0, 3).join('; ');
        log.error({ code: 'upstream.itemsDropped', requestId, key, count: problems.length, detail });
        sendToLogger(`A call gave bad items: ${name}`, detail, 'LogWarn');
      },
    });
    const fetchedAt = earlier?.fetchedAt ?? now();
    const tags = earlier?.tags ?? [
      ...new Set([tagOf('brand', brandConfig.brand.id), ...tagsOfResponse(resource, result)]),
    ];
    const called = { result, response, status: response?.status, requestId, openedBy, ms, fetchedAt, tags, position };
    const fail = (reason: CallOutcome) => ({ ...called, response: undefined, outcome: reason, result: failed });
    if (result.state === 'failed') return { ...fail(signal?.aborted ? 'aborted' : outcome), result };
    if (result.state === 'notFound') return { ...called, outcome: 'not-found' };
    if (!resource.html) return { ...called, outcome: 'ok' };
    try {
      const data = sanitiseResponse(result.data, prefixOfCall(resource.path));
      return { ...called, outcome: 'ok', result: { state: 'found', data } };
    } catch (error) {
      report({ key: resource.key, reason: 'syntax', detail: String(error) });
      return fail('malformed');
    }
  }

  /** A cached response with all fields of the contract's `schema`, as a body for browsers. */
  async function encodeForBrowser(
    brandConfig: BrandConfig,
    resource: Resource<unknown>,
    schema: GenericSchema,
    requestId: string,
    reading: Reading,
  ): Promise<BrowserReading> {
    const all = { ...resource, schema: async () => schema, html: true };
    const { result, response, status, fetchedAt, tags } = await call(brandConfig, all, requestId, undefined, reading);
    const about = { response: response && withoutText(response), status, fetchedAt, tags };
    if (result.state !== 'found') return { ...about, result };
    const body = encodeBody(result.data);
    reading.response = about.response;
    reading.bodyBytes = body.bytes.length;
    const key = keyOf(brandConfig, resource);
    // The cache reads the size of a new entry only.
    if (cached.peek(key) === reading && cached.delete(key)) cached.set(key, reading);
    return { ...about, body, result: { state: 'found', data: undefined } };
  }

  /** The last good response of a resource, if it is not too old. */
  function lastGood(resource: Resource<unknown>, key: string): Reading | undefined {
    const last = cached.get(key);
    if (last?.result.state !== 'found' || now() - last.fetchedAt > staleMs) return undefined;
    metrics.countStale(labelOf(resource));
    return last;
  }

  /** Like `lastGood`, and logs that a stale response is served. */
  function fallBack(resource: Resource<unknown>, key: string, requestId: string): Reading | undefined {
    const last = lastGood(resource, key);
    if (last)
      log.warn({ code: 'upstream.stale', requestId, key: resource.key, ageMs: Math.round(now() - last.fetchedAt) });
    return last;
  }

  /** A reader after a purge does not join a call that began before it. */
  const flightKey = (key: string) => `${key}\n${purges.position}`;

  /** Logs why a request made no call of its own. The log lines of `firstRequestId` have the details. */
  function logSkipped(
    { key }: Resource<unknown>,
    reason: 'backoff' | 'joined' | 'circuit-open',
    { requestId, firstRequestId }: { requestId: string; firstRequestId: string },
  ) {
    if (requestId !== firstRequestId) log.warn({ code: 'upstream.skipped', requestId, key, reason, firstRequestId });
  }

  async function fetchFresh(
    brandConfig: BrandConfig,
    resource: Resource<unknown>,
    requestId: string,
    signal: AbortSignal,
  ): Promise<Reading> {
    const key = keyOf(brandConfig, resource);
    const reading = await call(brandConfig, resource, requestId, signal);
    const { result, outcome, ms, openedBy } = reading;
    metrics.countCall(labelOf(resource), outcome, ms);
    if (result.state !== 'failed') {
      failures.delete(key);
      // This call, or the page that reads it, may predate a purge of its tags.
      const { tags, position } = reading;
      const isCurrent = purges.purgeKindOf({ tags: [...tags, anyRoute], position }) === undefined;
      if (!isCurrent) reading.isPurged = true;
      else if (resource.freshMs > 0) cached.set(key, reading);
      return reading;
    }
    if (openedBy !== undefined) logSkipped(resource, 'circuit-open', { requestId, firstRequestId: openedBy });
    // An aborted call is not a failure of the service, nor is a call that was never made.
    if (outcome === 'skipped' || outcome === 'aborted') return lastGood(resource, key) ?? reading;
    if (resource.freshMs > 0) failures.set(key, reading);
    return fallBack(resource, key, requestId) ?? reading;
  }

  function readResponse(
    brandConfig: BrandConfig,
    resource: Resource<unknown>,
    { requestId, signal }: Caller,
  ): Reading | Promise<Reading> {
    const key = keyOf(brandConfig, resource);
    const last = cached.get(key);
    if (last && !last.isPurged && now() - last.fetchedAt < Math.min(freshMsOf(resource, last.result), staleMs))
      return last;
    const failure = failures.get(key);
    if (failure && now() - failure.fetchedAt < cooldownMs) {
      logSkipped(resource, 'backoff', { requestId, firstRequestId: failure.requestId });
      metrics.countCall(labelOf(resource), 'skipped');
      return lastGood(resource, key) ?? failure;
    }
    let isFirst = false;
    const { reading, requestId: firstRequestId } = inFlight.join(flightKey(key), signal, (joinedSignal) => {
      isFirst = true;
      const ended = fetchFresh(brandConfig, resource, requestId, joinedSignal);
      return { value: { reading: ended, requestId }, ended };
    });
    if (!isFirst) {
      metrics.countCoalesced(labelOf(resource));
      void reading.then(({ result }) => {
        if (result.state === 'failed' && !signal?.aborted)
          logSkipped(resource, 'joined', { requestId, firstRequestId });
      });
    }
    return reading;
  }

  return {
    /** Never rejects. Returns a plain value when the response is cached. */
    read<T>(brandConfig: BrandConfig, resource: Resource<T>, caller: Caller): Result<T> | Promise<Result<T>> {
      const take = (reading: Reading) => {
        if (caller.route !== undefined) (reading.routes ??= new Set()).add(tagOf('route', caller.route));
        return reading.result as Result<T>;
      };
      const reading = readResponse(brandConfig, resource, caller);
      return reading instanceof Promise ? reading.then(take) : take(reading);
    },
    /** Whether a purge has made this result stale since it was read. */
    isOutdated: (result: Result<unknown>) => outdated.has(result),
    /**
     * Like `read`, but returns a body for browsers: all fields of the contract's `schema`, with sanitised HTML. It is
     * encoded once, from the response that `read` caches, and counts towards the cache's limit. `isPurged` marks a response
     * that a purge has made stale.
     */
    async readForBrowser(
      brandConfig: BrandConfig,
      resource: Resource<unknown>,
      schema: GenericSchema,
      caller: Caller,
    ): Promise<BrowserReading & Pick<Reading, 'isPurged'>> {
      const reading = await readResponse(brandConfig, resource, caller);
      if (reading.result.state !== 'found') return reading;
      const encoded = await (reading.forBrowser ??= encodeForBrowser(
        brandConfig,
        resource,
        schema,
        caller.requestId,
        reading,
      ));
      return reading.isPurged ? { ...encoded, isPurged: true } : encoded;
    },
    /**
     * The last good response, if any, for a page that has waited `waitedMs` for the one in flight and can't wait longer. Logs
     * that it was late.
     */
    lastGood(
      brandConfig: BrandConfig,
      resource: Resource<unknown>,
      { requestId }: Caller,
      waitedMs: number,
    ): Result<unknown> | undefined {
      const key = keyOf(brandConfig, resource);
      const first = inFlight.peek(flightKey(key))?.requestId;
      log.warn({
        code: 'upstream.late',
        requestId,
        key: resource.key,
        waitedMs: Math.round(waitedMs),
        ...(first !== undefined && first !== requestId && { firstRequestId: first }),
      });
      reportToLogger(brandConfig, `A call was late: ${nameOf(resource)}`, `(request ${requestId})`, 'LogWarn');
      return fallBack(resource, key, requestId)?.result;
    },
  };
}
export type Upstream = ReturnType<typeof createUpstream>;
