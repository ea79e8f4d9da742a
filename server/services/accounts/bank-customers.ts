import { randomInt } from 'node:crypto';

/** Somebody whom the bank of the demonstration knows. All are invented; their numbers are no personal numbers. */
export interface BankCustomer {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  personalId: string;
}

/** Who may be chosen in place of a real identification, in this order. */
export const identities = ['newPlayer', 'returning', 'minor'] as const;
export type Identity = (typeof identities)[number];

/** A new player is somebody else each time. */
export function findCustomer(identity: string, now: number): BankCustomer | undefined {
  const year = new Date(now).getUTCFullYear();
  switch (identity) {
    case 'newPlayer': {
      const number = String(randomInt(1e9)).padStart(9, '0');
      return { firstName: 'Astrid', lastName: 'Demo', dateOfBirth: '1991-03-08', personalId: `demo-${number}` };
    }
    case 'returning':
      return { firstName: 'Nils', lastName: 'Demo', dateOfBirth: '1984-09-21', personalId: 'demo-returning' };
    case 'minor':
      return { firstName: 'Elsa', lastName: 'Demo', dateOfBirth: `${year - 16}-06-15`, personalId: 'demo-minor' };
    default:
      return undefined;
  }
}
