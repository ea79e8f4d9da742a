import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheState } from '../http/header-values.ts';
import { createUpstreamMetrics } from './upstream-metrics.ts';
import { createWebVitalsMetrics } from './web-vitals-metrics.ts';

/** Names and bounded values by which requests are counted. */
export interface RequestLabels {
  /** Key of the page's route, the first name of a system path, `redirect`, `file`, or `refused` by the listener. */
  readonly route: string;
  /** Id of the brand, `none` for an unknown host. */
  readonly brand: string;
  /** Value of `X-Cache`, `none` for responses that are not pages. */
  readonly cache: CacheState | 'none';
  /** Status code. `499` when the client disconnected before the response began. */
  readonly status: number;
}

/** A purge as it is counted. One without tags is not. */
export interface CountedPurge {
  readonly tags: readonly string[];
  readonly hard: boolean;
}

/** Facts that are read when the metrics are. */
export interface Gauges {
  cacheBytes(): number;
  cacheEntries(): number;
}

/** Seconds. A cached page takes less than a millisecond, the deadline of a page is 5 s. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Of several processes the slowest counts: an average would hide that one of them is blocked. */
const eventLoopPercentiles = ['50', '90', '99'].map((percentile) => `nodejs_eventloop_lag_p${percentile}_seconds`);

/** Counters of one process, in the text format of Prometheus. `buildId` and `version` label `site_build_info`. */
export function createMetrics(build: { buildId: string; version: string }) {
  const registry = new Registry();
  const registers = [registry];
  const requestLabels = ['route', 'brand', 'cache', 'status'] as const;
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response has been sent.',
    labelNames: requestLabels,
    buckets,
    registers,
  });
  // Derived from the durations at each scrape, so that a request is recorded once.
  const requests: Counter = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route, brand, X-Cache and status.',
    labelNames: requestLabels,
    registers,
    async collect() {
      requests.reset();
      for (const { metricName, labels, value } of (await durations.get()).values) {
        if (metricName?.endsWith('_count')) requests.inc(labels, value);
      }
    },
  });
  const renders = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time of rendering and compressing a page whose data has arrived.',
    labelNames: ['kind', 'brand'],
    buckets,
    registers,
  });
  const evictions = new Counter({
    name: 'page_cache_evictions_total',
    help: 'Pages evicted from the cache for lack of space.',
    registers,
  });
  const coalesced = new Counter({
    name: 'page_coalesced_total',
    help: 'Requests that joined a page in flight.',
    labelNames: ['route'],
    registers,
  });
  const purges = new Counter({
    name: 'purges_total',
    help: 'Purges that were applied.',
    labelNames: ['mode'],
    registers,
  });
  const purged = new Counter({
    name: 'purged_entries_total',
    help: 'Cached pages and responses of services that purges removed or made stale.',
    labelNames: ['cache'],
    registers,
  });
  const info = new Gauge({
    name: 'site_build_info',
    help: 'Always 1. Its labels name the build.',
    labelNames: ['build', 'version'],
    aggregator: 'first',
    registers,
  });
  info.set({ build: build.buildId, version: build.version }, 1);
  // The primary process knows it. The gauge of a process that is alone stays 0.
  createMissingGauge(registry);

  return {
    registry,
    /** Metrics of calls to services. */
    upstream: createUpstreamMetrics(registry),
    /** Metrics measured by browsers. */
    webVitals: createWebVitalsMetrics(registry),
    countRequest({ route, brand, cache, status }: RequestLabels, ms: number) {
      durations.observe({ route, brand, cache, status }, ms / 1000);
    },
    countRender(kind: 'complete' | 'stream', brand: string, ms: number) {
      renders.observe({ kind, brand }, ms / 1000);
    },
    countEviction: () => evictions.inc(),
    countPurges(applied: readonly CountedPurge[], counts: { pages: number; responses: number }) {
      for (const { tags, hard } of applied) if (tags.length > 0) purges.inc({ mode: hard ? 'hard' : 'soft' });
      purged.inc({ cache: 'pages' }, counts.pages);
      purged.inc({ cache: 'responses' }, counts.responses);
    },
    countCoalesced: (route: string) => coalesced.inc({ route }),
    /** Adds values that are read at each scrape, and those of the process: memory, CPU, event-loop lag. */
    watch(gauges: Gauges) {
      for (const [name, help, read] of [
        ['page_cache_bytes', 'Bytes of the cached pages.', gauges.cacheBytes],
        ['page_cache_entries', 'Number of cached pages.', gauges.cacheEntries],
      ] as const) {
        const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
      }
      collectDefaultMetrics({ register: registry });
      for (const name of eventLoopPercentiles) {
        const gauge = registry.getSingleMetric(name);
        if (gauge) Object.assign(gauge, { aggregator: 'max' });
      }
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/** Processes whose metrics a scrape lacks. */
export const createMissingGauge = (registry: Registry) =>
  new Gauge({
    name: 'metrics_workers_missing',
    help: 'Processes that should serve, and have not sent their metrics in time.',
    aggregator: 'omit',
    registers: [registry],
  });
