import { localDay } from './local-day.ts';

/** Whether a day (`2026-12-24`) is one of 1 to 26 December, both included. */
export function isFestiveDay(day: string): boolean {
  const inYear = day.slice(5);
  return inYear >= '12-01' && inYear <= '12-26';
}

/** Whether it is a festive day in a market's zone. `now` in epoch milliseconds. */
export const isFestive = (now: number, timeZone: string): boolean => isFestiveDay(localDay(now, timeZone));
