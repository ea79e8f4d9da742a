import * as v from 'valibot';
import { webVitalNames, webVitalRatings } from '../logging/web-vital.ts';

/** Fields of a browser's measurement that the site counts. */
export const countedVital = v.object({
  name: v.picklist(webVitalNames),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  rating: v.picklist(webVitalRatings),
  route: v.string(),
});
export type CountedVital = v.InferOutput<typeof countedVital>;
