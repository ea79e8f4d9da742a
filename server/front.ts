import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPage } from './cache/send.ts';
import { askedHost, hostName } from './hosts.ts';
import { type PageTarget, resolveTarget } from './page/resolve.ts';
import type { Parts } from './parts.ts';
import { requestIdOf } from './request-id.ts';

/**
 * Sends a redirect. `maxAge` is in seconds: an item's redirect may change with the content, one to a canonical path
 * does not. 0 marks a random target, which must not be cached.
 */
export function sendRedirect(response: ServerResponse, location: string, requestId: string, maxAge = 3600) {
  const body = `Moved to ${location}\n`;
  response
    .writeHead(maxAge > 0 ? 301 : 302, {
      location,
      'cache-control': maxAge > 0 ? `public, max-age=${maxAge}` : 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
    })
    .end(body);
}

/**
 * Serves cached pages and redirects before Express sees the request. The raw URL is looked up first, and only a new one
 * is parsed. A stale page is sent and revalidated in the background.
 */
export function answerEarly(parts: Parts, request: IncomingMessage, response: ServerResponse): boolean {
  const { cache, config, hosts, view, protect } = parts;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (config.faults && request.headers['x-fault']) return false;
  const host = askedHost(request, parts.trustsProxy);
  const url = request.url ?? '/';
  const raw = `${host}\n${url}`;
  const known = cache.byAlias(raw);
  if (known && cache.isFresh(known)) {
    sendPage(request, response, known, { state: 'hit', requestId: requestIdOf(request), now: performance.now() });
    return true;
  }
  const runtime = hosts.get(hostName(host) ?? '');
  const target = runtime && resolveTarget(runtime, url, view.assets.buildId);
  if (runtime && target?.kind === 'redirect') {
    protect(response, runtime);
    sendRedirect(response, target.location, requestIdOf(request));
    return true;
  }
  return target?.kind === 'page' && answerKept(parts, target, raw, request, response);
}

function answerKept(
  { cache, pages }: Parts,
  target: PageTarget,
  raw: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { cacheKey } = target;
  const page = cacheKey === undefined ? undefined : cache.get(cacheKey);
  if (!page || cacheKey === undefined) return false;
  const requestId = requestIdOf(request);
  if (!cache.isFresh(page)) void pages.refresh(target, page, requestId);
  // Unknown URLs are unbounded. They share one cached 404 page, so don't alias them.
  if (page.status === 200) cache.alias(raw, cacheKey);
  sendPage(request, response, page, { state: 'hit', requestId, now: performance.now() });
  return true;
}
