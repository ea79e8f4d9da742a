import * as v from 'valibot';
import { createPurges } from '../../../../server/cache/purges.ts';
import type { HttpClient } from '../../../../server/upstream/http-client.ts';
import { createUpstream } from '../../../../server/upstream/upstream.ts';
import type { HttpResponse } from '../../../../shared/data/fetch-resource.ts';
import { type Resource, resource, type Result } from '../../../../shared/data/resource.ts';
import { recordingLog } from './recording-log.ts';
import { testBrand } from './test-config.ts';
import { testMetrics } from './test-metrics.ts';

export const schema = v.object({ n: v.number(), html: v.optional(v.string()) });
export const things = resource('v1/things/', {}, async () => schema);
const brand = testBrand();

export const json = (value: unknown, status = 200): HttpResponse => ({
  status,
  contentType: 'application/json',
  text: async () => JSON.stringify(value),
});

/** An upstream whose HTTP client waits for responses of the test. Its clock is fake too, unless it `ticks`. */
export function createTestUpstream({ ticks = false } = {}) {
  const clock = { now: 0 };
  const calls: {
    call: string;
    url: string;
    signal: AbortSignal | undefined;
    requestId: string;
    response: (response: HttpResponse | Error) => void;
  }[] = [];
  const httpClient = {
    send(call: string, url: string, { signal, requestId }: { signal: AbortSignal | undefined; requestId: string }) {
      return new Promise<HttpResponse>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
        calls.push({
          call,
          url,
          signal,
          requestId,
          response: (given) => (given instanceof Error ? reject(given) : resolve(given)),
        });
      });
    },
  } as unknown as HttpClient;
  const { log, codes, entries } = recordingLog();
  const logged: string[] = [];
  const { metrics, samples } = testMetrics();
  const purges = createPurges();
  const upstream = createUpstream({
    httpClient,
    log,
    metrics: metrics.upstream,
    reportToLogger: (_, message, data) => void logged.push(`${message}: ${data}`),
    purges,
    timeoutMs: 4_000,
    ...(!ticks && { now: () => clock.now }),
  });
  const read = (of: Resource<unknown> = things, signal?: AbortSignal, by = brand, requestId = 'r-1') =>
    upstream.read(by, of, { requestId, ...(signal && { signal }) });
  /** Reads with an immediate response. */
  const readWith = async (response: HttpResponse | Error, of: Resource<unknown> = things): Promise<Result<unknown>> => {
    const result = read(of);
    calls.at(-1)?.response(response);
    return result;
  };
  const lastGood = (of: Resource<unknown> = things) => upstream.lastGood(brand, of, { requestId: 'r-2' }, 2_000.4);
  return { upstream, purges, read, readWith, lastGood, calls, clock, codes, entries, logged, samples };
}
