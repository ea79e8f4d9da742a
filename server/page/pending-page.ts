import type { CachedPage } from '../cache/page-cache.ts';
import type { Purges } from '../cache/purges.ts';
import type { Config } from '../config/config.ts';
import { errorFields, type Log } from '../telemetry/log.ts';
import { createStopwatch, type Stopwatch } from '../http/timings.ts';
import { isSettled, settled } from '../render/view.ts';
import { activeSpan, failureOf } from '../telemetry/span.ts';
import type { ReportToLogger } from '../upstream/report-to-logger.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { Work } from '../async/in-flight.ts';
import { withFallback } from '../async/time-limit.ts';
import {
  decideByMain,
  type Loaded,
  type Resolved,
  type ResolvedPage,
  decideNotFound,
  type DecideOptions,
  decidePage,
  type Redirected,
  withoutLateData,
} from './load.ts';
import type { PageRenderer } from './render-page.ts';
import type { PageTarget } from '../http/request/target.ts';
import type { StoredPages } from './stored-pages.ts';

/** A page that every client of its URL may get. `isFromRedis` marks a page of the shared cache. */
export interface CompletePage {
  kind: 'page';
  page: CachedPage;
  isCacheable: boolean;
  isFromRedis?: true;
}
export type Finished = CompletePage | Redirected;

/** A page in flight, shared by concurrent requests. */
export interface PendingPage {
  /** Request that started it. */
  requestId: string;
  resolved: Promise<Resolved>;
  /** Whether all data arrived within the short wait. If not, clients get a stream. */
  isQuick: Promise<boolean>;
  finished: Promise<Finished>;
  watch: Stopwatch;
}

export interface PendingPagesOptions {
  config: Config;
  upstream: Upstream;
  purges: Purges;
  log: Log;
  reportToLogger: ReportToLogger;
}

interface RenderJob extends DecideOptions {
  fault: string | undefined;
  watch: Stopwatch;
}

/** Loads and renders pages once for all requests that wait for them: gates, data, render, cache. */
export function createPendingPages(
  { config, upstream, purges, log, reportToLogger }: PendingPagesOptions,
  renderer: PageRenderer,
  stored: StoredPages,
) {
  const { dataWaitMs, gateTimeoutMs, deadlineMs } = config.render;
  const logged = new WeakSet<object>();

  const settlesWithin = async (loaded: Loaded, ms: number) =>
    isSettled(loaded) ||
    withFallback(
      settled(loaded).then(() => true),
      ms,
      false,
    );

  function reportLateData({ path, brandConfig }: PageTarget, requestId: string) {
    log.warn({ code: 'page.render.late', requestId, path });
    reportToLogger(brandConfig, 'A page went on without late data', `${path} (request ${requestId})`, 'LogWarn');
  }

  /**
   * The page with all data, or without data that is late at the deadline. Streams of the same page continue to wait.
   */
  async function withData(resolved: ResolvedPage, { requestId, signal, watch }: RenderJob): Promise<ResolvedPage> {
    const isComplete = await settlesWithin(resolved.loaded, deadlineMs);
    signal.throwIfAborted();
    watch.lap('data');
    if (isComplete) return resolved;
    reportLateData(resolved.target, requestId);
    return withoutLateData(resolved, upstream, requestId);
  }

  /** The complete page, or the redirect. The head of a page depends on all its data, so this waits for it. */
  async function finish(requested: PageTarget, resolved: Resolved, job: RenderJob): Promise<Finished> {
    if (resolved.kind === 'redirect') {
      stored.drop(requested);
      return resolved;
    }
    const { target, status } = resolved;
    if (status === 404) {
      if (target.cacheKey !== requested.cacheKey) stored.drop(requested);
      // Unknown URLs are unbounded. They share one cached 404 page.
      const page = job.fault ? undefined : stored.getFresh(target);
      if (page) return { kind: 'page', page, isCacheable: true };
    }
    const complete = await withData(resolved, job);
    if (decideByMain(complete.loaded) === 'notFound') {
      stored.drop(requested);
      return finish(requested, await decideNotFound(target, job, resolved), job);
    }
    const rendered = await renderer.complete(complete, job);
    if (rendered.isCacheable) stored.store(target, rendered.page);
    job.watch.lap('render');
    return { kind: 'page', ...rendered };
  }

  function reportFailure(error: unknown, { path, brandConfig }: PageTarget, requestId: string) {
    log.error({ code: 'page.failed', requestId, path, ...errorFields(error) });
    if (error instanceof Error) logged.add(error);
    if (renderer.hasReported(error)) return;
    reportToLogger(brandConfig, 'A page failed', `${String(error)} (request ${requestId})`);
  }

  return {
    /** Whether this error has been logged as that of a page, by the request that began it. */
    hasLogged: (error: unknown) => error instanceof Error && logged.has(error),

    /** Starts a page. `signal` aborts when no request waits for it any more. */
    begin(
      target: PageTarget,
      { requestId, fault }: { requestId: string; fault?: string | undefined },
      signal: AbortSignal,
    ): Work<PendingPage> {
      const watch = createStopwatch();
      const job: RenderJob = { upstream, purges, gateTimeoutMs, requestId, signal, fault, watch };
      const gates = activeSpan()?.step('page.gates');
      const resolved = decidePage(target, job);
      resolved.then(
        () => {
          watch.lap('gate');
          gates?.end();
        },
        (error: unknown) => gates?.end(failureOf(error)),
      );
      const isQuick = resolved.then((result) => result.kind === 'redirect' || settlesWithin(result.loaded, dataWaitMs));
      // Not every caller reads `isQuick`, and `finished` rejects with the same error.
      isQuick.catch(() => undefined);
      const finished = resolved.then((result) => finish(target, result, job));
      finished.catch((error: unknown) => {
        if (!signal.aborted) reportFailure(error, target, requestId);
      });
      stored.shareLock(target, isQuick, finished);
      return { value: { requestId, resolved, isQuick, finished, watch }, ended: finished };
    },
  };
}
