import type { Evidence, Validity } from './compliance.ts';

/** A market’s legal limits for offers. A missing limit does not apply. */
export interface BonusRules extends Validity, Evidence {
  /** Whether offers are allowed for all visitors, for none, or for existing players only. */
  offersTo: 'everybody' | 'existing' | 'nobody';
  /** Maximum wagering requirement, as a multiple of `base`. */
  wagering?: { multiplier: number; base: 'bonus' | 'depositAndBonus' };
  /** Whether winnings from an offer may be subject to wagering. Defaults to true. */
  wageringOnWinnings?: false;
  /** Minimum number of days for meeting the terms. */
  leastDays?: number;
  /** Whether each game that counts towards the wagering must count in full. */
  equalContributions?: true;
  /** One offer may not span kinds of gambling: betting, casino, bingo, lottery. */
  oneProduct?: true;
  /** Maximum value of an offer, in minor units of the market's currency. */
  maxValue?: number;
  /** A deposit that an offer requires must be worth as much as the offer. */
  depositEqualsValue?: true;
  /** The amount to wager for the smallest deposit must be named beside an offer. */
  wageringExample?: true;
}

/** A written exception for an offer above a limit, valid until `validTo` and up to `multiplier`. */
export interface BonusExemption {
  /** Slug of the offer. */
  offer: string;
  multiplier: number;
  /** Amount that the multiplier counts. Terms that count another one are not exempt. */
  base: 'bonus' | 'depositAndBonus' | 'winnings';
  reason: string;
  decidedOn: string;
  validTo: string;
}

/** Rules by market, including markets without a site yet. */
export const bonusRules = {
  GB: {
    offersTo: 'everybody',
    wagering: { multiplier: 10, base: 'bonus' },
    oneProduct: true,
    validFrom: '2026-01-19',
    source: 'LCCP social responsibility code 5.1.1(3)',
    checkedOn: '2026-11-26',
  },
  IE: {
    offersTo: 'everybody',
    source: 'https://www.irishstatutebook.ie/eli/2024/act/35/enacted/en/html',
    checkedOn: '2026-11-25',
  },
  MT: {
    offersTo: 'everybody',
    source: 'Player Protection Directive (Directive 2 of 2018), Malta Gaming Authority',
    checkedOn: '2026-11-25',
  },
  DE: {
    offersTo: 'everybody',
    source: 'Interstate Treaty on Gambling 2021, section 5',
    checkedOn: '2026-11-25',
  },
  SE: {
    offersTo: 'nobody',
    source:
      'Gambling Act (2018:1138), chapter 14, section 9: once, at the first game; the operator makes no offers there',
    checkedOn: '2026-11-25',
  },
  ES: {
    offersTo: 'everybody',
    source: 'Royal Decree 958/2020 as left by the Supreme Court’s judgment 527/2024',
    checkedOn: '2026-11-25',
  },
  DK: {
    offersTo: 'everybody',
    wagering: { multiplier: 10, base: 'depositAndBonus' },
    wageringOnWinnings: false,
    leastDays: 60,
    equalContributions: true,
    maxValue: 100_000,
    depositEqualsValue: true,
    wageringExample: true,
    source: 'https://skat.dk/skat.aspx?oid=2168695',
    checkedOn: '2026-11-28',
  },
  FI: {
    offersTo: 'existing',
    validFrom: '2027-07-01',
    source: 'Gambling Act of January 2026; the market opens on 1 July 2027',
    checkedOn: '2026-11-25',
  },
} as const satisfies Readonly<Record<string, BonusRules>>;
