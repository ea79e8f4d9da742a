import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { BreakerState } from '../async/breaker.ts';

/**
 * Outcome of a call to a service. `malformed` means that the response breaks the contract, `aborted` that no client
 * waited any more, `skipped` that the call was not made: it had just failed, or its breaker was open.
 */
export type CallOutcome = 'ok' | 'not-found' | 'error' | 'timeout' | 'malformed' | 'aborted' | 'skipped';

/** Size of the cache of responses. */
export interface CacheSize {
  bytes(): number;
  entries(): number;
}

/** State of the HTTP client. */
export interface ClientState {
  /** By origin and path of the call. */
  breakers(): Iterable<readonly [name: string, state: BreakerState]>;
  /** Requests of each connection pool. */
  pools(): Readonly<Record<string, { running: number; queued: number }>>;
}

/** Seconds. A call takes a few milliseconds, its time limit is 4 s. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const breakerValues: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Metrics of calls to services. `call` is a path without ids and queries, so its values are those of the code. */
export function createUpstreamMetrics(registry: Registry) {
  const registers = [registry];
  const calls = new Counter({
    name: 'upstream_requests_total',
    help: 'Calls to services by outcome.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'upstream_request_duration_seconds',
    help: 'Time until the response of a service has been read, or until the call has failed.',
    labelNames: ['call'],
    buckets,
    registers,
  });
  const coalesced = new Counter({
    name: 'upstream_coalesced_total',
    help: 'Reads that joined a call in flight.',
    labelNames: ['call'],
    registers,
  });
  const stale = new Counter({
    name: 'upstream_stale_total',
    help: 'Reads that got the last good response, because the call failed, was late or was skipped.',
    labelNames: ['call'],
    registers,
  });
  const evictions = new Counter({
    name: 'upstream_cache_evictions_total',
    help: 'Responses of services evicted from the cache for lack of space.',
    registers,
  });

  return {
    /** `ms` is missing for a call that was not made. */
    countCall(call: string, outcome: CallOutcome, ms?: number) {
      calls.inc({ call, outcome });
      if (ms !== undefined) durations.observe({ call }, ms / 1000);
    },
    countCoalesced: (call: string) => coalesced.inc({ call }),
    countStale: (call: string) => stale.inc({ call }),
    countEviction: () => evictions.inc(),
    /** Adds values that are read at each scrape. */
    watchCache(cache: CacheSize) {
      for (const [name, help, read] of [
        ['upstream_cache_bytes', 'Length of the cached responses of services.', cache.bytes],
        ['upstream_cache_entries', 'Number of cached responses of services.', cache.entries],
      ] as const) {
        const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
      }
    },
    /** Adds values that are read at each scrape. */
    watchClient(client: ClientState) {
      const breakers: Gauge<'breaker'> = new Gauge({
        name: 'upstream_breaker_state',
        help: 'Circuit breakers by origin and call: 0 closed, 1 half-open, 2 open. The highest of all processes.',
        labelNames: ['breaker'],
        aggregator: 'max',
        registers,
        collect() {
          for (const [breaker, state] of client.breakers()) breakers.set({ breaker }, breakerValues[state]);
        },
      });
      for (const [name, help, field] of [
        ['upstream_running_requests', 'Requests whose response is awaited.', 'running'],
        ['upstream_queued_requests', 'Requests that wait for a free connection.', 'queued'],
      ] as const) {
        const gauge: Gauge<'pool'> = new Gauge({
          name,
          help,
          labelNames: ['pool'],
          registers,
          collect() {
            for (const [pool, size] of Object.entries(client.pools())) gauge.set({ pool }, size[field]);
          },
        });
      }
    },
  };
}
export type UpstreamMetrics = ReturnType<typeof createUpstreamMetrics>;
