import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { failed } from '../../shared/data/resource.ts';
import { encodePage } from '../cache/encodings.ts';
import { type CachedPage, type PageCache, sizeOf } from '../cache/page-cache.ts';
import type { Config } from '../config/config.ts';
import { errorFields, type Log } from '../ops/log.ts';
import { renderComplete, type RenderContext } from '../render/complete.ts';
import type { AnswerHeaders, HeaderMap } from '../render/headers.ts';
import { serverTiming, type Spent } from '../render/server-timing.ts';
import { renderStream } from '../render/stream.ts';
import { isSettled, settled, type View } from '../render/view.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { type Decided, decidePage, type Redirected } from './decide.ts';
import { within } from './load.ts';
import { makeView, type ViewParts } from './make-view.ts';
import type { PageTarget } from './resolve.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

export interface PageServiceOptions {
  config: Config;
  cache: PageCache;
  upstream: Upstream;
  parts: ViewParts;
  headers: AnswerHeaders;
  log: Log;
}

export interface PageRequest {
  requestId: string;
  /** Aborted when the visitor leaves. */
  signal: AbortSignal;
  /** A crawler: always gets the complete page. */
  wantsComplete: boolean;
  /** A developer: is told what the page took. */
  isTimed?: boolean;
  fault?: string | undefined;
}

/**
 * An old page is not made anew more often than this (ms): while the services are ill nothing better comes of it, and each hit would cost
 * a render. No page is fresh for less.
 */
const retryMs = 1_000;

/** A page that may be sent to everybody who asked. */
type Finished = { kind: 'page'; page: CachedPage; isKept: boolean } | Redirected;
/** What one visitor gets: a `stream` is written for them alone. `spent` is there when they asked for it and the page was made for them. */
export type Outcome =
  | (Finished & { spent?: Spent })
  | { kind: 'stream'; send(response: ServerResponse): Promise<void> };

/** A page without itself. */
interface Headed {
  kind: 'head';
  status: number;
  headers: HeaderMap;
  bornAt: number;
  /** Whether the page would be kept for others. */
  isKept: boolean;
}

/** A page under way, for all who ask for it meanwhile. */
interface Pending {
  decided: Promise<Decided>;
  /** Whether all data is there after the short wait; if not, visitors had better get a stream. */
  isQuick: Promise<boolean>;
  finished: Promise<Finished>;
  watch: Stopwatch;
  /** How many wait for it; when the last one leaves, its fetches end. */
  visitors: number;
  abort: AbortController;
}

/**
 * Answers page requests. One load and one complete render serve everybody who asks for a page at the same time; only when its
 * data is slow does each visitor get a stream of their own, from the same promises, while the complete page is made for the cache.
 */
