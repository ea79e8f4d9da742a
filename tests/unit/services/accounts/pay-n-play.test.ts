import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { cultures } from '../../../../locales/index.ts';
import { bankUsername, findCustomer } from '../../../../server/services/accounts/bank-customers.ts';
import { payAndPlay } from '../../../../server/services/accounts/pay-n-play.ts';
import { registerRequest } from '../../../../server/services/accounts/requests.ts';
import { account } from './state.ts';
import { openAccountContext, request } from './account-context.ts';

const form = { skin: 'SC-SE', culture: cultures.sv };
const noLimit = { status: 422, body: expect.stringContaining('"code":"INVALID","field":"limit"') };

/** A customer of the bank whose account was opened without a deposit. */
function openReturning() {
  const { context } = openAccountContext();
  const added = context.store.add({ ...account('Nils Demo 840921'), email: null });
  if (typeof added === 'string') throw new Error('the account exists');
  const pay = (payment: { amount?: number; limit?: number }) =>
    payAndPlay(context, { ...form, identity: 'returning', ...payment }, request);
  const read = () => ({
    limits: context.store.byId(added.id)?.profile.limits,
    used: context.deposits.used(added.id).month,
  });
  return { pay, read };
}

it('SEC-06 ACC-04 an account with the personal id of a bank customer as its user name is not that of the customer', () => {
  const { context } = openAccountContext();
  const taken = context.store.add({ ...account('demo-840921'), email: null });
  if (typeof taken === 'string') throw new Error('the account exists');
  const { status, body } = payAndPlay(
    context,
    { ...form, identity: 'returning', amount: 25_000, limit: 50_000 },
    request,
  ) as { status: number; body: string };
  expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ isNew: true })]);
  expect(context.deposits.used(taken.id).month).toBe(0);
});

it.each(['returning', 'newPlayer', 'minor'])(
  'SEC-06 ACC-04 the user name of the bank customer "%s" can be read and cannot be registered',
  (identity) => {
    const customer = findCustomer(identity, Date.now());
    const name = customer && bankUsername(customer);
    expect(name).toMatch(/^\p{L}+ \p{L}+ \d+$/u);
    expect(v.safeParse(registerRequest.entries.username, name).success).toBe(false);
  },
);

describe('the first deposit where the law wants a limit', () => {
  it('ACC-04 COMP-01 of a new customer needs one, and opens no account without', () => {
    const { context, state } = openAccountContext();
    const countAccounts = () => state.prepare('SELECT * FROM account').all().length;
    const before = countAccounts();
    expect(payAndPlay(context, { ...form, identity: 'newPlayer', amount: 25_000 }, request)).toMatchObject(noLimit);
    expect(countAccounts()).toBe(before);
    expect(payAndPlay(context, { ...form, identity: 'newPlayer' }, request)).toMatchObject({ status: 200 });
  });

  it('ACC-04 COMP-01 of a known customer without one needs one, which is stored', () => {
    const { pay, read } = openReturning();
    expect(pay({ amount: 25_000 })).toMatchObject(noLimit);
    expect(read()).toEqual({ limits: {}, used: 0 });
    expect(pay({ amount: 25_000, limit: 50_000 })).toMatchObject({ status: 200 });
    expect(read()).toEqual({ limits: { month: 50_000 }, used: 25_000 });
    expect(pay({ amount: 25_001, limit: 1_000_000 })).toMatchObject({
      status: 422,
      body: expect.stringContaining('LIMIT_EXCEEDED'),
    });
    expect(read()).toEqual({ limits: { month: 50_000 }, used: 25_000 });
  });
});
