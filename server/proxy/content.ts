import type { RequestHandler } from 'express';
import { voucherCheck } from '../http/call-limits.ts';
import { abortOnDisconnect } from '../http/client-disconnect.ts';
import { requestIdOf, runtimeOf } from '../http/request-info.ts';
import { sendProblem, tagOf } from '../http/responses.ts';
import type { Reading, Upstream } from '../upstream/upstream.ts';
import { contentCallOf } from './content-calls.ts';

/** Proxied responses are not pages. Opened directly, they must not run scripts in the site's origin. */
export const ownHeaders = { 'x-robots-tag': 'noindex', 'content-security-policy': "default-src 'none'; sandbox" };

const prefix = '/api';

/** Seconds until an open circuit breaker allows a trial call. */
const retryAfterS = '5';

/** 502 for a response that breaks the contract, 503 for none. A service's refusal of a request keeps its status. */
function failureStatus({ result, status = 503 }: Reading): number {
  if (result.state === 'notFound') return 404;
  if (result.state === 'failed' && result.status !== undefined) return result.status;
  return status >= 500 ? 503 : 502;
}

/**
 * Responds to reads of the content service from the upstream client, as pages read them. A client that disconnects
 * aborts the call unless others wait for it. Failures are logged by the upstream client.
 */
export function createContent(upstream: Upstream): RequestHandler {
  /** Bodies of cached responses. */
  const bodies = new WeakMap<Reading, { body: Buffer; etag: string }>();

  function bodyOf(reading: Reading, data: unknown) {
    let found = bodies.get(reading);
    if (!found) {
      const body = Buffer.from(JSON.stringify(data));
      found = { body, etag: tagOf(body) };
      bodies.set(reading, found);
    }
    return found;
  }

  return async (request, response, next) => {
    const { method, path, originalUrl } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !path.startsWith(`${prefix}/`) || path === voucherCheck) return next();
    response.set(ownHeaders);
    const runtime = runtimeOf(request);
    const { searchParams } = new URL(originalUrl, runtime.origin);
    const call = contentCallOf(runtime, path.slice(prefix.length), searchParams);
    if (!call) return sendProblem(response, 404);
    if ('refused' in call) return sendProblem(response, 400, call.refused);
    const signal = abortOnDisconnect(response);
    const caller = { requestId: requestIdOf(request), signal };
    const reading = await upstream.readWhole(runtime, call.resource, call.schema, caller);
    if (signal.aborted) return;
    const { result, response: received, fetchedAt } = reading;
    if (received) response.set('age', String(Math.floor((performance.now() - fetchedAt) / 1_000)));
    if (received?.cacheControl) response.set('cache-control', received.cacheControl);
    if (result.state === 'found') {
      const { body, etag } = bodyOf(reading, result.data);
      response.set('etag', etag).type('json').send(body);
      return;
    }
    const status = failureStatus(reading);
    if (status === 503) response.set('retry-after', retryAfterS);
    sendProblem(response, status);
  };
}