export function createPageService({ config, cache, upstream, parts, headers, log }: PageServiceOptions) {
  const { dataWaitMs, gateTimeoutMs, deadlineMs } = config.render;
  const underWay = new Map<string, Pending>();

  function renderContext(requestId: string): RenderContext {
    const errors: unknown[] = [];
    const onError = (error: unknown) => {
      errors.push(error);
      log.error({ code: 'page.render.error', requestId, ...errorFields(error) });
    };
    return { assets: parts.assets, devReload: config.devReload, deadlineMs, errors, onError };
  }

  /** What failed, was forced, or belongs to an error is sent but not kept: the next visitor may have more luck. */
  const mayKeep = (view: View, { cacheKey }: PageTarget) =>
    config.cache.enabled &&
    cacheKey !== undefined &&
    view.status < 500 &&
    !view.fault &&
    [...view.loading.values()].every(({ result }) => result?.state !== 'failed');

  const answerOf = ({ status, runtime, site }: View, shared: boolean) => ({
    status,
    headers: headers(runtime, {
      shared,
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
    const { bornAt, status } = view;
    const context = renderContext(requestId);
    const variants = await renderComplete(view, context, encodePage);
    const isKept = mayKeep(view, target) && context.errors.length === 0;
    const freshUntil = bornAt + config.cache.freshMs;
    const page: CachedPage = {
      ...answerOf(view, isKept),
      variants,
      bornAt,
      freshUntil,
      staleUntil: freshUntil + (status === 200 ? config.cache.staleMs : 0),
      bytes: sizeOf(variants),
      hits: 0,
    };
    if (isKept && target.cacheKey !== undefined) cache.set(target.cacheKey, page);
    return { page, isKept };
  }

  /** What was there and has moved or gone must not be sent from the cache until it is old. */
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

  /** The complete page, once everything has answered or the deadline has passed; its head knows all the data. */
  async function finish(
    asked: PageTarget,
    decided: Decided,
    { requestId, signal, watch }: { requestId: string; signal: AbortSignal; watch: Stopwatch },
  ): Promise<Finished> {
    if (decided.kind === 'redirect') {
      dropOld(asked);
      return decided;
    }
    const { view, target } = decided;
    if (view.status === 404 && target.cacheKey !== asked.cacheKey) dropOld(asked);
    const kept = view.status === 404 && !view.fault && target.cacheKey !== undefined && cache.get(target.cacheKey);
    // Addresses of nothing are without number: all of them get the one page that says so.
    if (kept && cache.isFresh(kept)) return { kind: 'page', page: kept, isKept: true };
    const isComplete = await settlesWithin(view, deadlineMs);
    signal.throwIfAborted();
    watch.lap('data');
    if (!isComplete) {
      log.warn({ code: 'page.render.late', requestId, path: target.path });
      for (const entry of view.loading.values()) entry.result ??= failed;
    }
    const { status, bornAt, fault, loading, item } = view;
    const whole = makeView(target, { loading, decision: 'render', item }, { status, bornAt, fault }, parts);
    const rendered = await render(whole, target, requestId);
    watch.lap('render');
    return { kind: 'page', ...rendered };
  }

  function begin(target: PageTarget, { requestId, fault }: PageRequest): Pending {
    const abort = new AbortController();
    const { signal } = abort;
    const watch = createStopwatch();
    const decided = decidePage(target, { upstream, parts, gateTimeoutMs, requestId, signal, fault });
    decided.then(
      () => watch.lap('gate'),
      () => undefined,
    );
    const isQuick = decided.then((result) => result.kind === 'redirect' || settlesWithin(result.view, dataWaitMs));
    // Not everybody asks; `finished` tells of the failure.
    isQuick.catch(() => undefined);
    const finished = decided.then((result) => finish(target, result, { requestId, signal, watch }));
    finished.catch((error: unknown) => {
      if (signal.aborted) return;
      log.error({ code: 'page.failed', requestId, path: target.path, ...errorFields(error) });
    });
    return { decided, isQuick, finished, watch, visitors: 0, abort };
  }

  function join(target: PageTarget, request: PageRequest): Pending {
    const key = config.cache.enabled && !request.fault ? target.cacheKey : undefined;
    const existing = key === undefined ? undefined : underWay.get(key);
    const pending = existing ?? begin(target, request);
    if (key !== undefined && !existing) {
      underWay.set(key, pending);
      const forget = () => {
        if (underWay.get(key) === pending) underWay.delete(key);
      };
      pending.finished.then(forget, forget);
    }
    pending.visitors += 1;
    const leave = () => {
      pending.visitors -= 1;
      if (pending.visitors > 0) return;
      pending.abort.abort();
      if (key !== undefined && underWay.get(key) === pending) underWay.delete(key);
    };
    request.signal.addEventListener('abort', leave, { once: true });
    const stay = () => request.signal.removeEventListener('abort', leave);
    pending.finished.then(stay, stay);
    return pending;
  }

  async function answer(target: PageTarget, request: PageRequest): Promise<Outcome> {
    const { decided, isQuick, finished, watch } = join(target, request);
    const whole = async () => (request.isTimed ? { ...(await finished), spent: watch.spent() } : finished);
    if (request.wantsComplete || (await isQuick)) return whole();
    const result = await decided;
    if (result.kind === 'redirect') return result;
    // What was slow for the first visitor may be there for those who came later.
    if (isSettled(result.view)) return whole();
    // Its data is still awaited: that has been so for this long.
    const spent = request.isTimed ? watch.until('data') : undefined;
    return { kind: 'stream', send: (response) => stream(result.view, response, request, spent) };
  }

  function stream(
    view: View,
    response: ServerResponse,
    { requestId, signal }: PageRequest,
    spent: Spent | undefined,
  ): Promise<void> {
    const begun = performance.now();
    const nonce = randomBytes(16).toString('base64');
    return renderStream(view, response, {
      ...renderContext(requestId),
      nonce,
      signal,
      onShell() {
        const all = headers(view.runtime, { shared: false, nonce, lang: view.site.culture.lang });
        response.writeHead(view.status, {
          ...all,
          'x-cache': 'stream',
          'x-request-id': requestId,
          'server-timing': serverTiming(
            performance.now() - view.bornAt,
            spent && { ...spent, render: performance.now() - begun },
          ),
        });
      },
    });
  }

  /** Status and headers of a page, for a visitor who asks for no more: its gates are asked, and nothing is rendered. */
  async function head(target: PageTarget, { requestId, signal, fault }: PageRequest): Promise<Headed | Redirected> {
    const decided = await decidePage(target, { upstream, parts, gateTimeoutMs, requestId, signal, fault });
    if (decided.kind === 'redirect') return decided;
    const { view } = decided;
    const isKept = mayKeep(view, decided.target);
    return { kind: 'head', isKept, bornAt: view.bornAt, ...answerOf(view, isKept) };
  }

  return {
    answer,
    head,
    /** Makes a page anew while its old copy is still being sent. Failures are logged where they happen. */
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
