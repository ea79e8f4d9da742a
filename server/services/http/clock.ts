import { cultureCodes, cultures } from '../../../locales/index.ts';
import { emulatedTime } from '../../../shared/time/emulated-time.ts';

/** The time by which a read request is answered. */
export interface RequestTime {
  /** Epoch milliseconds. */
  now: number;
  isEmulated: boolean;
}

export type ReadClock = (search: URLSearchParams) => RequestTime;

/**
 * The clock of read requests. With emulation on, a valid `dem` replaces the time; without a zone of its own it is in the zone of the
 * request's culture, or UTC. Anything else is ignored, as on the site.
 */
export function createClock(emulation: boolean, readTime: () => number = Date.now): ReadClock {
  return (search) => {
    const culture = cultureCodes.find((code) => code === search.get('culture'));
    const timeZone = culture ? cultures[culture].timeZone : 'UTC';
    const emulated = emulation ? emulatedTime(search.get('dem'), timeZone) : undefined;
    return { now: emulated ?? readTime(), isEmulated: emulated !== undefined };
  };
}
