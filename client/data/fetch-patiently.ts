import { emulatedResource } from '../../shared/data/emulated-resource.ts';
import { type CallFailure, fetchResource, type SendRequest } from '../../shared/data/fetch-resource.ts';
import type { Resource, Result } from '../../shared/data/resource.ts';
import { sendOnce, sendWithin } from './send.ts';

interface PatientCall {
  origin: string;
  signal?: AbortSignal | undefined;
  /** Epoch milliseconds of a visit whose time is emulated. */
  emulatedNow?: number | undefined;
  banned?: readonly string[];
  report(failure: CallFailure): void;
  send?: SendRequest;
  /** Pauses before each retry, in milliseconds. */
  pausesMs?: readonly number[];
}

/** Enough for a long list on a slow connection; after that the call times out. */
const limitMs = 15_000;
const sendFresh = sendWithin(limitMs);
const sendLasting = sendOnce(limitMs);
const sendPastCache = sendWithin(limitMs, 'reload');

/** Bypasses the HTTP cache on a retry of an immutable resource, because the unusable response may have come from it. */
function senderOf({ freshMs }: Resource<unknown>, attempt: number): SendRequest {
  if (Number.isFinite(freshMs)) return sendFresh;
  return attempt === 0 ? sendLasting : sendPastCache;
}

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** A 404 is not a failure, but in development it may be a misspelt URL. */
function reportNotFound(key: string) {
  if (process.env.NODE_ENV === 'development') console.warn('[data]', key, 'not found');
}

/** Fetches a resource and retries failures; reports only the last failure. */
export async function fetchPatiently<T>(
  named: Resource<T>,
  { origin, signal, emulatedNow, banned = [], report, send, pausesMs = [500, 1_000, 2_000] }: PatientCall,
): Promise<Result<T>> {
  const resource = emulatedNow === undefined ? named : emulatedResource(named, emulatedNow);
  const optionsOf = (attempt: number) => ({
    origin,
    send: send ?? senderOf(resource, attempt),
    signal,
    banned,
    reportNotFound,
  });
  for (const [attempt, ms] of pausesMs.entries()) {
    const result = await fetchResource(resource, { ...optionsOf(attempt), report: () => undefined });
    if (result.state !== 'failed' || signal?.aborted) return result;
    await pause(ms, signal);
  }
  return fetchResource(resource, { ...optionsOf(pausesMs.length), report });
}
