import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPage } from '../cache/send.ts';
import type { PageTarget } from '../page/resolve.ts';
import type { AppContext } from '../context.ts';
import { infoOf, type RequestInfo } from './request-info.ts';
import { sendRedirect } from './responses.ts';

/**
 * Serves cached pages and redirects before Express sees the request. The raw URL is looked up first, and only a new one
 * is parsed. A stale page is sent and revalidated in the background.
 */
export function serveFromCache(
  context: AppContext,
  info: RequestInfo,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { cache, config, protect } = context;
  const { requestId, runtime } = info;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (config.faults && request.headers['x-fault']) return false;
  const raw = `${info.host}\n${request.url}`;
  const known = cache.byAlias(raw);
  if (known && cache.isFresh(known)) {
    sendPage(request, response, known, { state: 'hit', requestId, now: performance.now() });
    return true;
  }
  const { target } = info;
  if (runtime && target?.kind === 'redirect') {
    protect(response, runtime);
    sendRedirect(response, target.location, requestId);
    return true;
  }
  return target?.kind === 'page' && serveCachedPage(context, target, raw, request, response);
}

function serveCachedPage(
  { cache, pages }: AppContext,
  target: PageTarget,
  raw: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { cacheKey } = target;
  const page = cacheKey === undefined ? undefined : cache.get(cacheKey);
  if (!page || cacheKey === undefined) return false;
  const { requestId } = infoOf(request);
  if (!cache.isFresh(page)) void pages.refresh(target, page, requestId);
  // Unknown URLs are unbounded. They share one cached 404 page, so don't alias them.
  if (page.status === 200) cache.alias(raw, cacheKey);
  sendPage(request, response, page, { state: 'hit', requestId, now: performance.now() });
  return true;
}
