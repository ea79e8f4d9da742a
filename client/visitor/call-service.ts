import type * as v from 'valibot';
import { resource, type Query } from '../../shared/data/resource.ts';
import { fetchPatiently } from '../data/fetch-patiently.ts';
import { sendWithin } from '../data/send.ts';

const send = sendWithin(5_000);

export interface ServiceCall<T> {
  /** URL of the service, without a trailing slash. */
  origin: string;
  path: string;
  query: Query;
  schema: () => Promise<v.GenericSchema<unknown, T>>;
}

/** Calls a service of the shell. Returns undefined, and calls `report`, when the response is missing or invalid. */
export async function callService<T>(
  { origin, path, query, schema }: ServiceCall<T>,
  report: (reason: string) => void = () => undefined,
): Promise<T | undefined> {
  let reason = 'not found';
  const result = await fetchPatiently(resource(path, query, schema), {
    origin,
    send,
    pausesMs: [500, 1_000],
    report(failure) {
      reason = `${failure.reason} ${failure.detail}`;
    },
  });
  if (result.state === 'found') return result.data;
  report(reason);
  return undefined;
}
