import { AggregatorRegistry, type PrometheusContentType } from 'prom-client';
import { createMissingGauge, type Metrics } from '../telemetry/metrics.ts';
import type { RequestWorkers } from './worker-requests.ts';

/** Metrics of this worker, for the primary process. */
export const workerMetrics = ({ registry }: Pick<Metrics, 'registry'>) => registry.getMetricsAsJSON();

/** Metrics of all workers together, for the primary process. Workers that don't respond are left out and counted. */
export function createClusterMetrics(request: RequestWorkers, processes: number): () => Promise<string> {
  return async () => {
    const { responses } = await request<object[]>('metrics', undefined);
    const registry = AggregatorRegistry.aggregate<PrometheusContentType>(responses);
    createMissingGauge(registry).set(Math.max(0, processes - responses.length));
    return registry.metrics();
  };
}
