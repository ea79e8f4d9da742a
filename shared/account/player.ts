import type { TrackingInfo } from '../contract/tracking.ts';
import { isRecord } from '../data/is-record.ts';
import { type AccountMode, accountModules, funnelPoints, guestMode, type Segment, segments } from './account-mode.ts';

/** What the site knows of one player. */
export interface PlayerState {
  /** The browser's own language. */
  browserCulture: string;
  accountMode: AccountMode;
  /** The account was opened in this session. */
  newRegistration: boolean;
  username: string;
  loginname: string;
  /** Promotions were looked at; the field is spelt so wherever it is stored. */
  promosViewd: boolean;
  segment: Segment;
  /** Code of brand tracking. */
  bt: string;
  /** The advertiser's name. */
  aname: string;
  /** Where on the platform the player wants to go. */
  deeplink: string;
  deeplinkPrId: string;
  /** The player has said that they are not in Ontario. */
  notOntario: boolean;
  /** The platform is asked about the player right now. */
  loading: boolean;
  userExternalId: string;
  /** Language in which the platform addresses them. */
  sonLangCode: string;
  tracking: { info?: TrackingInfo; ready: boolean };
}

export const newPlayer = (browserCulture: string): PlayerState => ({
  browserCulture,
  accountMode: guestMode,
  newRegistration: false,
  username: '',
  loginname: '',
  promosViewd: false,
  segment: segments.guest,
  bt: '',
  aname: '',
  deeplink: '',
  deeplinkPrId: '',
  notOntario: false,
  loading: false,
  userExternalId: '',
  sonLangCode: '',
  tracking: { ready: false },
});

/** What lasts no longer than a session of one tab. */
const ofSession = ['accountMode', 'newRegistration', 'deeplink', 'deeplinkPrId', 'bt'] as const;

type Check = (value: unknown) => boolean;
const isBoolean: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string' && value.length <= 200;
const oneOf =
  (list: readonly unknown[]): Check =>
  (value) =>
    list.includes(value);

/** What may be stored of a player. What is of the moment is not: whether calls are under way, and what tracking says. */
const stored: Readonly<Partial<Record<keyof PlayerState, Check>>> = {
  accountMode: (value) =>
    isRecord(value) &&
    oneOf(funnelPoints)(value['funnelPoint']) &&
    oneOf(accountModules)(value['module']) &&
    Object.keys(value).length === 2,
  newRegistration: isBoolean,
  username: isText,
  loginname: isText,
  promosViewd: isBoolean,
  segment: oneOf(Object.values(segments)),
  bt: isText,
  aname: isText,
  deeplink: isText,
  deeplinkPrId: isText,
  notOntario: isBoolean,
  userExternalId: isText,
  sonLangCode: isText,
};

/** What is written down of a player. */
export const storedPlayer = (player: Readonly<PlayerState>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(stored).map((field) => [field, player[field as keyof PlayerState]]));

/**
 * A player as it was written down; undefined when it is not one. Of what another session wrote only that is taken which outlives a
 * session.
 */
export function readPlayer(value: unknown, isSameSession: boolean): Partial<PlayerState> | undefined {
  if (!isRecord(value)) return undefined;
  const left: readonly string[] = isSameSession ? [] : ofSession;
  const found: [string, unknown][] = [];
  for (const [field, check] of Object.entries(stored)) {
    if (!(field in value)) continue;
    if (!check(value[field])) return undefined;
    if (!left.includes(field)) found.push([field, value[field]]);
  }
  return Object.fromEntries(found) as Partial<PlayerState>;
}
