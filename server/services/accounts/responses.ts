import type { ServiceResponse } from '../http/response.ts';
import { problemResponse } from '../http/problem.ts';
import type { AccountLogGroup } from '../../../shared/contract/scripts.ts';

/** Why a request of the widget was refused. */
export type RefusalCode =
  | 'INVALID'
  | 'UNDER_AGE'
  | 'USERNAME_TAKEN'
  | 'COUNTRY_NOT_SERVED'
  | 'WRONG_CREDENTIALS'
  | 'USER_LOCKED'
  | 'USER_BELONGS_TO_SIBLING_SKIN'
  | 'TOO_MANY_ATTEMPTS'
  | 'WRONG_CODE'
  | 'LIMIT_EXCEEDED'
  | 'SESSION_ENDED'
  | 'MAINTENANCE'
  | 'BUSY';

export interface Refusal {
  code: RefusalCode;
  /** The field of the request that is wrong. */
  field?: string;
  /** The site that the account belongs to. */
  skin?: string;
}

const statusOf: Readonly<Record<RefusalCode, number>> = {
  INVALID: 422,
  UNDER_AGE: 422,
  USERNAME_TAKEN: 422,
  COUNTRY_NOT_SERVED: 422,
  WRONG_CREDENTIALS: 403,
  USER_LOCKED: 403,
  USER_BELONGS_TO_SIBLING_SKIN: 403,
  TOO_MANY_ATTEMPTS: 429,
  WRONG_CODE: 422,
  LIMIT_EXCEEDED: 422,
  SESSION_ENDED: 401,
  MAINTENANCE: 503,
  BUSY: 503,
};

/** A problem that carries its code beside the usual members. */
export function refuse(refusal: Refusal, headers: Readonly<Record<string, string>> = {}): ServiceResponse {
  return problemResponse(statusOf[refusal.code], { headers, members: refusal });
}

/** As many passwords are being checked as may be; a place is free in a second or two. */
export const refuseBusy = (): ServiceResponse => refuse({ code: 'BUSY' }, { 'Retry-After': '2' });

/** Fields for the account logger, by group. */
export type LogGroups = Partial<Record<AccountLogGroup, Readonly<Record<string, unknown>>>>;

export interface PlayerResponse {
  token: string;
  segment: 0 | 1;
  username: string;
  userExtId: string;
  /** Where this player's lobby is. */
  clientUrl: string;
  groups: LogGroups;
}

/** Present without `player`: there is an account already, or it must log in first (process 7). */
export interface RegisterResponse {
  process: number;
  username: string;
  player?: PlayerResponse;
}

export interface PayNPlayResponse {
  /** The bank's customer had no account here before. */
  isNew: boolean;
  player: PlayerResponse;
}

export interface LimitsResponse {
  currency: string;
  /** Minor units. */
  limits: { period: 'day' | 'week' | 'month'; limit: number; used: number }[];
}
