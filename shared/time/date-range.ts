import { wallClock } from './local-day.ts';

/**
 * Period of validity, both ends included. A missing end is open. An end is a day (`2025-09-01`) or local time in the
 * market (`2025-09-01 18:00:00`, see `localBound`).
 */
export interface DateRange {
  start?: string | undefined;
  end?: string | undefined;
}

/** 0 inside the range, 1 not started, 2 expired. */
export type DateRangeStatus = 0 | 1 | 2;

/**
 * `now` is the day or time in the market's zone, see `localDay` and `wallClock`. Compares with the precision of each
 * end.
 */
export function dateRangeStatus({ start, end }: DateRange, now: string): DateRangeStatus {
  if (start !== undefined && now.slice(0, start.length) < start) return 1;
  return end !== undefined && now.slice(0, end.length) > end ? 2 : 0;
}

/** Start or end of a range, a day or an instant from a service, as local time of the market. */
export const localBound = (date: string, timeZone: string): string =>
  date.includes('T') ? wallClock(Date.parse(date), timeZone) : date;
