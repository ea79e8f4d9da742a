import { house } from '../../../brands/index.ts';
import type { Account } from './account.ts';
import { bankUsername, findCustomer } from './bank-customers.ts';
import type { Deposits } from './deposits.ts';
import { hashPasswordAtOnce } from './passwords.ts';
import type { AccountStore } from './store.ts';

/** Public: these accounts hold nothing of value. */
export const demoPassword = 'Comet!2026';

/** Another site of the operator. Its players are redirected there to log in. */
export const siblingSkin = `${house.brandCode}-NO`;

/**
 * These passwords are printed in a README, so their hash may be cheap. The first login replaces it by one of the usual
 * cost.
 */
const cheap = { N: 2 ** 10, r: 8, p: 1 };

type Person = Pick<Account, 'username' | 'segment' | 'locked' | 'skin'> & {
  name: readonly [first: string, last: string];
  dateOfBirth: string;
};

const usual = { skin: null, segment: 1, locked: false } as const;

const people: readonly Person[] = [
  { ...usual, username: 'lead', segment: 0, name: ['Lena', 'Lead'], dateOfBirth: '1988-04-12' },
  { ...usual, username: 'real', name: ['Ray', 'Real'], dateOfBirth: '1979-11-30' },
  { ...usual, username: 'sibling', skin: siblingSkin, name: ['Sib', 'Ling'], dateOfBirth: '1990-01-01' },
  { ...usual, username: 'locked', locked: true, name: ['Lou', 'Locked'], dateOfBirth: '1985-07-07' },
];

const limits = { day: 10_000, week: 25_000, month: 50_000 } as const;

/** First deposit of the demonstration's players. */
const firstDeposit = 4_500;

function toAccount({ name, dateOfBirth, ...person }: Person): Omit<Account, 'id'> {
  const email = `${person.username}@players.example`;
  const [firstName, lastName] = name;
  const rest = { gender: 'undisclosed', mobile: '+44 7700 900123', nationality: 'GB', employmentStatus: 'employed' };
  return {
    ...person,
    email,
    password: hashPasswordAtOnce(demoPassword, cheap),
    profile: {
      personal: { email, firstName, lastName, dateOfBirth, ...rest },
      personalId: `demo-${person.username}`,
      consents: { terms: true, marketing: false },
      limits,
      address: { city: 'London', country: 'GB', postcode: 'W1A 1AA', buildingName: '1' },
    },
  };
}

/** A customer whom both the bank and the site know. */
function returningCustomer(): Omit<Account, 'id'>[] {
  const customer = findCustomer('returning', Date.now());
  if (!customer) return [];
  const { personalId, ...personal } = customer;
  const profile = { personal, personalId, consents: { terms: true, marketing: false }, limits: { month: 500_000 } };
  return [{ ...usual, username: bankUsername(customer), email: null, password: null, profile }];
}

/** Makes the accounts of the demonstration where they are missing. */
export function addDemoAccounts(store: AccountStore, deposits: Deposits): void {
  const missing = people.filter(({ username }) => !store.byLogin(username)).map(toAccount);
  for (const account of [...missing, ...returningCustomer()]) {
    const added = store.add(account);
    if (typeof added !== 'string' && added.segment === 1) deposits.add(added.id, firstDeposit);
  }
}
