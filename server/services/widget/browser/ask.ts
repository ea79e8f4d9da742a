import type { Refusal, RefusalCode } from '../../accounts/answers.ts';

/** Besides what the service itself refuses: it did not answer. */
export interface Refused extends Omit<Refusal, 'code'> {
  code: RefusalCode | 'UNAVAILABLE';
}

export type Result<T> = { answer: T } | { refused: Refused };

const limitMs = 15_000;
const unavailable = { refused: { code: 'UNAVAILABLE' } } as const;

const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'code' in value;

/** Calls the widget's own service, which answers or says by a code why not. */
export async function ask<T>(address: URL, init: RequestInit): Promise<Result<T>> {
  try {
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(limitMs), ...init });
    const answer: unknown = response.status === 204 ? {} : await response.json();
    if (response.ok) return { answer: answer as T };
    return isRefusal(answer) ? { refused: answer } : unavailable;
  } catch {
    return unavailable;
  }
}
