import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPage } from '../../cache/send.ts';
import type { CachedPage } from '../../cache/page-cache.ts';
import type { PageTarget } from '../request/target.ts';
import type { AppContext } from '../../context.ts';
import { runInSpan } from '../../telemetry/span.ts';
import { startRequestLog } from '../request/record-request.ts';
import { infoOf, type RequestInfo } from '../request/request-info.ts';
import { sendRedirect } from '../responses.ts';

/**
 * Serves cached pages and redirects before Express sees the request. The raw URL is looked up first, so
 * that a fresh page needs no parsing. A stale page is sent and revalidated in the background.
 */
export function serveFromCache(
  context: AppContext,
  info: RequestInfo,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { cache, config, metrics, setSecurityHeaders } = context;
  const { requestId, brandConfig } = info;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (config.faults && request.headers['x-fault']) return false;
  const raw = `${info.host}\n${request.url}`;
  const known = cache.byAlias(raw);
  if (known && cache.isFresh(known)) {
    sendHit(context, known, request, response);
    return true;
  }
  const { target } = info;
  if (brandConfig && target?.kind === 'redirect') {
    logSampled(context, request, response, false);
    setSecurityHeaders(response, brandConfig);
    sendRedirect(response, target.location, requestId);
    metrics.countRequest({ route: 'redirect', brand: brandConfig.brand.id, cache: 'none', status: 301 }, 0);
    return true;
  }
  return target?.kind === 'page' && serveCachedPage(context, target, raw, request, response);
}

/** Logs the share of responses that `LOG_HITS` sets: they are many, and the metrics count them all. */
function logSampled({ config, log }: AppContext, request: IncomingMessage, response: ServerResponse, isHit: boolean) {
  if (config.logHits > 0 && Math.random() < config.logHits) {
    response.once('close', startRequestLog(log, request, response, isHit));
  }
}

function sendHit(context: AppContext, page: CachedPage, request: IncomingMessage, response: ServerResponse) {
  const info = infoOf(request);
  const { requestId, brandConfig } = info;
  if (context.tracing.isRecording) info.span.set({ 'site.cache': 'hit' });
  logSampled(context, request, response, true);
  const startedAt = performance.now();
  sendPage(request, response, page, { state: 'hit', requestId, now: startedAt });
  const { statusCode: status } = response;
  const labels = { route: page.route, brand: brandConfig?.brand.id ?? 'none', cache: 'hit', status } as const;
  context.metrics.countRequest(labels, performance.now() - startedAt);
}

function serveCachedPage(
  context: AppContext,
  target: PageTarget,
  raw: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { cache, pages } = context;
  const { cacheKey } = target;
  const page = cacheKey === undefined ? undefined : cache.get(cacheKey);
  if (!page || cacheKey === undefined) return false;
  if (!cache.isFresh(page)) {
    const { requestId, span } = infoOf(request);
    runInSpan(span, () => void pages.refresh(target, page, requestId));
  }
  // Unknown URLs are unbounded. They share one cached 404 page, so don't alias them.
  if (page.status === 200) cache.alias(raw, cacheKey);
  sendHit(context, page, request, response);
  return true;
}
