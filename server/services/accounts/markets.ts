import type { CultureCode } from '../../../locales/index.ts';
import { countryCodes } from '../geo/iso2.ts';
import { restrictionOf } from '../geo/restrictions.ts';

/** What registering asks for in a market, beyond what it asks for everywhere. */
export interface AccountMarket {
  /** Where players of this site may live; the first is what is chosen at the start. */
  countries: readonly string[];
  /** The number of an identity card is needed. */
  personalId?: 'dni';
  /** The law wants a deposit limit before the first deposit. */
  limitRequired: boolean;
  /** Monthly limits to choose from, in minor units. */
  limits: readonly number[];
  /** First deposits to choose from, in minor units. */
  amounts: readonly number[];
}

const usual = {
  limitRequired: false,
  limits: [5_000, 10_000, 25_000, 50_000, 100_000],
  amounts: [1_000, 2_500, 5_000, 10_000],
} as const;

const own = {
  'en-GB': ['GB', 'GG', 'IM', 'JE', 'GI'],
  'en-IE': ['IE'],
  'de-DE': ['DE'],
  sv: ['SE'],
  es: ['ES'],
} as const satisfies Partial<Record<CultureCode, readonly string[]>>;
const taken = new Set<string>(Object.values(own).flat());

export const accountMarkets: Readonly<Record<CultureCode, AccountMarket>> = {
  'en-GB': { ...usual, countries: own['en-GB'] },
  'en-IE': { ...usual, countries: own['en-IE'] },
  'en-ROW': {
    ...usual,
    countries: [
      'MT',
      ...countryCodes.filter((iso2) => iso2 !== 'MT' && restrictionOf(iso2) === 'none' && !taken.has(iso2)),
    ],
  },
  'de-DE': { ...usual, countries: own['de-DE'], limitRequired: true },
  sv: {
    countries: own.sv,
    limitRequired: true,
    limits: [50_000, 100_000, 250_000, 500_000, 1_000_000],
    amounts: [10_000, 25_000, 50_000, 100_000],
  },
  es: { ...usual, countries: own.es, personalId: 'dni' },
};
