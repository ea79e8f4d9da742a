import { caching, json } from '../http/response.ts';
import type { Account } from './account.ts';
import { isAdult } from './age.ts';
import { type PayNPlayResponse, refuse } from './responses.ts';
import { type BankCustomer, bankUsername, findCustomer } from './bank-customers.ts';
import { accountMarkets, largestLimit } from './markets.ts';
import type { Call } from './context.ts';
import { letIn } from './player.ts';
import type { payNPlayRequest } from './requests.ts';

function toAccount(
  customer: BankCustomer,
  { skin, currency, limit }: { skin: string; currency: string; limit: number | undefined },
) {
  const { firstName, lastName, dateOfBirth, personalId } = customer;
  return {
    username: bankUsername(customer),
    email: null,
    password: null,
    skin,
    segment: 0,
    locked: false,
    profile: {
      currency,
      personal: { firstName, lastName, dateOfBirth },
      personalId,
      consents: { terms: true, marketing: false },
      limits: limit === undefined ? {} : { month: limit },
    },
  } satisfies Omit<Account, 'id'>;
}

/** Pay N Play: registers or logs in the customer whom the bank identified, with an optional deposit. */
export const payAndPlay: Call<typeof payNPlayRequest> = (parts, body, request) => {
  const { store, deposits } = parts;
  const { skin, culture, identity, amount = 0 } = body;
  if (!culture.usePnpRegistration) return refuse({ code: 'INVALID', field: 'culture' });
  const market = accountMarkets[culture.code];
  if (body.limit !== undefined && body.limit > largestLimit(market)) return refuse({ code: 'INVALID', field: 'limit' });
  const customer = findCustomer(identity, Date.now());
  if (!customer) return refuse({ code: 'INVALID', field: 'identity' });
  if (!isAdult(customer.dateOfBirth, Date.now())) return refuse({ code: 'UNDER_AGE', field: 'identity' });

  const known = store.byLogin(bankUsername(customer));
  const limit = known?.profile.limits.month ?? body.limit;
  const used = known ? deposits.used(known.id).month : 0;
  if (market.limitRequired && amount > 0 && limit === undefined) return refuse({ code: 'INVALID', field: 'limit' });
  if (used + amount > (limit ?? largestLimit(market))) return refuse({ code: 'LIMIT_EXCEEDED', field: 'amount' });

  const added = known ?? store.add(toAccount(customer, { skin, currency: culture.currency, limit }));
  if (typeof added === 'string')
    throw new Error(`[accounts] ${customer.personalId} was added by somebody else just now.`);
  if (known && limit !== undefined) store.setMonthlyLimit(known.id, limit);
  if (amount > 0) deposits.add(added.id, amount);
  const account = store.byId(added.id) ?? added;
  const player = letIn(parts, account, { culture, skin, request });
  return json({ isNew: !known, player } satisfies PayNPlayResponse, caching.never);
};
