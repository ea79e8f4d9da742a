import { isDay } from './iso-date.ts';
import { wallClock } from './local-day.ts';

const dayAlone = /^\d{4}-\d\d-\d\d$/;
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/;

/** Epoch milliseconds of the local time `text` in a zone. */
function fromWallClock(text: string, timeZone: string): number {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const offset = Date.parse(`${wallClock(asUtc, timeZone).replace(' ', 'T')}Z`) - Math.floor(asUtc / 1000) * 1000;
  return asUtc - offset;
}

/**
 * Time of `?dem=` in epoch milliseconds: an ISO day (at noon) or a date-time, local to the market unless it names a
 * zone. Undefined for other values and for dates that do not exist, which are ignored.
 */
export function emulatedTime(text: string | null, timeZone: string): number | undefined {
  if (text === null || !isDay(text.slice(0, 10))) return undefined;
  const [, zone] = dateTime.exec(text) ?? [];
  let time = Number.NaN;
  if (zone !== undefined) time = Date.parse(text);
  else if (dayAlone.test(text)) time = fromWallClock(`${text}T12:00`, timeZone);
  else if (dateTime.test(text)) time = fromWallClock(text, timeZone);
  return Number.isNaN(time) ? undefined : time;
}
