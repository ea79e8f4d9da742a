import type { Culture } from '../../../locales/index.ts';
import { type ServiceResponse, caching, json } from '../http/response.ts';
import type { ServiceRequest } from '../http/endpoint.ts';
import { periods } from './account.ts';
import { type LimitsResponse, refuse } from './responses.ts';
import type { AccountContext } from './context.ts';

/** The deposit limits of the session's player, and their used part. */
export function showLimits(
  { store, secrets, deposits }: AccountContext,
  culture: Culture,
  { header }: ServiceRequest,
): ServiceResponse {
  const [, token = ''] = /^Bearer (.+)$/.exec(header('authorization') ?? '') ?? [];
  const id = secrets.accountOf(token);
  const account = id === undefined ? undefined : store.byId(id);
  if (!account) return refuse({ code: 'SESSION_ENDED' }, { 'WWW-Authenticate': 'Bearer' });
  const { currency = culture.currency } = account.profile;
  const used = deposits.used(account.id);
  const limits = periods.flatMap((period) => {
    const limit = account.profile.limits[period];
    return limit === undefined ? [] : [{ period, limit, used: used[period] }];
  });
  return json({ currency, limits } satisfies LimitsResponse, caching.never);
}
