/// <reference lib="esnext.temporal" />
import type { WrittenPromotionCard } from '../../../shared/contract/written.ts';

export type Status = WrittenPromotionCard['status'];

/** The day that it is in a time zone, as YYYY-MM-DD. `now` in milliseconds since 1970. */
export const dayIn = (timeZone: string, now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** Whether an offer runs on a day; its first and last day both count. */
export function statusOn(day: string, { start, end }: { start: string; end?: string | undefined }): Status {
  if (day < start) return 'scheduled';
  return end !== undefined && day > end ? 'expired' : 'active';
}

const order: readonly Status[] = ['active', 'scheduled', 'expired'];

/** Active offers first, then scheduled ones, then ended ones. Otherwise in the given order. */
export const byStatus = (one: { status: Status }, other: { status: Status }): number =>
  order.indexOf(one.status) - order.indexOf(other.status);
