import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutSecrets } from '../../../shared/logging/without-secrets.ts';
import { isSystemPath } from '../../../shared/routing/system-path.ts';
import type { Log } from '../../telemetry/log.ts';
import type { RequestLabels } from '../../telemetry/metrics.ts';
import type { CacheState } from '../header-values.ts';
import { sampledFlag } from '../../telemetry/trace-context.ts';
import { infoOf, type RequestInfo } from './request-info.ts';

/** `api` of `/api/v1/games/`; `file` for names that are not a system path of their own, since they are unbounded. */
function systemName(url: string): string {
  const [, name = ''] = /^\/([\w-]+)(?=[/?]|$)/.exec(url) ?? [];
  return isSystemPath(`/${name}`) ? name.toLowerCase() : 'file';
}

/** Labels of a request whose response has ended. */
export function labelsOf(request: IncomingMessage, response: ServerResponse): RequestLabels {
  const { brandConfig, target } = infoOf(request);
  const isPage = target?.kind === 'page';
  return {
    route: isPage ? target.match.key : target?.kind === 'redirect' ? 'redirect' : systemName(request.url ?? ''),
    brand: brandConfig?.brand.id ?? 'none',
    cache: (response.getHeader('x-cache') as CacheState | undefined) ?? 'none',
    status: response.headersSent ? response.statusCode : 499,
  };
}

/**
 * Starts to time a request. Returns a function that logs it, for when its response has been sent or its client has
 * disconnected. `bytes` are those written to the connection, with headers. A failed page that another request began names
 * that request, whose lines have the cause.
 */
export function startRequestLog(log: Log, request: IncomingMessage, response: ServerResponse, isHit = false) {
  const { socket, method, url = '/' } = request;
  const startedAt = performance.now();
  const writtenBefore = socket.bytesWritten;
  return () => {
    const { requestId, span, hostName, target, firstRequestId } = infoOf(request);
    const { traceId } = span.context;
    const { route, brand, cache } = labelsOf(request, response);
    const status = response.statusCode;
    log.info({
      code: 'request.done',
      requestId,
      traceId,
      method,
      url: withoutSecrets(url).slice(0, 512),
      host: hostName,
      brand,
      ...(target?.kind === 'page' && { culture: target.culture.code }),
      route,
      // Headers that the edge cache passes to writeHead can't be read back.
      cache: isHit ? 'hit' : cache,
      status,
      ms: Math.round(performance.now() - startedAt),
      bytes: socket.bytesWritten - writtenBefore,
      ...(firstRequestId !== undefined && { firstRequestId }),
      ...(!response.writableFinished && { aborted: true }),
    });
    if (firstRequestId !== undefined && status >= 500)
      log.warn({ code: 'page.joined', requestId, traceId, firstRequestId, status });
  };
}

/** Ends the span of a sampled request when its response has been sent or its client has disconnected. */
export function recordSpan(info: RequestInfo, request: IncomingMessage, response: ServerResponse): void {
  const { span, requestId } = info;
  if ((span.context.flags & sampledFlag) === 0) return;
  response.once('close', () => {
    const { route, brand, cache, status } = labelsOf(request, response);
    const { target, firstRequestId } = info;
    const page = target?.kind === 'page' ? target : undefined;
    span.rename(`${request.method} ${route}`);
    span.set({
      'http.response.status_code': status,
      'site.route': route,
      'site.brand': brand,
      'site.request_id': requestId,
      ...(page && { 'http.route': page.match.route.pattern, 'site.culture': page.culture.code }),
      // Headers that the edge cache passes to writeHead can't be read back. It sets the attribute itself.
      ...(cache !== 'none' && { 'site.cache': cache }),
      ...(firstRequestId !== undefined && { 'site.first_request_id': firstRequestId }),
    });
    span.end(status >= 500 ? String(status) : undefined);
  });
}
