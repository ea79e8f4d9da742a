import type { Answer } from '../../shared/data/fetch-resource.ts';

/** A service that has not answered in full by then is not waited for. */
const limitMs = 5_000;

/** A browser's call of a service, without cookies. Rejects when nobody answers in time, or when `signal` is aborted. */
export async function send(url: string, signal?: AbortSignal): Promise<Answer> {
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
}
