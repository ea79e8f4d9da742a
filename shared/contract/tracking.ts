import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(200));

/** Message by which the tracking script reports that it has loaded. */
export const trackingMessage = v.object({
  source: v.literal('pg-tracking'),
  event: v.literal('ready'),
  info: v.object({ arCode: text, uguid: text, usguid: text, ustd: text, utv: text, flowId: text }),
});
export type TrackingInfo = v.InferOutput<typeof trackingMessage>['info'];

/** One page view, as `window.pgTracking.visit` takes it. */
export const visit = v.object({
  code: text,
  url: v.pipe(v.string(), v.maxLength(4000)),
  referrer: v.pipe(v.string(), v.maxLength(4000)),
});
export type Visit = v.InferOutput<typeof visit>;

/** Visits that the embedded tracking service takes in one POST. */
export const mostVisits = 50;

/** Value of `window.pgTracking`, set by the tracking script. */
export interface Tracking {
  visit(visit: Visit): void;
}
