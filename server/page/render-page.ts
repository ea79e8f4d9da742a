import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { encodePage } from '../cache/encodings.ts';
import { type CachedPage, cachedPageBytes } from '../cache/page-cache.ts';
import type { Purges } from '../cache/purges.ts';
import type { SharedPage } from '../cache/shared-entry.ts';
import { tagsOfPage } from '../cache/tags.ts';
import { cdnHeaders } from '../cache/cdn-tags.ts';
import type { Config } from '../config/config.ts';
import type { BrandConfig } from '../config/brand-config.ts';
import { errorFields, type Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { renderComplete, type RenderContext } from '../render/complete.ts';
import type { HeaderMap } from '../http/header-values.ts';
import type { ResponseHeaders } from '../render/headers.ts';
import { serverTiming, type Timings } from '../http/timings.ts';
import { renderStream } from '../render/stream.ts';
import { activeSpan, failureOf, inStep } from '../telemetry/span.ts';
import type { ReportToLogger } from '../upstream/report-to-logger.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { decideByMain, type ResolvedPage } from './load.ts';
import { makeView, type ViewContext } from './make-view.ts';
import type { PageTarget } from '../http/request/target.ts';

export interface PageRendererOptions {
  config: Config;
  context: ViewContext;
  purges: Purges;
  upstream: Pick<Upstream, 'isOutdated'>;
  headers: ResponseHeaders;
  log: Log;
  metrics: Metrics;
  reportToLogger: ReportToLogger;
}

/** Request of one client for a render. */
export interface RenderRequest {
  requestId: string;
  /** Tests only: the region whose render throws. */
  fault?: string | undefined;
}

export const statusOf = ({ loaded, status }: ResolvedPage) => (decideByMain(loaded) === 'unavailable' ? 503 : status);

/** Renders pages whose gates have resolved, complete or as a stream, with their status and headers. */
export function createPageRenderer({
  config,
  context,
  purges,
  upstream,
  headers,
  log,
  metrics,
  reportToLogger,
}: PageRendererOptions) {
  /** Errors of renders. Without its frame, a page also fails with the error of its render. */
  const reported = new WeakSet<object>();

  function renderContext(requestId: string, brandConfig: BrandConfig): RenderContext {
    const errors: unknown[] = [];
    const onError = (error: unknown) => {
      errors.push(error);
      log.error({ code: 'page.render.error', requestId, ...errorFields(error) });
      if (error instanceof Error) reported.add(error);
      // One page may fail in several places. The logger service needs the first.
      if (errors.length === 1)
        reportToLogger(brandConfig, 'A page failed to render', `${String(error)} (request ${requestId})`);
    };
    return {
      assets: context.assets,
      devReload: config.devReload,
      deadlineMs: config.render.deadlineMs,
      errors,
      onError,
    };
  }

  const viewOf = (resolved: ResolvedPage, { requestId, fault }: RenderRequest) =>
    makeView(resolved.target, resolved.loaded, { ...resolved, status: statusOf(resolved), requestId, fault }, context);

  const tagsOf = ({ target: { brandConfig, culture, match }, loaded }: ResolvedPage) =>
    tagsOfPage({
      brand: brandConfig.brand.id,
      culture: culture.code,
      route: match.key,
      loading: loaded.loading.values(),
    });

  /**
   * Failed, forced and error pages are sent but not cached: the next request may succeed. Nor is a page whose data may be
   * older than a purge.
   */
  const mayCache = (resolved: ResolvedPage, { fault }: RenderRequest, tags = tagsOf(resolved)) =>
    config.cache.enabled &&
    resolved.target.cacheKey !== undefined &&
    statusOf(resolved) < 500 &&
    !fault &&
    [...resolved.loaded.loading.values()].every(
      ({ result }) => result?.state !== 'failed' && !(result && upstream.isOutdated(result)),
    ) &&
    purges.purgeKindOf({ tags, position: resolved.position }) === undefined;

  /** Headers of a page that shared caches may store, with its tags where CDNs get them. */
  const withTags = (all: HeaderMap, tagsOfIt: () => readonly string[]): HeaderMap =>
    config.cdn.tags ? { ...all, ...cdnHeaders(tagsOfIt()) } : all;

  /** Status and headers of a page. `isPublic` allows caches of several clients to store it. */
  function statusAndHeaders(resolved: ResolvedPage, given: { isPublic: boolean; nonce?: string }) {
    const { brandConfig, culture, localeOverride } = resolved.target;
    const status = statusOf(resolved);
    const unavailable = status === 503 && { retryAfter: 5 };
    const lang = localeOverride?.lang ?? culture.lang;
    const all = headers(brandConfig, { ...given, brief: status !== 200, lang, ...unavailable });
    return { status, headers: given.isPublic ? withTags(all, () => tagsOf(resolved)) : all };
  }

  return {
    mayCache,
    statusAndHeaders,

    /**
     * Headers of a page that another instance rendered. Redis does not store them, since each instance of a build makes
     * the same ones. CDNs must not store a purged page again, so its headers are private.
     */
    sharedHeaders({ brandConfig, culture }: PageTarget, { status, tags, isPurged }: SharedPage) {
      const shared = headers(brandConfig, { isPublic: !isPurged, brief: status !== 200, lang: culture.lang });
      return isPurged ? shared : withTags(shared, () => tags);
    },

    /** Whether this error has been reported as that of a render. */
    hasReported: (error: unknown) => error instanceof Error && reported.has(error),

    /** Renders the complete page. It is not cacheable if a region has failed. Rejects when the frame fails. */
    async complete(
      resolved: ResolvedPage,
      request: RenderRequest,
    ): Promise<{ page: CachedPage; isCacheable: boolean }> {
      const { target, renderedAt, position } = resolved;
      const rendering = renderContext(request.requestId, target.brandConfig);
      const startedAt = performance.now();
      const render = activeSpan()?.step('page.render');
      const encode = (html: Buffer) => {
        render?.end();
        const compress = activeSpan()?.step('page.compress', { 'site.page.bytes': html.length });
        const encoded = encodePage(html);
        compress?.end();
        return encoded;
      };
      const variants = await renderComplete(viewOf(resolved, request), rendering, encode).catch((error: unknown) => {
        render?.end(failureOf(error));
        throw error;
      });
      metrics.countRender('complete', target.brandConfig.brand.id, performance.now() - startedAt);
      const tags = tagsOf(resolved);
      const isCacheable = mayCache(resolved, request, tags) && rendering.errors.length === 0;
      const freshUntil = renderedAt + config.cache.freshMs;
      const { status, headers: pageHeaders } = statusAndHeaders(resolved, { isPublic: isCacheable });
      const page: CachedPage = {
        status,
        headers: pageHeaders,
        variants,
        renderedAt,
        freshUntil,
        staleUntil: freshUntil + (status === 200 ? config.cache.staleMs : 0),
        bytes: cachedPageBytes(variants, tags),
        route: target.match.key,
        tags,
        position,
        hits: 0,
      };
      return { page, isCacheable };
    },

    /** Streams the page to one client. `timings` are those of the steps before. */
    async stream(
      resolved: ResolvedPage,
      response: ServerResponse,
      request: RenderRequest & { signal: AbortSignal },
      timings: Timings | undefined,
    ): Promise<void> {
      const { requestId, signal } = request;
      const startedAt = performance.now();
      const nonce = randomBytes(16).toString('base64');
      const { brandConfig } = resolved.target;
      const streaming = renderStream.bind(undefined, viewOf(resolved, request), response, {
        ...renderContext(requestId, brandConfig),
        nonce,
        signal,
        onShell() {
          const { status, headers: all } = statusAndHeaders(resolved, { isPublic: false, nonce });
          response.writeHead(status, {
            ...all,
            'x-cache': 'stream',
            'x-request-id': requestId,
            'server-timing': serverTiming(
              performance.now() - resolved.renderedAt,
              timings && { ...timings, render: performance.now() - startedAt },
            ),
          });
        },
      });
      await inStep('page.stream', {}, streaming);
      metrics.countRender('stream', brandConfig.brand.id, performance.now() - startedAt);
    },
  };
}
export type PageRenderer = ReturnType<typeof createPageRenderer>;
