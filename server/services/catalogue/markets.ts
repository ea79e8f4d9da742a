import type { AdditionalCode } from '../../../locales/culture.ts';
import type { CultureCode } from '../../../locales/index.ts';
import { additionalCatalogues } from '../additional-markets.ts';
import type { Feature, Kind, Language, Mechanic } from './codes.ts';

/** A step of the ladder of stakes, in minor units of the market's currency. */
export interface StakeLadder {
  least: readonly [number, ...number[]];
  most: readonly [number, ...number[]];
}

/** Rules of a market for the catalogue, from its law and customs. Stakes are set in its currency, not converted. */
export interface Market {
  language: Language;
  /** Games that lists show, by kind. */
  counts: Readonly<Partial<Record<Kind, number>>>;
  /** Share of the counts that are games of the English catalogue, under their own or a local name. */
  sharedShare: number;
  /** Additional group codes that this market lists. */
  groups: readonly string[];
  /** Times the amounts that jackpots.ts is written in; absent where the law allows no jackpots. */
  jackpotScale?: number;
  /** Ids of slots that come before the other hand-picked ones. */
  firstSlots: readonly string[];
  /** Features that may not be offered. */
  withheld: readonly Feature[];
  /** Ways to play that no licence of the market covers. */
  withheldMechanics?: readonly Mechanic[];
  /** Percentage points that the local tax takes off a slot's return. */
  slotTax: number;
  slotStakes: StakeLadder;
  tableStakes: StakeLadder;
  ticketPrices: StakeLadder;
  /** Smallest win to report, in minor units. Equal in all markets of a currency. */
  minimumWin: number;
  /** Minor units; a lower limit on the slot stake for younger adults. */
  youngAdultLimit?: number;
}

const euroTables: StakeLadder = { least: [10, 20, 50, 100, 500], most: [20000, 50000, 100000, 200000] };
const euroTickets: StakeLadder = { least: [2, 5, 10], most: [50, 100, 200] };
const euroSlots: StakeLadder = { least: [10, 20, 25, 40, 50], most: [2000, 5000, 7500, 10000] };
const tableGroups = ['casino', 'roulette', 'blackjack', 'scratch_cards', 'jackpots'] as const;

const international = {
  language: 'en',
  sharedShare: 1,
  groups: [...tableGroups, 'other', 'daily_jackpots'],
  firstSlots: [],
  jackpotScale: 1,
  withheld: [],
  slotTax: 0,
  slotStakes: euroSlots,
  tableStakes: euroTables,
  ticketPrices: euroTickets,
  minimumWin: 2500,
} as const satisfies Partial<Market>;

/** Quick spin is withheld wherever the law sets a shortest time for a round. */
const permanent: Readonly<Record<Exclude<CultureCode, AdditionalCode>, Market>> = {
  'en-GB': {
    language: 'en',
    counts: { product: 28, slot: 5340, bingo: 60, roulette: 132, blackjack: 126, other: 214, plinko: 42, scratch: 110 },
    sharedShare: 1,
    groups: [...tableGroups, 'other', 'daily_jackpots', 'megaways', 'bingo', 'plinko'],
    firstSlots: [],
    jackpotScale: 1,
    withheld: ['quickSpin'],
    slotTax: 0,
    // Gambling Act 2005 (Operating Licence Conditions) regulations 2025: £5 a spin, £2 from 18 to 24 years.
    slotStakes: { least: [10, 20, 25, 40, 50], most: [200, 400, 500, 500] },
    tableStakes: { least: [10, 20, 50, 100, 500], most: [10000, 20000, 50000, 100000] },
    ticketPrices: { least: [1, 2, 5, 10], most: [20, 25, 50, 100] },
    minimumWin: 2500,
    youngAdultLimit: 200,
  },
  'en-ROW': {
    ...international,
    counts: { product: 28, slot: 1020, roulette: 70, blackjack: 64, other: 62, scratch: 34 },
  },
  'en-IE': {
    ...international,
    counts: { product: 26, slot: 1000, roulette: 64, blackjack: 60, other: 60, scratch: 30 },
  },
  'de-DE': {
    language: 'de',
    counts: { slot: 1212 },
    sharedShare: 0.4,
    groups: [],
    firstSlots: [],
    // Section 22a of the Interstate Treaty on Gambling 2021: no jackpots, five seconds a spin, €1 a spin.
    withheld: ['quickSpin', 'gamble', 'jackpot'],
    slotTax: 5.3,
    slotStakes: { least: [5, 10, 20, 25], most: [100, 100, 100, 50] },
    tableStakes: euroTables,
    ticketPrices: euroTickets,
    minimumWin: 2500,
  },
  sv: {
    language: 'sv',
    counts: { product: 26, slot: 1300, roulette: 64, blackjack: 60, other: 62 },
    sharedShare: 0.4,
    groups: ['casino', 'roulette', 'blackjack', 'jackpots', 'other', 'daily_jackpots'],
    firstSlots: [],
    jackpotScale: 10,
    withheld: ['quickSpin'],
    // Lotteries are reserved for the state and for public benefit (LIFS 2018:5, section 3).
    withheldMechanics: ['keno', 'scratch'],
    slotTax: 0,
    slotStakes: { least: [100, 200, 250, 400, 500], most: [20000, 50000, 75000, 100000] },
    tableStakes: { least: [500, 1000, 2500, 5000], most: [200000, 500000, 1000000, 2000000] },
    ticketPrices: { least: [25, 50, 100], most: [500, 1000, 2000] },
    minimumWin: 25_000,
  },
  es: {
    language: 'es',
    counts: { product: 26, slot: 960, videoBingo: 80, roulette: 84, blackjack: 66, scratch: 40 },
    sharedShare: 0.4,
    groups: [...tableGroups, 'hp_slots', 'bingo_es', 'live_roulette'],
    firstSlots: [
      'ninth-hour',
      'maison-praline',
      'storm-citadel',
      'pearl-ledger',
      'midnight-mile',
      'frost-halo',
      'triple-orchard',
    ],
    jackpotScale: 1,
    withheld: ['quickSpin'],
    slotTax: 0,
    slotStakes: euroSlots,
    tableStakes: euroTables,
    ticketPrices: euroTickets,
    minimumWin: 2500,
  },
};

/** The markets, one a culture. Those that MARKETS opens have their facts in `brands/<id>/services.ts`. */
export const markets = {
  ...permanent,
  ...Object.fromEntries<Market>(additionalCatalogues),
} as Readonly<Record<CultureCode, Market>>;

/** Slots of each market that have left it: their pages stay, no list shows them. */
export const retiredSlots = 12;

/** Games of each market that are closed for maintenance. */
export const maintainedGames = 6;
