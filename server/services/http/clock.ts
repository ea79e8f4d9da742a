import { cultureCodes, cultures } from '../../../locales/index.ts';
import { emulatedTime } from '../../../shared/time/emulated-time.ts';

/** The current time of a GET. */
export interface RequestTime {
  /** Epoch milliseconds. */
  now: number;
  isEmulated: boolean;
}

export type ReadClock = (query: Readonly<Record<string, unknown>>) => RequestTime;

/**
 * Reads the time for a query. With emulation on, a valid `dem` replaces the time; without a zone of its own it is in the zone of the
 * request's culture, or UTC. Anything else is ignored, as on the site.
 */
export function createClock(emulation: boolean, readTime: () => number = Date.now): ReadClock {
  return (query) => {
    const culture = cultureCodes.find((code) => code === query['culture']);
    const timeZone = culture ? cultures[culture].timeZone : 'UTC';
    const [dem] = [query['dem']].flat();
    const emulated = emulation && typeof dem === 'string' ? emulatedTime(dem, timeZone) : undefined;
    return { now: emulated ?? readTime(), isEmulated: emulated !== undefined };
  };
}
