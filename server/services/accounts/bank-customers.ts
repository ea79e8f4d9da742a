import { randomInt } from 'node:crypto';

/** A customer of the demonstration's bank. All are invented, and their numbers are not real personal numbers. */
export interface BankCustomer {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  personalId: string;
}

/** User name of a bank customer's account, which the site shows. Its spaces keep it apart from names that visitors may register. */
export const bankUsername = ({ firstName, lastName, personalId }: BankCustomer): string =>
  `${firstName} ${lastName} ${personalId.replace(/\D/g, '')}`;

/** Customers to choose instead of a real identification, in this order. */
export const identities = ['newPlayer', 'returning', 'minor'] as const;
export type Identity = (typeof identities)[number];

/** Each new player is another person. */
export function findCustomer(identity: string, now: number): BankCustomer | undefined {
  const year = new Date(now).getUTCFullYear();
  switch (identity) {
    case 'newPlayer': {
      const number = String(randomInt(1e9)).padStart(9, '0');
      return { firstName: 'Astrid', lastName: 'Demo', dateOfBirth: '1991-03-08', personalId: `demo-${number}` };
    }
    case 'returning':
      return { firstName: 'Nils', lastName: 'Demo', dateOfBirth: '1984-09-21', personalId: 'demo-840921' };
    case 'minor':
      return { firstName: 'Elsa', lastName: 'Demo', dateOfBirth: `${year - 16}-06-15`, personalId: 'demo-100615' };
    default:
      return undefined;
  }
}
