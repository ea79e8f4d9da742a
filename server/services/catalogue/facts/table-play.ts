import type { Chance } from '../../art/kit/random.ts';
import type { Feature, Mechanic } from '../codes.ts';
import type { Play } from '../titles/title.ts';

/** Games of the casino that are not reels. */
export type TableMechanic = Extract<
  Mechanic,
  | 'roulette'
  | 'blackjack'
  | 'baccarat'
  | 'poker'
  | 'videoPoker'
  | 'sicBo'
  | 'craps'
  | 'hiLo'
  | 'keno'
  | 'fortuneWheel'
  | 'ascent'
>;

interface TableRules {
  /** Returns of the usual rule sets, in percent. */
  rtps: readonly [number, ...number[]];
  decks: readonly number[];
  seats: readonly number[];
  specialBets: readonly string[];
  /** Share that a dealer leads on camera. */
  liveShare: number;
}

const rules: Readonly<Record<TableMechanic, TableRules>> = {
  roulette: {
    rtps: [97.3],
    decks: [],
    seats: [],
    specialBets: ['callBets', 'neighbourBets', 'finalBets'],
    liveShare: 0.45,
  },
  blackjack: {
    rtps: [99.28, 99.36, 99.41, 99.48],
    decks: [1, 2, 6, 6, 8],
    seats: [1, 3, 5, 7],
    specialBets: ['pairBets', 'suitedPairs'],
    liveShare: 0.35,
  },
  baccarat: { rtps: [98.94], decks: [8], seats: [7], specialBets: ['tieBet', 'pairBets'], liveShare: 0.5 },
  poker: { rtps: [97.84, 98.02], decks: [1], seats: [], specialBets: ['raiseBet', 'pairBets'], liveShare: 0.4 },
  videoPoker: { rtps: [97.3, 98.45, 99.1], decks: [1], seats: [], specialBets: [], liveShare: 0 },
  sicBo: { rtps: [97.22], decks: [], seats: [], specialBets: ['anyTriple'], liveShare: 0.3 },
  // The return of the pass line, which the games are named after; that of don't pass is 98.64.
  craps: { rtps: [98.59], decks: [], seats: [], specialBets: [], liveShare: 0.1 },
  hiLo: { rtps: [96.5, 97, 97.4], decks: [1, 6], seats: [], specialBets: ['suitedPairs'], liveShare: 0 },
  fortuneWheel: { rtps: [95.6, 96.1, 96.6], decks: [], seats: [], specialBets: [], liveShare: 0.8 },
  ascent: { rtps: [96.5, 97], decks: [], seats: [], specialBets: [], liveShare: 0 },
  keno: { rtps: [92.5, 94, 95.2], decks: [], seats: [], specialBets: [], liveShare: 0 },
};

/** How a table plays. */
export function drawTablePlay(mechanic: TableMechanic, chance: Chance): Play {
  const { rtps, decks, seats, specialBets, liveShare } = rules[mechanic];
  const isLive = chance.chance(liveShare);
  const hasSpecialBets = specialBets.length > 0 && chance.chance(0.7);
  const features: Feature[] = [
    ...(hasSpecialBets ? (['sideBets'] as const) : []),
    ...(isLive ? (['liveChat'] as const) : []),
  ];
  const one = <Item>(items: readonly Item[]): Item | undefined => items[chance.whole(0, Math.max(0, items.length - 1))];
  const [deckCount, seatCount, specialBet] = [one(decks), one(seats), hasSpecialBets ? one(specialBets) : undefined];
  return {
    mechanic,
    features,
    isLive,
    rtp: chance.pick(rtps),
    // Only blackjack is dealt from a shoe or from a deck or two; a live one has its shoe, and poker its one deck everywhere.
    ...(deckCount !== undefined && { decks: isLive && decks.length > 1 ? Math.max(6, deckCount) : deckCount }),
    ...(seatCount !== undefined && { seats: isLive ? 7 : seatCount }),
    ...(specialBet !== undefined && { specialBets: specialBet }),
  };
}
