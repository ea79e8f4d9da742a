import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPage } from './cache/send.ts';
import { askedHost, hostName } from './hosts.ts';
import { type PageTarget, resolveTarget } from './page/resolve.ts';
import type { Parts } from './parts.ts';
import { requestIdOf } from './request-id.ts';

/**
 * Where a visitor is sent. Item redirects may change with the content; those to a canonical path do not. One that holds for no
 * time at all (`maxAge` in seconds) leads somewhere else each time.
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
 * Answers what needs no work before Express sees the request: pages that are kept, and redirects. The raw address is looked up
 * as it stands; only one that is new is taken apart. A page past its freshness is still sent, and made anew behind the
 * visitor's back.
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
  // Addresses of nothing are without number: they find their one page by what they mean, and are not remembered.
  if (page.status === 200) cache.alias(raw, cacheKey);
  sendPage(request, response, page, { state: 'hit', requestId, now: performance.now() });
  return true;
}
