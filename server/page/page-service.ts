import type { ServerResponse } from 'node:http';
import { failed } from '../../shared/data/resource.ts';
import { createInFlight, type Work } from '../cache/in-flight.ts';
import type { CachedPage, PageCache } from '../cache/page-cache.ts';
import type { SharedPage } from '../cache/shared-entry.ts';
import type { SharedPages } from '../cache/shared-pages.ts';
import { within } from '../cache/within.ts';
import { errorFields } from '../ops/log.ts';
import type { HeaderMap } from '../render/headers.ts';
import type { Timings } from '../render/server-timing.ts';
import { isSettled, type Loading, settled } from '../render/view.ts';
import { activeSpan, failureOf, inStep } from '../tracing/span.ts';
import type { Upstream } from '../upstream/upstream.ts';
import {
  decideByMain,
  type Decided,
  type DecidedPage,
  decideNotFound,
  type DecideOptions,
  decidePage,
  type Redirected,
} from './decide.ts';
import type { Loaded } from './load.ts';
import { createPageRenderer, type PageRendererOptions } from './render-page.ts';
import type { PageTarget } from './resolve.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

export interface PageServiceOptions extends PageRendererOptions {
  cache: PageCache;
  /** Pages of all instances. Undefined without a shared cache. */
  sharedPages?: SharedPages | undefined;
  upstream: Upstream;
}

export interface PageRequest {
  requestId: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** For crawlers: always send the complete page. */
  wantsComplete: boolean;
  /** For developers: include the page's timings. */
  isTimed?: boolean;
  /** Called when the page of another request is shared, with its id. */
  onJoin?(firstRequestId: string): void;
  fault?: string | undefined;
}

/**
 * Revalidate a stale page at most once per second (ms). While upstream fails, retrying on each hit would cost a render
 * and gain nothing. No page is fresh for less.
 */
const retryMs = 1_000;

/** A page that every client of its URL may get. `isShared` marks a page of the shared cache. */
interface WholePage {
  kind: 'page';
  page: CachedPage;
  isCacheable: boolean;
  isShared?: true;
}
type Finished = WholePage | Redirected;
/**
 * Result for one client. A `stream` is rendered for this client only. `timings` is set when the client requested timings
 * and the page was rendered for it.
 */
export type Outcome =
  | (Finished & { timings?: Timings })
  | { kind: 'stream'; send(response: ServerResponse): Promise<void> };

/** Status and headers of a page without its body. */
interface Headed {
  kind: 'head';
  status: number;
  headers: HeaderMap;
  renderedAt: number;
  /** Whether the page may be cached. */
  isCacheable: boolean;
}

/** A page in flight, shared by concurrent requests. */
interface Pending {
  /** Request that started it. */
  requestId: string;
  decided: Promise<Decided>;
  /** Whether all data arrived within the short wait. If not, clients get a stream. */
  isQuick: Promise<boolean>;
  finished: Promise<Finished>;
  watch: Stopwatch;
}

/**
 * Handles page requests. Concurrent requests for a page share one load and one complete render. Only when its data is
 * slow does each client get its own stream, from the same promises, while the complete page is rendered for the cache.
 */
