import type { Restriction } from '../contract/visitor-services.ts';

/** Entry links to account and games. */
export type EntryLink = 'login' | 'join' | 'play';

const blocking: ReadonlySet<Restriction> = new Set(['blocked', 'fullyblocked', 'accountblocked']);

/** Whether the location forbids an account. Nothing optional may be stored there either. */
export const isBlocking = (restriction: Restriction): boolean => blocking.has(restriction);

const blockedBy: Readonly<Record<Restriction, readonly EntryLink[]>> = {
  none: [],
  blocked: ['login', 'join', 'play'],
  fullyblocked: ['login', 'join', 'play'],
  accountblocked: ['login', 'join'],
  blockedwithlogin: ['join'],
  playblocked: ['play'],
  registerblocked: ['join'],
};

/** Country whose players get a separate notice with a link to the arcade app. */
const turnedAway = 'US';
export const isTurnedAway = (iso2: string): boolean => iso2 === turnedAway;

/** Entry links that are blocked for a visitor. */
export function blockedEntryLinks(restriction: Restriction, iso2: string): readonly EntryLink[] {
  const blocked = blockedBy[restriction];
  return isTurnedAway(iso2) ? [...new Set<EntryLink>([...blocked, 'join', 'play'])] : blocked;
}

/** Notice to show: a strip, the full notice where everything is blocked, or none. */
export function noticeOf(restriction: Restriction, iso2: string): 'none' | 'strip' | 'full' {
  if (restriction === 'fullyblocked') return 'full';
  return restriction !== 'none' || isTurnedAway(iso2) ? 'strip' : 'none';
}
