import { type MetricWithAttribution, onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { type WebVital, webVitalMessage } from '../../shared/logging/web-vital.ts';
import type { Site } from '../site-context.ts';
import type { Logger } from './logger.ts';

/** Causes that say where time was spent. The others repeat them, or are objects of the browser. */
const causes: ReadonlySet<string> = new Set([
  'target',
  'timeToFirstByte',
  'resourceLoadDelay',
  'resourceLoadDuration',
  'elementRenderDelay',
  'interactionTarget',
  'interactionType',
  'inputDelay',
  'processingDuration',
  'presentationDelay',
  'largestShiftTarget',
  'loadState',
  'waitingDuration',
  'cacheDuration',
  'dnsDuration',
  'connectionDuration',
  'requestDuration',
]);

function causeOf({ attribution }: MetricWithAttribution): WebVital['cause'] {
  return Object.fromEntries(
    Object.entries(attribution).flatMap(([name, value]: [string, unknown]): (readonly [string, string | number])[] => {
      if (!causes.has(name)) return [];
      if (typeof value === 'number') return [[name, Math.round(value)]];
      return typeof value === 'string' ? [[name, value.slice(0, 200)]] : [];
    }),
  );
}

/** Logs how fast this document loads and responds, as long as the visitor allows it. */
export function logVitals({ culture }: Site, log: Logger, isAllowed: () => boolean): void {
  // Navigation inside the document changes them later.
  const { build = '', page: route = '' } = document.documentElement.dataset;
  const report = (metric: MetricWithAttribution) => {
    if (!isAllowed()) return;
    const { name, rating } = metric;
    if (name === 'FCP') return;
    const value = name === 'CLS' ? Math.round(metric.value * 10_000) / 10_000 : Math.round(metric.value);
    const vital: WebVital = { name, value, rating, build, route, culture: culture.code, cause: causeOf(metric) };
    log('LogInfo', webVitalMessage, JSON.stringify(vital));
  };
  for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(report);
}
