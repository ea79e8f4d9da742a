import type { ServerResponse } from 'node:http';
import { failed } from '../../shared/data/resource.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import type { HeaderMap } from '../http/header-values.ts';
import type { Timings } from '../http/timings.ts';
import { isSettled } from '../render/view.ts';
import { inStep } from '../telemetry/span.ts';
import { createInFlight } from '../async/in-flight.ts';
import { withFallback } from '../async/time-limit.ts';
import { decideByMain, decideNotFound, decidePage, withoutLateData } from './load.ts';
import {
  createPendingPages,
  type Finished,
  type PendingPage,
  type PendingPagesOptions,
  type CompletePage,
} from './pending-page.ts';
import { createPageRenderer, type PageRendererOptions } from './render-page.ts';
import type { PageTarget } from '../http/request/target.ts';
import { createStoredPages, type StoredPagesOptions } from './stored-pages.ts';

export type PageServiceOptions = PageRendererOptions & PendingPagesOptions & StoredPagesOptions;

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
 * Result for one client. A `stream` is rendered for this client only. `timings` is set when the client requested timings
 * and the page was rendered for it.
 */
export type PageOutcome =
  | (Finished & { timings?: Timings })
  | { kind: 'stream'; send(response: ServerResponse): Promise<void> };

/** Status and headers of a page without its body. */
interface HeadOutcome {
  kind: 'head';
  status: number;
  headers: HeaderMap;
  renderedAt: number;
  /** Whether the page may be cached. */
  isCacheable: boolean;
}

/**
 * Revalidate a stale page at most once per second (ms). While upstream fails, retrying on each hit would cost a render
 * and gain nothing. No page is fresh for less.
 */
const retryMs = 1_000;

/**
 * Handles page requests. Concurrent requests for a page share one load and one complete render. Only when its data is
 * slow does each client get its own stream, from the same promises, while the complete page is rendered for the cache.
 */
export function createPageService(options: PageServiceOptions) {
  const { config, upstream, purges, metrics } = options;
  const { dataWaitMs, gateTimeoutMs, deadlineMs } = config.render;
  const inFlight = createInFlight<PendingPage>();
  const renderer = createPageRenderer(options);
  const stored = createStoredPages(options, renderer);
  const pending = createPendingPages(options, renderer, stored);

  /** The page in flight for this request. Begins it unless another request already has. */
  function join(target: PageTarget, request: PageRequest): PendingPage {
    let isFirst = false;
    const page = inFlight.join(stored.flightKey(target, request), request.signal, (signal) => {
      isFirst = true;
      return pending.begin(target, request, signal);
    });
    if (!isFirst) {
      metrics.countCoalesced(target.match.key);
      request.onJoin?.(page.requestId);
    }
    return page;
  }

  /** The page of another instance. Undefined while this instance renders it, or should. */
  async function findShared(target: PageTarget, request: PageRequest): Promise<CachedPage | undefined> {
    const key = stored.flightKey(target, request);
    return key !== undefined && inFlight.has(key) ? undefined : stored.findShared(target, request);
  }

  /** The outcome for a page of the shared cache, which is revalidated when it is stale. */
  function sharedOutcome(target: PageTarget, page: CachedPage, { requestId }: PageRequest): CompletePage {
    if (!stored.isFresh(page)) void refresh(target, page, requestId);
    return { kind: 'page', page, isCacheable: true, isFromRedis: true };
  }

  /** Revalidates a page while its stale copy is served. Failures are logged where they happen. */
  async function refresh(target: PageTarget, old: CachedPage, requestId: string): Promise<void> {
    const now = performance.now();
    if (now - (old.triedAt ?? Number.NEGATIVE_INFINITY) < retryMs) return;
    old.triedAt = now;
    if (await stored.isRenderedElsewhere(target)) return;
    const request = { requestId, signal: new AbortController().signal, wantsComplete: true };
    await inStep('page.revalidate', {}, () => join(target, request).finished).catch(() => undefined);
  }

  return {
    async get(target: PageTarget, request: PageRequest): Promise<PageOutcome> {
      const shared = await findShared(target, request);
      if (shared) return sharedOutcome(target, shared, request);
      const { resolved, isQuick, finished, watch } = join(target, request);
      const complete = async () => (request.isTimed ? { ...(await finished), timings: watch.timings() } : finished);
      if (request.wantsComplete || (await isQuick)) return complete();
      const result = await resolved;
      if (result.kind === 'redirect') return result;
      // Data that was slow for the first client may have arrived for later ones.
      if (isSettled(result.loaded) || decideByMain(result.loaded) === 'notFound') return complete();
      // The page's data is still in flight, so measure until now.
      const timings = request.isTimed ? watch.until('data') : undefined;
      return { kind: 'stream', send: (response) => renderer.stream(result, response, request, timings) };
    },

    /**
     * Status and headers of a page without rendering it, or the page of the shared cache. They equal those of a GET, so
     * this waits for the main content as long as a GET does, but for no render of another instance.
     */
    async head(target: PageTarget, request: PageRequest): Promise<HeadOutcome | PageOutcome> {
      const { requestId, signal, wantsComplete } = request;
      const shared = await stored.findStored(target, request);
      if (shared) return sharedOutcome(target, shared, request);
      const deciding = { upstream, purges, gateTimeoutMs, requestId, signal };
      let resolved = await decidePage(target, deciding);
      if (resolved.kind === 'redirect') return resolved;
      const { loading, main } = resolved.loaded;
      const content = main && loading.get(main.resource.key);
      if (content && !content.result) {
        await withFallback(content.promise, wantsComplete ? deadlineMs : dataWaitMs, failed);
        if (wantsComplete) resolved = withoutLateData(resolved, upstream, requestId, main.resource.key);
      }
      if (decideByMain(resolved.loaded) === 'notFound') resolved = await decideNotFound(target, deciding, resolved);
      const isCacheable = renderer.mayCache(resolved, request);
      const { renderedAt } = resolved;
      return {
        kind: 'head',
        isCacheable,
        renderedAt,
        ...renderer.statusAndHeaders(resolved, { isPublic: isCacheable }),
      };
    },

    refresh,
    hasLogged: pending.hasLogged,
  };
}
export type PageService = ReturnType<typeof createPageService>;
