import { createMetrics } from '../../../../server/telemetry/metrics.ts';

/** Metrics of a test, and a function that returns the samples of its counters, gauges and histograms by name and labels. */
export function testMetrics() {
  const metrics = createMetrics({ buildId: 'test', version: '0' });
  async function samples(pattern: RegExp): Promise<Record<string, number>> {
    const lines = (await metrics.registry.metrics()).split('\n').filter((line) => pattern.test(line));
    return Object.fromEntries(
      lines
        .filter((line) => !line.startsWith('#'))
        .map((line) => {
          const at = line.lastIndexOf(' ');
          return [line.slice(0, at), Number(line.slice(at))];
        }),
    );
  }
  return { metrics, samples };
}
