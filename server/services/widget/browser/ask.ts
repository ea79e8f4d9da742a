import type { Refusal, RefusalCode } from '../../accounts/responses.ts';

/** Besides what the service itself refuses: it did not respond, or a limit in front of it was reached. */
export interface Refused extends Omit<Refusal, 'code'> {
  code: RefusalCode | 'UNAVAILABLE' | 'TOO_MANY_CALLS';
}

export type Result<T> = { answer: T } | { refused: Refused };

const limitMs = 15_000;
const tooMany = { refused: { code: 'TOO_MANY_CALLS' } } as const;
const unavailable = { refused: { code: 'UNAVAILABLE' } } as const;

const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'code' in value;

/** A service that is busy says when it has a place again; the visitor need not ask a second time for a wait of this many seconds. */
const longestRetryAfter = 5;
const mostRetries = 2;

/** Calls the widget's own service, which answers or says by a code why not. A call that found it busy is repeated twice. */
export async function ask<T>(address: URL, init: RequestInit, retries = mostRetries): Promise<Result<T>> {
  try {
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(limitMs), ...init });
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    if (response.status === 503 && retries > 0 && retryAfter <= longestRetryAfter) {
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
      return await ask(address, init, retries - 1);
    }
    if (response.status === 429 && !response.headers.get('content-type')?.includes('json')) return tooMany;
    const answer: unknown = response.status === 204 ? {} : await response.json();
    if (response.ok) return { answer: answer as T };
    return isRefusal(answer) ? { refused: answer } : unavailable;
  } catch {
    return unavailable;
  }
}
