import type { Locale } from '../locales/culture.ts';

/** A figure of an offer: an amount in minor units, a share in percent, a period of days, a number, or a name. */
export type Figure = { money: number } | { percent: number } | { from: string; to: string } | number | string;

/** A promotion that a banner shows. */
export interface BannerOffer {
  /** Last day on which the home banner shows it. Slides have their own dates. */
  end?: string;
  /** Figures that the banner's messages name, by argument. */
  figures: Readonly<Record<string, Figure>>;
}

const money = (amount: number) => ({ money: amount });
const percent = (share: number) => ({ percent: share });

/** First deposit matched by a bonus. It is the same under the Maltese licence everywhere. */
const euroBonus = {
  end: '2027-12-31',
  figures: {
    code: 'COMET100',
    minDeposit: money(1000),
    bonus: percent(100),
    maxBonus: money(10_000),
    wagering: 30,
    days: 30,
    slots: percent(100),
    others: percent(10),
    maxBet: money(500),
  },
} as const satisfies BannerOffer;

const tableCashback = { figures: { share: percent(10), minLoss: money(1000), most: money(2000) } } as const;

/**
 * Offers of banners by locale and slug. Banners are rendered without waiting for a service, so their figures are here.
 * A test compares them with the terms of the promotions. `fi` has no site yet; its figures are those of the product
 * specification.
 */
export const bannerOffers: Readonly<Partial<Record<Locale, Readonly<Record<string, BannerOffer>>>>> = {
  'en-GB': {
    'free-spins': {
      end: '2027-12-31',
      figures: {
        code: 'LANTERN50',
        minDeposit: money(1000),
        spins: 50,
        game: 'Lantern Trench',
        spinValue: money(10),
        validDays: 7,
        wagering: 60,
        days: 30,
        betShare: percent(10),
        minBet: money(10),
        maxBet: money(500),
        youngMaxBet: money(200),
      },
    },
    'rooftop-chase': {
      figures: {
        period: { from: '2025-09-01', to: '2025-11-25' },
        spins: 20,
        minDeposit: money(1000),
        moreSpins: 30,
        moreDeposit: money(2000),
        game: 'Voltage Row',
        spinValue: money(10),
        validDays: 7,
        wagering: 60,
        days: 30,
        betShare: percent(10),
        minBet: money(10),
        maxBet: money(500),
        prize: money(500_000),
      },
    },
    'table-cashback': tableCashback,
  },
  'en-IE': { welcome: euroBonus, 'table-cashback': tableCashback },
  'en-ROW': { welcome: euroBonus, 'table-cashback': tableCashback },
  'de-DE': {
    welcome: {
      figures: {
        code: 'START100',
        minDeposit: money(1000),
        bonus: percent(100),
        maxBonus: money(10_000),
        wagering: 30,
        days: 30,
        slots: percent(100),
        others: percent(10),
        maxBet: money(100),
        otherSpins: 50,
      },
    },
  },
  es: {
    welcome: {
      figures: {
        minDeposit: money(1000),
        claimDays: 30,
        bonus: percent(100),
        maxBonus: money(20_000),
        wagering: 30,
        days: 30,
        slots: percent(100),
        others: percent(10),
      },
    },
    'table-cashback': { figures: { share: percent(5), minLoss: money(1000), most: money(2000) } },
  },
  da: {
    velkomstbonus: {
      end: '2027-12-31',
      figures: {
        code: 'VELKOMMEN',
        minDeposit: money(10_000),
        bonus: percent(100),
        maxBonus: money(100_000),
        wagering: 10,
        days: 60,
        games: percent(100),
        maxBet: money(5000),
        example: money(200_000),
      },
    },
  },
  fi: {
    welcome: {
      figures: {
        minDeposit: money(1000),
        bonus: percent(100),
        maxBonus: money(10_000),
        wagering: 60,
        days: 30,
        slots: percent(100),
        others: percent(10),
        maxBet: money(500),
      },
    },
  },
};
