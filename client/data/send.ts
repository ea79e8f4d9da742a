import type { Answer } from '../../shared/data/fetch-resource.ts';

/**
 * A browser's way to call a service, without cookies. A call rejects when the whole answer is not there after `limitMs` milliseconds, or
 * when its signal is aborted.
 */
export const sendWithin =
  (limitMs: number) =>
  async (url: string, signal?: AbortSignal): Promise<Answer> => {
    const limit = AbortSignal.timeout(limitMs);
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text: () => response.text(),
    };
  };
