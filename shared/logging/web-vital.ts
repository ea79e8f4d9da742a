/** Message of the log entry of one measurement, by which the site counts it. */
export const webVitalMessage = 'Web vital';

export const webVitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export const webVitalRatings = ['good', 'needs-improvement', 'poor'] as const;

/** A measurement of a visit, as the data of a log entry in JSON (https://web.dev/articles/vitals). */
export interface WebVital {
  name: (typeof webVitalNames)[number];
  /** Milliseconds; of CLS a score. */
  value: number;
  rating: (typeof webVitalRatings)[number];
  build: string;
  /** Key of the route of the document. */
  route: string;
  culture: string;
  /** Where the time was spent, in milliseconds, and which element caused it. */
  cause: Readonly<Record<string, string | number>>;
}
