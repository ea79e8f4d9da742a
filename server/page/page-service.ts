import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { failed } from '../../shared/data/resource.ts';
import { encodePage } from '../cache/encodings.ts';
import { type CachedPage, type PageCache, sizeOf } from '../cache/page-cache.ts';
import type { Config } from '../config/config.ts';
import type { RuntimeBrand } from '../config/runtime-brand.ts';
import { errorFields, type Log } from '../ops/log.ts';
import { renderComplete, type RenderContext } from '../render/complete.ts';
import type { AnswerHeaders, HeaderMap } from '../render/headers.ts';
import { serverTiming, type Timings } from '../render/server-timing.ts';
import { renderStream } from '../render/stream.ts';
import { isSettled, type Loading, settled, type View } from '../render/view.ts';
import type { ReportToLogger } from '../upstream/report-to-logger.ts';
import type { Upstream } from '../upstream/upstream.ts';
import {
  decideByMain,
  type Decided,
  type DecidedView,
  decideNotFound,
  type DecideOptions,
  decidePage,
  type Redirected,
} from './decide.ts';
import { within } from './load.ts';
import { makeView, type ViewContext } from './make-view.ts';
import type { PageTarget } from './resolve.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

export interface PageServiceOptions {
  config: Config;
  cache: PageCache;
  upstream: Upstream;
  context: ViewContext;
  headers: AnswerHeaders;
  log: Log;
  reportToLogger: ReportToLogger;
}

export interface PageRequest {
  requestId: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** For crawlers: always send the complete page. */
  wantsComplete: boolean;
  /** For developers: include the page's timings. */
  isTimed?: boolean;
  fault?: string | undefined;
}

/**
 * Revalidate a stale page at most once per second (ms). While upstream fails, retrying on each hit would cost a render
 * and gain nothing. No page is fresh for less.
 */
const retryMs = 1_000;

const statusOf = (decided: DecidedView) => (decideByMain(decided) === 'unavailable' ? 503 : decided.view.status);

/** A page that every client of its URL may get. */
type Finished = { kind: 'page'; page: CachedPage; isKept: boolean } | Redirected;
/**
 * Result for one client. A `stream` is rendered for this client only. `timings` is set when the client asked for timings
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
  isKept: boolean;
}

/** A page in flight, shared by concurrent requests. */
interface Pending {
  decided: Promise<Decided>;
  /** Whether all data arrived within the short wait. If not, clients get a stream. */
  isQuick: Promise<boolean>;
  finished: Promise<Finished>;
  watch: Stopwatch;
  /** Number of waiting clients. Fetches are aborted when the last one disconnects. */
  visitors: number;
  abort: AbortController;
}

/**
 * Handles page requests. Concurrent requests for a page share one load and one complete render. Only when its data is
 * slow does each client get its own stream, from the same promises, while the complete page is rendered for the cache.
 */
