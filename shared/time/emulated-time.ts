import { wallClock } from './local-day.ts';

const dayAlone = /^\d{4}-\d\d-\d\d$/;
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/;

/** Milliseconds since the epoch at which clocks of the zone show `text`, which names no zone. */
function fromWallClock(text: string, timeZone: string): number {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const offset = Date.parse(`${wallClock(asUtc, timeZone).replace(' ', 'T')}Z`) - Math.floor(asUtc / 1000) * 1000;
  return asUtc - offset;
}

/**
 * The time that `?dem=` asks for, in epoch milliseconds: an ISO day (its noon) or a date-time, which is the market's own unless it
 * names its zone. Undefined for anything else: it is then ignored.
 */
export function emulatedTime(text: string | null, timeZone: string): number | undefined {
  if (text === null) return undefined;
  const [, zone] = dateTime.exec(text) ?? [];
  let time = Number.NaN;
  if (zone !== undefined) time = Date.parse(text);
  else if (dayAlone.test(text)) time = fromWallClock(`${text}T12:00`, timeZone);
  else if (dateTime.test(text)) time = fromWallClock(text, timeZone);
  return Number.isNaN(time) ? undefined : time;
}