export function createPageService(options: PageServiceOptions) {
  const { config, cache, sharedPages, upstream, purges, log, metrics, reportToLogger } = options;
  const { dataWaitMs, gateTimeoutMs, deadlineMs } = config.render;
  const inFlight = createInFlight<Pending>();
  const lookups = createInFlight<Promise<CachedPage | undefined>>();
  const renderer = createPageRenderer(options);

  const settlesWithin = async (loaded: Loaded, ms: number) =>
    isSettled(loaded) ||
    within(
      settled(loaded).then(() => true),
      ms,
      false,
    );

  /** A call with its result. The last good response, if any, replaces a result that is late. */
  function withResult(entry: Loading, { target, renderedAt }: DecidedPage, requestId: string): Loading {
    if (entry.result) return entry;
    const waitedMs = performance.now() - renderedAt;
    return { ...entry, result: upstream.lastGood(target.runtime, entry.resource, { requestId }, waitedMs) ?? failed };
  }

  /** The page without waiting longer for late data. Streams of the same page go on waiting. */
  function withoutWaiting(decided: DecidedPage, requestId: string): DecidedPage {
    const { target, loaded } = decided;
    const detail = `${target.path} (request ${requestId})`;
    log.warn({ code: 'page.render.late', requestId, path: target.path });
    reportToLogger(target.runtime, 'A page went on without late data', detail, 'LogWarn');
    const loading = new Map(
      [...loaded.loading].map(([key, entry]) => [key, withResult(entry, decided, requestId)] as const),
    );
    return { ...decided, loaded: { ...loaded, loading } };
  }

  /** A cached page that has since moved or gone must not be served until it expires. */
  function dropOld({ cacheKey }: PageTarget) {
    if (cacheKey === undefined) return;
    cache.drop(cacheKey);
    sharedPages?.drop(cacheKey);
  }

  function storePage({ cacheKey }: PageTarget, page: CachedPage) {
    if (cacheKey === undefined) return;
    cache.set(cacheKey, page);
    sharedPages?.store(cacheKey, page);
  }

  /** Caches a page of another instance here as well. */
  function adopt(target: PageTarget, key: string, shared: SharedPage): CachedPage {
    const page = { ...shared, headers: renderer.sharedHeaders(target, shared) };
    cache.set(key, page);
    return page;
  }

  /** The complete page, once all data has arrived or the deadline has passed. Its head depends on all of it. */
  async function finish(
    requested: PageTarget,
    decided: Decided,
    request: DecideOptions & { fault: string | undefined },
    watch: Stopwatch,
  ): Promise<Finished> {
    if (decided.kind === 'redirect') {
      dropOld(requested);
      return decided;
    }
    const { requestId, signal, fault } = request;
    const { target, status } = decided;
    const isMissing = status === 404;
    if (isMissing && target.cacheKey !== requested.cacheKey) dropOld(requested);
    // Unknown URLs are unbounded. They share one cached 404 page.
    const cached = isMissing && !fault && target.cacheKey !== undefined && cache.get(target.cacheKey);
    if (cached && cache.isFresh(cached)) return { kind: 'page', page: cached, isCacheable: true };
    const isComplete = await settlesWithin(decided.loaded, deadlineMs);
    signal.throwIfAborted();
    watch.lap('data');
    const whole = isComplete ? decided : withoutWaiting(decided, requestId);
    if (decideByMain(whole.loaded) === 'notFound') {
      dropOld(requested);
      return finish(requested, await decideNotFound(target, request, decided), request, watch);
    }
    const rendered = await renderer.complete(whole, request);
    if (rendered.isCacheable) storePage(target, rendered.page);
    watch.lap('render');
    return { kind: 'page', ...rendered };
  }

  function begin(target: PageTarget, { requestId, fault }: PageRequest, signal: AbortSignal): Work<Pending> {
    const watch = createStopwatch();
    const request = { upstream, purges, gateTimeoutMs, requestId, signal, fault };
    const gates = activeSpan()?.step('page.gates');
    const decided = decidePage(target, request);
    decided.then(
      () => {
        watch.lap('gate');
        gates?.end();
      },
      (error: unknown) => gates?.end(failureOf(error)),
    );
    const isQuick = decided.then((result) => result.kind === 'redirect' || settlesWithin(result.loaded, dataWaitMs));
    const finished = decided.then((result) => finish(target, result, request, watch));
    finished.catch((error: unknown) => {
      if (signal.aborted) return;
      log.error({ code: 'page.failed', requestId, path: target.path, ...errorFields(error) });
      if (renderer.hasReported(error)) return;
      reportToLogger(target.runtime, 'A page failed', `${String(error)} (request ${requestId})`);
    });
    shareLock(target, isQuick, finished);
    return { value: { requestId, decided, isQuick, finished, watch }, ended: finished };
  }

  /** Lets other instances wait for this render, but not while its data is slow. */
  function shareLock({ cacheKey }: PageTarget, isQuick: Promise<boolean>, finished: Promise<unknown>) {
    // Not every caller reads `isQuick`, and `finished` rejects with the same error.
    isQuick.then(
      (quick) => quick || (cacheKey !== undefined && sharedPages?.yieldLock(cacheKey)),
      () => undefined,
    );
    const release = () => cacheKey !== undefined && sharedPages?.release(cacheKey);
    finished.then(release, release);
  }

  /** Key by which the result of a request may be shared with others. */
  const sharingKey = ({ cacheKey }: PageTarget, { fault }: PageRequest) =>
    config.cache.enabled && !fault ? cacheKey : undefined;

  /** Key of a page in flight. A request after a purge does not join a render that began before it. */
  function flightKey(target: PageTarget, request: PageRequest): string | undefined {
    const key = sharingKey(target, request);
    return key === undefined ? undefined : `${key}\n${purges.position}`;
  }

  function join(target: PageTarget, request: PageRequest): Pending {
    const key = flightKey(target, request);
    let isFirst = false;
    const pending = inFlight.join(key, request.signal, (signal) => {
      isFirst = true;
      return begin(target, request, signal);
    });
    if (!isFirst) {
      metrics.countCoalesced(target.match.key);
      request.onJoin?.(pending.requestId);
    }
    return pending;
  }

  /** The page of the shared cache. Undefined while this instance renders it, or should. */
  async function findShared(target: PageTarget, request: PageRequest): Promise<CachedPage | undefined> {
    const key = sharingKey(target, request);
    const flight = flightKey(target, request);
    if (!sharedPages || key === undefined || flight === undefined || inFlight.has(flight)) return undefined;
    return lookups.join(flight, request.signal, (signal) => {
      const value = sharedPages.find(key, signal).then((found) => found && adopt(target, key, found));
      return { value, ended: value };
    });
  }

  /** The page that a GET would get without a render. HEAD requests don't make other instances wait for one. */
  async function findStored(target: PageTarget, request: PageRequest): Promise<CachedPage | undefined> {
    const key = sharingKey(target, request);
    const shared = key === undefined ? undefined : await sharedPages?.findStored(key);
    return key !== undefined && shared ? adopt(target, key, shared) : undefined;
  }

  /** The outcome for a page of the shared cache, which is revalidated when it is stale. */
  function sharedOutcome(target: PageTarget, page: CachedPage, { requestId }: PageRequest): WholePage {
    if (!cache.isFresh(page)) void refresh(target, page, requestId);
    return { kind: 'page', page, isCacheable: true, isShared: true };
  }

  /** Revalidates a page while its stale copy is served. Failures are logged where they happen. */
  async function refresh(target: PageTarget, old: CachedPage, requestId: string): Promise<void> {
    const now = performance.now();
    if (now - (old.triedAt ?? Number.NEGATIVE_INFINITY) < retryMs) return;
    old.triedAt = now;
    const { cacheKey } = target;
    const newer = cacheKey === undefined ? undefined : await sharedPages?.findFresh(cacheKey);
    if (newer === 'busy') return;
    if (newer && cacheKey !== undefined) {
      adopt(target, cacheKey, newer);
      return;
    }
    const request = { requestId, signal: new AbortController().signal, wantsComplete: true };
    await inStep('page.revalidate', {}, () => join(target, request).finished).catch(() => undefined);
  }

  return {
    async get(target: PageTarget, request: PageRequest): Promise<Outcome> {
      const shared = await findShared(target, request);
      if (shared) return sharedOutcome(target, shared, request);
      const { decided, isQuick, finished, watch } = join(target, request);
      const whole = async () => (request.isTimed ? { ...(await finished), timings: watch.timings() } : finished);
      if (request.wantsComplete || (await isQuick)) return whole();
      const result = await decided;
      if (result.kind === 'redirect') return result;
      // Data that was slow for the first client may have arrived for later ones.
      if (isSettled(result.loaded) || decideByMain(result.loaded) === 'notFound') return whole();
      // The page's data is still in flight, so measure until now.
      const timings = request.isTimed ? watch.until('data') : undefined;
      return { kind: 'stream', send: (response) => renderer.stream(result, response, request, timings) };
    },

    /**
     * Status and headers of a page without rendering it, or the page of the shared cache. They equal those of a GET, so
     * this waits for the main content as long as a GET does.
     */
    async head(target: PageTarget, request: PageRequest): Promise<Headed | Outcome> {
      const { requestId, signal, wantsComplete } = request;
      const shared = await findStored(target, request);
      if (shared) return sharedOutcome(target, shared, request);
      const deciding = { upstream, purges, gateTimeoutMs, requestId, signal };
      let decided = await decidePage(target, deciding);
      if (decided.kind === 'redirect') return decided;
      const { loading, main } = decided.loaded;
      const content = main && loading.get(main.resource.key);
      if (content && !content.result) await within(content.promise, wantsComplete ? deadlineMs : dataWaitMs, failed);
      if (content && wantsComplete) {
        const known = new Map(loading).set(main.resource.key, withResult(content, decided, requestId));
        decided = { ...decided, loaded: { ...decided.loaded, loading: known } };
      }
      if (decideByMain(decided.loaded) === 'notFound') decided = await decideNotFound(target, deciding, decided);
      const isCacheable = renderer.mayCache(decided, request);
      const { renderedAt } = decided;
      return { kind: 'head', isCacheable, renderedAt, ...renderer.headOf(decided, { shared: isCacheable }) };
    },

    refresh,
  };
}
export type PageService = ReturnType<typeof createPageService>;
