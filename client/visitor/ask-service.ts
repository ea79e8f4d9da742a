import type * as v from 'valibot';
import { fetchResource } from '../../shared/data/fetch-resource.ts';
import { resource, type Query } from '../../shared/data/resource.ts';
import { sendWithin } from '../data/send.ts';

const send = sendWithin(5_000);

/** Tries again after these pauses before a call counts as failed. */
const pausesMs = [500, 1_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface ServiceCall<T> {
  /** Address of the service, without a slash at the end. */
  origin: string;
  path: string;
  query: Query;
  schema: () => Promise<v.GenericSchema<unknown, T>>;
}

/** Asks a service of the shell; undefined when it gives nothing that can be used, told to `report` alone. */
export async function askService<T>(
  { origin, path, query, schema }: ServiceCall<T>,
  report: (reason: string) => void = () => undefined,
): Promise<T | undefined> {
  const call = resource(path, query, schema);
  let reason = '';
  for (const ms of [...pausesMs, 0]) {
    const result = await fetchResource(call, {
      origin,
      transport: send,
      report: (failure) => {
        reason = `${failure.reason} ${failure.detail}`;
      },
    });
    if (result.state === 'found') return result.data;
    if (result.state === 'notFound') break;
    if (ms > 0) await pause(ms);
  }
  report(reason || 'not found');
  return undefined;
}
