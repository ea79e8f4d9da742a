export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** Most that may be paid in, in minor units of the account's currency. */
export type DepositLimits = Partial<Record<Period, number>>;

/** Personal details of a player. The names are those of the account logger's groups. */
export interface Profile {
  /** ISO 4217; an account that belongs to all sites has the currency of the one it is used on. */
  currency?: string;
  personal: {
    email?: string;
    firstName: string;
    lastName: string;
    gender?: string;
    mobile?: string;
    /** ISO 8601 date. */
    dateOfBirth: string;
    nationality?: string;
    employmentStatus?: string;
  };
  personalId?: string;
  consents: { terms: boolean; marketing: boolean };
  limits: DepositLimits;
  address?: { city: string; state?: string; country: string; postcode: string; buildingName: string };
}

export interface Account {
  id: string;
  username: string;
  email: string | null;
  /** As passwords.ts stores it; none where the bank identifies the player. */
  password: string | null;
  /** The site that the account belongs to; the demonstration's own accounts belong to all of them. */
  skin: string | null;
  /** Lead 0, real player 1. */
  segment: 0 | 1;
  locked: boolean;
  profile: Profile;
}
