import { type HttpResponse, jsonOnly, type SendRequest } from '../../shared/data/fetch-resource.ts';

/** Sends a GET without cookies. Rejects after `limitMs` milliseconds, or when `signal` is aborted. */
async function request(url: string, limitMs: number, cache: RequestCache, signal?: AbortSignal, accept = jsonOnly) {
  // Safari 17.2 and Firefox 121 lack AbortSignal.any.
  const call = new AbortController();
  for (const each of [signal, AbortSignal.timeout(limitMs)]) {
    if (each?.aborted) call.abort(each.reason);
    each?.addEventListener('abort', () => call.abort(each.reason));
  }
  return fetch(url, { headers: { accept }, credentials: 'omit', cache, signal: call.signal });
}

const toHttpResponse = (response: Response): HttpResponse => ({
  status: response.status,
  contentType: response.headers.get('content-type') ?? '',
  text: () => response.text(),
});

/** Sends a GET. Rejects when the complete response hasn't arrived within `limitMs` milliseconds. */
export const sendWithin =
  (limitMs: number, cache: RequestCache = 'default'): SendRequest =>
  async (url, signal, accept) =>
    toHttpResponse(await request(url, limitMs, cache, signal, accept));

/** Immutable responses are fetched again after a week, so that changes reach every browser. */
const longestMs = 7 * 24 * 60 * 60_000;

/** Cross-origin responses have no readable Date header; for those the browser's own eviction is the only limit. */
function isUsable({ ok, headers }: Response): boolean {
  const sentAt = Date.parse(headers.get('date') ?? '');
  return ok && !(Date.now() - sentAt > longestMs);
}

/**
 * Sends GETs for resources that are fetched once per browser. Uses the HTTP cache regardless of max-age, and calls the service on a miss.
 * Never uses a cached error.
 */
export const sendOnce =
  (limitMs: number): SendRequest =>
  async (url, signal, accept) => {
    const cached = await request(url, limitMs, 'force-cache', signal, accept);
    return toHttpResponse(isUsable(cached) ? cached : await request(url, limitMs, 'reload', signal, accept));
  };
