/**
 * Dates of services as CONTRACT.md defines them. An instant is RFC 3339, in UTC without a zone. A day is a day in the
 * market's time zone. Other values are treated as missing.
 */
import * as v from 'valibot';

const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/;
/** RFC 3339 allows a space instead of `T`, and lower case. */
const instantPattern =
  /^(\d{4}-\d\d-\d\d)[Tt ]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?)([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;

/** Whether the date exists: engines parse 30 February as 2 March. */
export function isDay(text: string): boolean {
  const [, year, month, day] = dayPattern.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * An instant with its zone, which every engine parses: `2026-11-25T10:30:00` → `2026-11-25T10:30:00Z`. Undefined for
 * other values.
 */
export function readInstant(text: string): string | undefined {
  const [, day = '', time = '', zone = 'Z'] = instantPattern.exec(text) ?? [];
  return isDay(day) ? `${day}T${time}${zone.toUpperCase()}` : undefined;
}

const read = (message: string, readText: (text: string) => string | undefined) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): string => {
      const date = readText(dataset.value.trim());
      if (date !== undefined) return date;
      addIssue({ message });
      return NEVER;
    }),
  );

/** A moment in time, with its zone. */
export const instant = read('is no instant', readInstant);

/** A day, or an instant where the service is more exact. */
export const dayOrInstant = read('is neither a day nor an instant', (text) => (isDay(text) ? text : readInstant(text)));
