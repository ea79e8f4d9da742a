import type { AdditionalCode } from '../../../locales/culture.ts';
import type { CultureCode } from '../../../locales/index.ts';
import { additionalAccounts } from '../additional-markets.ts';
import { registrationCountries } from '../geo/restrictions.ts';

/** Requirements of registration that are specific to a market. */
export interface AccountMarket {
  /** Countries in which players of this site may live. The form preselects the first. */
  countries: readonly string[];
  /** Registration requires the number of an identity card. */
  personalId?: 'dni';
  /** The law requires a deposit limit before the first deposit. */
  limitRequired: boolean;
  /** Monthly limits to choose from, in minor units. */
  limits: readonly number[];
  /** First deposits to choose from, in minor units. */
  amounts: readonly number[];
}

/** The highest monthly limit that a market allows, in minor units. */
export const largestLimit = ({ limits }: AccountMarket): number => Math.max(...limits);

const usual = {
  limitRequired: false,
  limits: [5_000, 10_000, 25_000, 50_000, 100_000],
  amounts: [1_000, 2_500, 5_000, 10_000],
} as const;

const permanent: Readonly<Record<Exclude<CultureCode, AdditionalCode>, AccountMarket>> = {
  'en-GB': { ...usual, countries: registrationCountries('en-GB') },
  'en-IE': { ...usual, countries: registrationCountries('en-IE') },
  'en-ROW': {
    ...usual,
    countries: registrationCountries('en-ROW'),
  },
  'de-DE': { ...usual, countries: registrationCountries('de-DE'), limitRequired: true },
  sv: {
    countries: registrationCountries('sv'),
    limitRequired: true,
    limits: [50_000, 100_000, 250_000, 500_000, 1_000_000],
    amounts: [10_000, 25_000, 50_000, 100_000],
  },
  es: { ...usual, countries: registrationCountries('es'), personalId: 'dni' },
};

/** The markets, one a culture. Those that MARKETS opens have their facts in `brands/<id>/services.ts`. */
export const accountMarkets = {
  ...permanent,
  ...Object.fromEntries(
    additionalAccounts.map(([code, facts]) => [code, { ...facts, countries: registrationCountries(code) }]),
  ),
} as Readonly<Record<CultureCode, AccountMarket>>;
