import type { TrackingInfo } from '../contract/tracking.ts';
import { isRecord } from '../data/is-record.ts';
import { type AccountMode, accountModules, funnelPoints, guestMode, type Segment, segments } from './account-mode.ts';

/** State of one player. */
export interface PlayerState {
  /** Language of the browser. */
  browserCulture: string;
  accountMode: AccountMode;
  /** The account was opened in this session. */
  newRegistration: boolean;
  username: string;
  loginname: string;
  /** The player has viewed promotions. The misspelt name is part of the storage format. */
  promosViewd: boolean;
  segment: Segment;
  /** Brand tracking code. */
  bt: string;
  /** The advertiser's name. */
  aname: string;
  /** Target path on the platform. */
  deeplink: string;
  /** The advertiser's reference for the deep link. */
  deeplinkPrId: string;
  /** The player has declared that they are not in Ontario. */
  notOntario: boolean;
  /** A request for the player's status is in flight. */
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

/** Account fields without a login: before it, and after signing out. */
export const noAccount = {
  segment: segments.guest,
  accountMode: guestMode,
  newRegistration: false,
  username: '',
  loginname: '',
  userExternalId: '',
  sonLangCode: '',
} as const satisfies Partial<PlayerState>;

type Check = (value: unknown) => boolean;
const isBoolean: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string' && value.length <= 200;
const oneOf =
  (list: readonly unknown[]): Check =>
  (value) =>
    list.includes(value);

type StoredFields = Readonly<Partial<Record<keyof PlayerState, Check>>>;

/** Fields shared by all tabs. Transient ones are not stored: requests in flight, and the tracking state. */
const sharedFields = {
  username: isText,
  loginname: isText,
  promosViewd: isBoolean,
  segment: oneOf(Object.values(segments)),
  aname: isText,
  notOntario: isBoolean,
  userExternalId: isText,
  sonLangCode: isText,
} satisfies StoredFields;

/** Fields of one tab's session (ACC-11). */
const tabFields = {
  accountMode: (value) =>
    isRecord(value) &&
    oneOf(funnelPoints)(value['funnelPoint']) &&
    oneOf(accountModules)(value['module']) &&
    Object.keys(value).length === 2,
  newRegistration: isBoolean,
  bt: isText,
  deeplink: isText,
  deeplinkPrId: isText,
} satisfies StoredFields;

/** Data from advertisers. Without targeting consent it stays in memory (STATE-08). */
const targetingFields: ReadonlySet<string> = new Set(['aname', 'deeplinkPrId'] satisfies (keyof PlayerState)[]);

function pick(fields: StoredFields, player: Readonly<PlayerState>, allowsTargeting: boolean): Record<string, unknown> {
  const names = Object.keys(fields).filter((name) => allowsTargeting || !targetingFields.has(name));
  return Object.fromEntries(names.map((name) => [name, player[name as keyof PlayerState]]));
}

function read(fields: StoredFields, value: unknown, allowsTargeting: boolean): Partial<PlayerState> | undefined {
  if (!isRecord(value)) return undefined;
  const found: [string, unknown][] = [];
  for (const [name, check] of Object.entries(fields)) {
    if (!Object.hasOwn(value, name)) continue;
    if (!check(value[name])) return undefined;
    if (allowsTargeting || !targetingFields.has(name)) found.push([name, value[name]]);
  }
  return Object.fromEntries(found) as Partial<PlayerState>;
}

/** Fields of a player to store for all tabs, and for this tab. */
export const storedPlayer = (player: Readonly<PlayerState>, allowsTargeting: boolean) =>
  pick(sharedFields, player, allowsTargeting);
export const storedTab = (player: Readonly<PlayerState>, allowsTargeting: boolean) =>
  pick(tabFields, player, allowsTargeting);

/** Parses a stored player, and a tab's stored fields. Undefined when corrupt. */
export const readPlayer = (value: unknown, allowsTargeting: boolean) => read(sharedFields, value, allowsTargeting);
export const readTab = (value: unknown, allowsTargeting: boolean) => read(tabFields, value, allowsTargeting);
