import type { Answer } from '../../shared/data/fetch-resource.ts';

/**
 * A browser's way to call a service, without cookies. A call rejects when the whole answer is not there after `limitMs` milliseconds, or
 * when its signal is aborted.
 */
export const sendWithin =
  (limitMs: number) =>
  async (url: string, signal?: AbortSignal): Promise<Answer> => {
    // Not by AbortSignal.any, which Safari 17.2 and Firefox 121 do not have.
    const call = new AbortController();
    for (const each of [signal, AbortSignal.timeout(limitMs)]) {
      if (each?.aborted) call.abort(each.reason);
      each?.addEventListener('abort', () => call.abort(each.reason));
    }
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal: call.signal,
    });
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text: () => response.text(),
    };
  };
