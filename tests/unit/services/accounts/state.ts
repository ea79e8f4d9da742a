import { DatabaseSync } from 'node:sqlite';
import type { Account } from '../../../../server/services/accounts/account.ts';
import { createAccountStore } from '../../../../server/services/accounts/store.ts';
import { accountTables } from '../../../../server/services/accounts/tables.ts';
import { letterTable } from '../../../../server/services/mail/letter-limit.ts';

/** A state database of its own, with one account in it, and a clock that is set by hand. */
export function openState() {
  const state = new DatabaseSync(':memory:');
  state.exec([letterTable, ...accountTables].join('\n'));
  const store = createAccountStore(state);
  const added = store.add(account('ann'));
  const id = typeof added === 'string' ? '' : added.id;
  const clock = { now: Date.UTC(2025, 10, 20, 12) };
  return { state, store, id, clock, readClock: () => clock.now };
}

export const account = (username: string): Omit<Account, 'id'> => ({
  username,
  email: `${username}@players.example`,
  password: null,
  skin: null,
  segment: 0,
  locked: false,
  profile: {
    personal: { firstName: 'Ann', lastName: 'Onym', dateOfBirth: '1990-01-01' },
    consents: { terms: true, marketing: false },
    limits: {},
  },
});
