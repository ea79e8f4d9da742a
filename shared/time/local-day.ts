/** Cached formatters by zone, which are slow to create and hold no visitor's state. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  // The Swedish date format is ISO.
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Local time in a zone: `2026-12-24 09:30:00`. `now` in epoch milliseconds. */
export const wallClock = (now: number, timeZone: string): string => formatterOf(timeZone).format(now);

/** The day in a zone: `2026-12-24`. */
export const localDay = (now: number, timeZone: string): string => wallClock(now, timeZone).slice(0, 10);