export function createPageService({
  config,
  cache,
  upstream,
  context,
  headers,
  log,
  reportToLogger,
}: PageServiceOptions) {
  const { dataWaitMs, gateTimeoutMs, deadlineMs } = config.render;
  const inFlight = new Map<string, Pending>();
  /** Errors of renders. Without its frame, a page also fails with the error of its render. */
  const reported = new WeakSet<object>();

  function renderContext(requestId: string, runtime: RuntimeBrand): RenderContext {
    const errors: unknown[] = [];
    const onError = (error: unknown) => {
      errors.push(error);
      log.error({ code: 'page.render.error', requestId, ...errorFields(error) });
      if (error instanceof Error) reported.add(error);
      // One page may fail in several places. The logger service needs the first.
      if (errors.length === 1)
        reportToLogger(runtime, 'A page failed to render', `${String(error)} (request ${requestId})`);
    };
    return { assets: context.assets, devReload: config.devReload, deadlineMs, errors, onError };
  }

  /** Failed, forced and error pages are sent but not cached: the next request may succeed. */
  const mayKeep = (view: View, { cacheKey }: PageTarget) =>
    config.cache.enabled &&
    cacheKey !== undefined &&
    view.status < 500 &&
    !view.fault &&
    [...view.loading.values()].every(({ result }) => result?.state !== 'failed');

  const answerOf = ({ runtime, site }: View, status: number, given: { shared: boolean; nonce?: string }) => ({
    status,
    headers: headers(runtime, {
      ...given,
      brief: status !== 200,
      lang: site.culture.lang,
      ...(status === 503 && { retryAfter: 5 }),
    }),
  });

  async function render(
    view: View,
    target: PageTarget,
    requestId: string,
  ): Promise<{ page: CachedPage; isKept: boolean }> {
    const { renderedAt, status } = view;
    const rendering = renderContext(requestId, target.runtime);
    const variants = await renderComplete(view, rendering, encodePage);
    const isKept = mayKeep(view, target) && rendering.errors.length === 0;
    const freshUntil = renderedAt + config.cache.freshMs;
    const page: CachedPage = {
      ...answerOf(view, status, { shared: isKept }),
      variants,
      renderedAt,
      freshUntil,
      staleUntil: freshUntil + (status === 200 ? config.cache.staleMs : 0),
      bytes: sizeOf(variants),
      hits: 0,
    };
    if (isKept && target.cacheKey !== undefined) cache.set(target.cacheKey, page);
    return { page, isKept };
  }

  /** A cached page that has since moved or gone must not be served until it expires. */
  function dropOld({ cacheKey }: PageTarget) {
    if (cacheKey !== undefined) cache.drop(cacheKey);
  }

  const settlesWithin = async (view: View, ms: number) =>
    isSettled(view) ||
    within(
      settled(view).then(() => true),
      ms,
      false,
    );

  /** Replaces a late call's result by its last good response, if any. */
  function giveUp(entry: Loading, runtime: RuntimeBrand, requestId: string) {
    entry.result ??= upstream.lastGood(runtime, entry.resource, { requestId }) ?? failed;
  }

  /** The complete page, once all data has arrived or the deadline has passed. Its head depends on all of it. */
  async function finish(
    asked: PageTarget,
    decided: Decided,
    options: DecideOptions,
    watch: Stopwatch,
  ): Promise<Finished> {
    if (decided.kind === 'redirect') {
      dropOld(asked);
      return decided;
    }
    const { requestId, signal } = options;
    const { view, target } = decided;
    if (view.status === 404 && target.cacheKey !== asked.cacheKey) dropOld(asked);
    const kept = view.status === 404 && !view.fault && target.cacheKey !== undefined && cache.get(target.cacheKey);
    // Unknown URLs are unbounded. They share one cached 404 page.
    if (kept && cache.isFresh(kept)) return { kind: 'page', page: kept, isKept: true };
    const isComplete = await settlesWithin(view, deadlineMs);
    signal.throwIfAborted();
    watch.lap('data');
    if (!isComplete) {
      log.warn({ code: 'page.render.late', requestId, path: target.path });
      reportToLogger(
        target.runtime,
        'A page went on without late data',
        `${target.path} (request ${requestId})`,
        'LogWarn',
      );
      for (const entry of view.loading.values()) giveUp(entry, target.runtime, requestId);
    }
    if (decideByMain(decided) === 'notFound') {
      dropOld(asked);
      return finish(asked, await decideNotFound(target, options, view.renderedAt), options, watch);
    }
    const { renderedAt, fault, loading, item } = view;
    const status = statusOf(decided);
    const whole = makeView(target, { loading, decision: 'render', item }, { status, renderedAt, fault }, context);
    const rendered = await render(whole, target, requestId);
    watch.lap('render');
    return { kind: 'page', ...rendered };
  }

  function begin(target: PageTarget, { requestId, fault }: PageRequest): Pending {
    const abort = new AbortController();
    const { signal } = abort;
    const watch = createStopwatch();
    const options = { upstream, context, gateTimeoutMs, requestId, signal, fault };
    const decided = decidePage(target, options);
    decided.then(
      () => watch.lap('gate'),
      () => undefined,
    );
    const isQuick = decided.then((result) => result.kind === 'redirect' || settlesWithin(result.view, dataWaitMs));
    // Not every caller reads it, and `finished` rejects with the same error.
    isQuick.catch(() => undefined);
    const finished = decided.then((result) => finish(target, result, options, watch));
    finished.catch((error: unknown) => {
      if (signal.aborted) return;
      log.error({ code: 'page.failed', requestId, path: target.path, ...errorFields(error) });
      if (error instanceof Error && reported.has(error)) return;
      reportToLogger(target.runtime, 'A page failed', `${String(error)} (request ${requestId})`);
    });
    return { decided, isQuick, finished, watch, visitors: 0, abort };
  }

  function join(target: PageTarget, request: PageRequest): Pending {
    const key = config.cache.enabled && !request.fault ? target.cacheKey : undefined;
    const existing = key === undefined ? undefined : inFlight.get(key);
    const pending = existing ?? begin(target, request);
    if (key !== undefined && !existing) {
      inFlight.set(key, pending);
      const forget = () => {
        if (inFlight.get(key) === pending) inFlight.delete(key);
      };
      pending.finished.then(forget, forget);
    }
    pending.visitors += 1;
    const leave = () => {
      pending.visitors -= 1;
      if (pending.visitors > 0) return;
      pending.abort.abort();
      if (key !== undefined && inFlight.get(key) === pending) inFlight.delete(key);
    };
    request.signal.addEventListener('abort', leave, { once: true });
    const stay = () => request.signal.removeEventListener('abort', leave);
    pending.finished.then(stay, stay);
    return pending;
  }

  async function answer(target: PageTarget, request: PageRequest): Promise<Outcome> {
    const { decided, isQuick, finished, watch } = join(target, request);
    const whole = async () => (request.isTimed ? { ...(await finished), timings: watch.timings() } : finished);
    if (request.wantsComplete || (await isQuick)) return whole();
    const result = await decided;
    if (result.kind === 'redirect') return result;
    // Data that was slow for the first client may have arrived for later ones.
    if (isSettled(result.view) || decideByMain(result) === 'notFound') return whole();
    // The page's data is still in flight, so measure until now.
    const timings = request.isTimed ? watch.until('data') : undefined;
    return { kind: 'stream', send: (response) => stream(result, response, request, timings) };
  }

  function stream(
    decided: DecidedView,
    response: ServerResponse,
    { requestId, signal }: PageRequest,
    timings: Timings | undefined,
  ): Promise<void> {
    const { view } = decided;
    const begun = performance.now();
    const nonce = randomBytes(16).toString('base64');
    return renderStream(view, response, {
      ...renderContext(requestId, view.runtime),
      nonce,
      signal,
      onShell() {
        const { status, headers: all } = answerOf(view, statusOf(decided), { shared: false, nonce });
        response.writeHead(status, {
          ...all,
          'x-cache': 'stream',
          'x-request-id': requestId,
          'server-timing': serverTiming(
            performance.now() - view.renderedAt,
            timings && { ...timings, render: performance.now() - begun },
          ),
        });
      },
    });
  }

  /**
   * Status and headers of a page without rendering it. They equal those of a GET, so this waits for the main content as
   * long as a GET does.
   */
  async function head(
    target: PageTarget,
    { requestId, signal, fault, wantsComplete }: PageRequest,
  ): Promise<Headed | Redirected> {
    const options = { upstream, context, gateTimeoutMs, requestId, signal, fault };
    let decided = await decidePage(target, options);
    if (decided.kind === 'redirect') return decided;
    const main = decided.main && decided.view.loading.get(decided.main.resource.key);
    if (main && !main.result) await within(main.promise, wantsComplete ? deadlineMs : dataWaitMs, failed);
    if (main && wantsComplete) giveUp(main, target.runtime, requestId);
    if (decideByMain(decided) === 'notFound') decided = await decideNotFound(target, options, decided.view.renderedAt);
    const { view } = decided;
    const status = statusOf(decided);
    const isKept = status < 500 && mayKeep(view, decided.target);
    return { kind: 'head', isKept, renderedAt: view.renderedAt, ...answerOf(view, status, { shared: isKept }) };
  }

  return {
    answer,
    head,
    /** Revalidates a page while its stale copy is served. Failures are logged where they happen. */
    async refresh(target: PageTarget, old: CachedPage, requestId: string): Promise<void> {
      const now = performance.now();
      if (now - (old.triedAt ?? Number.NEGATIVE_INFINITY) < retryMs) return;
      old.triedAt = now;
      const { finished } = join(target, { requestId, signal: new AbortController().signal, wantsComplete: true });
      await finished.catch(() => undefined);
    },
  };
}
export type PageService = ReturnType<typeof createPageService>;
