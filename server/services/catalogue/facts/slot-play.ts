import type { Volatility } from '../../../../shared/contract/games.ts';
import type { Chance } from '../../art/kit/random.ts';
import type { Feature, Mechanic, World } from '../codes.ts';
import { createDeck } from '../naming/deck.ts';
import type { Layout, Play } from '../titles/title.ts';

type SlotMechanic = Extract<
  Mechanic,
  'lines' | 'ways' | 'megaways' | 'cluster' | 'cascade' | 'holdAndRespin' | 'classicReels' | 'growingReels'
>;

interface Reels {
  /** Out of a hundred slots. */
  share: number;
  layouts: readonly [Layout, ...Layout[]];
  volatilities: readonly [Volatility, ...Volatility[]];
  /** Features that such a slot always has, and those that it may have. */
  always: readonly Feature[];
  may: readonly Feature[];
}

const fiveByThree = [10, 20, 25].map((lines) => ({ reels: 5, rows: '3', lines }));
const fiveByFour = [40, 50].map((lines) => ({ reels: 5, rows: '4', lines }));
const all: readonly [Volatility, ...Volatility[]] = ['low', 'medium', 'medium', 'mediumHigh', 'mediumHigh', 'high'];
const steep: readonly [Volatility, ...Volatility[]] = ['mediumHigh', 'high', 'high'];
const lineFeatures: readonly Feature[] = [
  'freeSpins',
  'freeSpins',
  'multipliers',
  'stickyWilds',
  'expandingWilds',
  'walkingWilds',
  'bonusRound',
  'stackedSymbols',
  'mysterySymbols',
  'respins',
  'gamble',
];

const reelKinds: Readonly<Record<SlotMechanic, Reels>> = {
  lines: {
    share: 46,
    layouts: [{ reels: 5, rows: '3', lines: 20 }, ...fiveByThree, ...fiveByFour, { reels: 6, rows: '4', lines: 50 }],
    volatilities: all,
    always: [],
    may: lineFeatures,
  },
  ways: {
    share: 14,
    layouts: [
      { reels: 5, rows: '3', ways: 243 },
      { reels: 5, rows: '4', ways: 1024 },
      { reels: 6, rows: '3', ways: 729 },
      { reels: 6, rows: '4', ways: 4096 },
    ],
    volatilities: all,
    always: [],
    may: lineFeatures.filter((feature) => feature !== 'gamble'),
  },
  megaways: {
    share: 6,
    layouts: [{ reels: 6, rows: '2–7', ways: 117_649 }],
    volatilities: steep,
    always: ['freeSpins'],
    may: ['multipliers', 'mysterySymbols', 'bonusRound', 'expandingWilds'],
  },
  cluster: {
    share: 8,
    layouts: [
      { reels: 7, rows: '7', cluster: 5 },
      { reels: 6, rows: '6', cluster: 5 },
      { reels: 5, rows: '5', cluster: 4 },
    ],
    volatilities: ['medium', 'mediumHigh', 'high'],
    always: ['multipliers'],
    may: ['freeSpins', 'stickyWilds', 'mysterySymbols', 'bonusRound'],
  },
  cascade: {
    share: 10,
    layouts: [
      { reels: 5, rows: '3', lines: 20 },
      { reels: 5, rows: '4', lines: 40 },
      { reels: 6, rows: '5', lines: 50 },
    ],
    volatilities: ['medium', 'mediumHigh', 'high'],
    always: ['multipliers'],
    may: ['freeSpins', 'freeSpins', 'expandingWilds', 'mysterySymbols', 'bonusRound'],
  },
  holdAndRespin: {
    share: 8,
    layouts: [
      { reels: 5, rows: '3', lines: 25 },
      { reels: 5, rows: '4', lines: 50 },
    ],
    volatilities: all,
    always: ['respins'],
    may: ['freeSpins', 'stackedSymbols', 'multipliers', 'bonusRound'],
  },
  classicReels: {
    share: 4,
    layouts: [
      { reels: 3, rows: '3', lines: 5 },
      { reels: 3, rows: '3', lines: 9 },
      { reels: 3, rows: '1', lines: 1 },
    ],
    volatilities: ['low', 'medium', 'medium'],
    always: [],
    may: ['gamble', 'multipliers', 'respins'],
  },
  growingReels: {
    share: 4,
    layouts: [{ reels: 5, rows: '3–6', ways: 7776 }],
    volatilities: ['medium', 'mediumHigh', 'high'],
    always: ['respins'],
    may: ['freeSpins', 'stickyWilds', 'multipliers', 'mysterySymbols'],
  },
};

const mechanicsByShare = (Object.keys(reelKinds) as SlotMechanic[]).flatMap((mechanic) =>
  Array.from({ length: reelKinds[mechanic].share }, () => mechanic),
);
const [firstMechanic = 'lines', ...otherMechanics] = mechanicsByShare;

/** Times the stake. */
const maxWins: Readonly<Record<Volatility, readonly [number, ...number[]]>> = {
  low: [500, 750, 1000, 1250],
  medium: [1000, 1500, 2000, 2500],
  mediumHigh: [2500, 3500, 4000, 5000],
  high: [5000, 7500, 10_000, 12_500],
};

/** How a slot plays; machines of the fruit world are often of the classic kind. */
export function drawSlotPlay(world: World, chance: Chance): Play {
  const isClassic = world === 'fruit' && chance.chance(0.4);
  const mechanic = isClassic ? 'classicReels' : chance.pick([firstMechanic, ...otherMechanics]);
  const { layouts, volatilities, always, may } = reelKinds[mechanic];
  const volatility = chance.pick(volatilities);
  const draw = createDeck(may, chance);
  const drawn = Array.from({ length: mechanic === 'classicReels' ? 1 : chance.whole(1, 3) }, draw);
  const quickSpin: readonly Feature[] = chance.chance(0.7) ? ['quickSpin'] : [];
  return {
    mechanic,
    features: [...new Set([...always, ...drawn, ...quickSpin])],
    isLive: false,
    volatility,
    rtp: Math.round((chance.chance(0.25) ? chance.between(94, 95.5) : chance.between(95.6, 97.1)) * 100) / 100,
    maxWin: mechanic === 'classicReels' ? chance.pick([250, 500, 1000]) : chance.pick(maxWins[volatility]),
    layout: chance.pick(layouts),
  };
}
