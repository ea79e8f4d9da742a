import type { RequestHandler } from 'express';
import { voucherCheckPath } from '../http/guards/call-limits.ts';
import { abortOnDisconnect } from '../http/client-disconnect.ts';
import { requestIdOf, brandConfigOf } from '../http/request/request-info.ts';
import { cdnHeaders } from '../cache/cdn-tags.ts';
import { neverStored } from '../http/header-values.ts';
import { sendProblem } from '../http/responses.ts';
import type { BrowserReading } from '../upstream/reading.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { contentCallOf } from './content-calls.ts';

/** Proxied responses are not pages. Opened directly, they must not run scripts in the site's origin. */
export const ownHeaders = { 'x-robots-tag': 'noindex', 'content-security-policy': "default-src 'none'; sandbox" };

const prefix = '/api';

/** Seconds until an open circuit breaker allows a trial call. */
const retryAfterS = '5';

/** 502 for a response that breaks the contract, 503 for none. A service's refusal of a request keeps its status. */
function failureStatus({ result, status = 503 }: BrowserReading): number {
  if (result.state === 'notFound') return 404;
  if (result.state === 'failed' && result.status !== undefined) return result.status;
  return status >= 500 ? 503 : 502;
}

export interface ContentOptions {
  upstream: Upstream;
  /** Sends the tags of responses that CDNs may store. */
  sendsTags: boolean;
}

/**
 * Responds to reads of the content service from the upstream client, as pages read them. A client that disconnects
 * aborts the call unless others wait for it. Failures are logged by the upstream client.
 */
export function createContent({ upstream, sendsTags }: ContentOptions): RequestHandler {
  return async (request, response, next) => {
    const { method, path, originalUrl } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !path.startsWith(`${prefix}/`) || path === voucherCheckPath) return next();
    response.set(ownHeaders);
    const brandConfig = brandConfigOf(request);
    const { searchParams } = new URL(originalUrl, brandConfig.origin);
    const call = contentCallOf(brandConfig, path.slice(prefix.length), searchParams);
    if (!call) return sendProblem(response, 404);
    if ('refused' in call) return sendProblem(response, 400, call.refused);
    const signal = abortOnDisconnect(response);
    const caller = { requestId: requestIdOf(request), signal };
    const reading = await upstream.readForBrowser(brandConfig, call.resource, call.schema, caller);
    if (signal.aborted) return;
    const { body, response: received, fetchedAt, tags, isPurged } = reading;
    if (received) response.set('age', String(Math.floor((performance.now() - fetchedAt) / 1_000)));
    // A CDN must not store a purged response again.
    const cacheControl = isPurged ? neverStored : received?.cacheControl;
    if (cacheControl) response.set('cache-control', cacheControl);
    if (sendsTags) response.set(cdnHeaders(tags));
    if (body) {
      response.set('etag', body.etag).type('json').send(body.bytes);
      return;
    }
    const status = failureStatus(reading);
    if (status === 503) response.set('retry-after', retryAfterS);
    sendProblem(response, status);
  };
}
