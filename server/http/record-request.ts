import type { IncomingMessage, ServerResponse } from 'node:http';
import { sampledFlag } from '../tracing/trace-context.ts';
import type { RequestInfo } from './request-info.ts';
import { labelsOf } from './request-labels.ts';

/** Ends the span of a sampled request when its response has been sent or its client has disconnected. */
export function recordRequest(info: RequestInfo, request: IncomingMessage, response: ServerResponse): void {
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
