import { type CallFailure, fetchResource, type Transport } from '../../shared/data/fetch-resource.ts';
import type { Resource, Result } from '../../shared/data/resource.ts';
import { sendWithin } from './send.ts';

interface PatientCall {
  origin: string;
  signal?: AbortSignal | undefined;
  banned?: readonly string[];
  report(failure: CallFailure): void;
  transport?: Transport;
  /** It is tried again after these pauses before it counts as failed. */
  pausesMs?: readonly number[];
}

/** Time for a long list on a slow line; a service that is silent for so long is not waited for. */
const send = sendWithin(15_000);

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** A 404 is no failure, but a developer may have misspelt the address. */
function reportNotFound(key: string) {
  if (process.env.NODE_ENV === 'development') console.warn('[data]', key, 'not found');
}

/** Asks for a resource, and again when it fails; only the last failure is reported. */
export async function fetchPatiently<T>(
  resource: Resource<T>,
  { origin, signal, banned = [], report, transport = send, pausesMs = [500, 1_000, 2_000] }: PatientCall,
): Promise<Result<T>> {
  const options = { origin, transport, signal, banned, reportNotFound };
  for (const ms of pausesMs) {
    const result = await fetchResource(resource, { ...options, report: () => undefined });
    if (result.state !== 'failed' || signal?.aborted) return result;
    await pause(ms, signal);
  }
  return fetchResource(resource, { ...options, report });
}
