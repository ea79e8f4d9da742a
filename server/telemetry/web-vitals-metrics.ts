import { Counter, Histogram, type Registry } from 'prom-client';
import type { CountedVital } from '../../shared/contract/web-vital.ts';
import { table } from '../../shared/routing/table.ts';

const routes: ReadonlySet<string> = new Set(table.map(({ key }) => key));

/** Seconds. The limits of "good" and "poor" are among them: TTFB 0.8 and 1.8, LCP 2.5 and 4, INP 0.2 and 0.5. */
const timeBuckets = [0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8];
/** The limits of CLS are 0.1 and 0.25. */
const shiftBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1];

/** Metrics measured by browsers. Clients could send any value, so labels take only values that the code lists. */
export function createWebVitalsMetrics(registry: Registry) {
  const registers = [registry];
  const reports = new Counter({
    name: 'web_vitals_total',
    help: 'Measurements of browsers by their rating.',
    labelNames: ['name', 'rating', 'route'],
    registers,
  });
  const times = new Histogram({
    name: 'web_vitals_seconds',
    help: 'LCP, INP and TTFB that browsers measured.',
    labelNames: ['name', 'route'],
    buckets: timeBuckets,
    registers,
  });
  const shifts = new Histogram({
    name: 'web_vitals_layout_shift',
    help: 'CLS that browsers measured.',
    labelNames: ['route'],
    buckets: shiftBuckets,
    registers,
  });
  return {
    countVital({ name, value, rating, route: given }: CountedVital) {
      const route = routes.has(given) ? given : 'other';
      reports.inc({ name, rating, route });
      if (name === 'CLS') shifts.observe({ route }, value);
      else times.observe({ name, route }, value / 1000);
    },
  };
}
