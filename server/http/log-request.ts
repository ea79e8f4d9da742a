import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutSecrets } from '../../shared/logging/without-secrets.ts';
import type { Log } from '../ops/log.ts';
import { infoOf } from './request-info.ts';
import { labelsOf } from './request-labels.ts';

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
