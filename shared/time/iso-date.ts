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
