import type { Restriction } from '../contract/shell.ts';

/** Ways into account and games. */
export type Way = 'login' | 'join' | 'play';

const blocking: ReadonlySet<Restriction> = new Set(['blocked', 'fullyblocked', 'accountblocked']);

/** Whether the place forbids an account altogether: nothing optional may be stored there either. */
export const isBlocking = (restriction: Restriction): boolean => blocking.has(restriction);

const closedBy: Readonly<Record<Restriction, readonly Way[]>> = {
  none: [],
  blocked: ['login', 'join', 'play'],
  fullyblocked: ['login', 'join', 'play'],
  accountblocked: ['login', 'join'],
  blockedwithlogin: ['join'],
  playblocked: ['play'],
  registerblocked: ['join'],
};

/** A country whose players are told so in words of their own. */
const turnedAway = 'US';
export const isTurnedAway = (iso2: string): boolean => iso2 === turnedAway;

/** The ways that are closed to a visitor. */
export function closedWays(restriction: Restriction, iso2: string): readonly Way[] {
  const closed = closedBy[restriction];
  return isTurnedAway(iso2) ? [...new Set<Way>([...closed, 'join', 'play'])] : closed;
}

/** What says so: a strip, the whole notice where nothing at all is open, or nothing where nothing is closed. */
export function noticeOf(restriction: Restriction, iso2: string): 'none' | 'strip' | 'full' {
  if (restriction === 'fullyblocked') return 'full';
  return restriction !== 'none' || isTurnedAway(iso2) ? 'strip' : 'none';
}
