/** Days as services and the route table write them (`2025-09-01`), both included; an end that is left out is open. */
export interface DateRange {
  start?: string | undefined;
  end?: string | undefined;
}

/** 0 inside the range, 1 not started, 2 expired. */
export type DateRangeStatus = 0 | 1 | 2;

/** `day` is the one in the market's zone, see `localDay`. */
export function dateRangeStatus({ start, end }: DateRange, day: string): DateRangeStatus {
  if (start !== undefined && day < start) return 1;
  return end !== undefined && day > end ? 2 : 0;
}
