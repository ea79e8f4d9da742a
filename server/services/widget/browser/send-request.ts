import type { Refusal, RefusalCode } from '../../accounts/responses.ts';

/** A refusal of the service, or a request without one: no response, or a rate limit in front of the service. */
export interface RequestError extends Omit<Refusal, 'code'> {
  code: RefusalCode | 'UNAVAILABLE' | 'TOO_MANY_CALLS';
}

export type Result<T> = { data: T } | { error: RequestError };

const timeoutMs = 15_000;
const tooMany = { error: { code: 'TOO_MANY_CALLS' } } as const;
const unavailable = { error: { code: 'UNAVAILABLE' } } as const;

const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'code' in value;

/** The longest `Retry-After` in seconds that the widget waits for by itself. */
const longestRetryAfter = 5;
const mostRetries = 2;

/** Sends a request to the widget's service. Retries twice while the service is busy. Never rejects. */
export async function sendRequest<T>(url: URL, init: RequestInit, retries = mostRetries): Promise<Result<T>> {
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs), ...init });
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    if (response.status === 503 && retries > 0 && retryAfter <= longestRetryAfter) {
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
      return await sendRequest(url, init, retries - 1);
    }
    if (response.status === 429 && !response.headers.get('content-type')?.includes('json')) return tooMany;
    const body: unknown = response.status === 204 ? {} : await response.json();
    if (response.ok) return { data: body as T };
    return isRefusal(body) ? { error: body } : unavailable;
  } catch {
    return unavailable;
  }
}
