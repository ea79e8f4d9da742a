import type { Chance } from '../../art/kit/random.ts';
import type { Play } from '../titles/title.ts';

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** The operator's own game: reels that mark a card of 5 by 5 numbers. */
export function drawProductPlay(chance: Chance): Play {
  return {
    mechanic: 'numberGrid',
    features: chance.chance(0.5) ? ['bonusRound', 'multipliers'] : ['bonusRound'],
    isLive: false,
    volatility: chance.pick(['low', 'medium', 'medium', 'mediumHigh']),
    rtp: hundredth(chance.between(94.5, 96.4)),
    maxWin: chance.pick([500, 1000, 1500, 2000]),
    layout: { reels: 5, rows: '5', lines: 12 },
    bingo: { type: 'ball75', variant: 'twelveLines', schedule: 'daily', times: [], jackpot: false },
  };
}

const schedules = {
  daily: ['10:00', '13:00', '16:00', '19:00', '21:30'],
  evenings: ['18:30', '19:30', '20:30', '21:30'],
  weekends: ['12:00', '15:00', '18:00', '20:00'],
} as const;

const variants = {
  ball90: ['fullHouse', 'twoLines', 'speed'],
  ball80: ['fullHouse', 'pattern', 'speed'],
  ball75: ['pattern', 'blackout', 'speed'],
} as const;

/** A room where players share one draw. Its name is the number of balls. */
export function drawBingoPlay(type: keyof typeof variants, chance: Chance): Play {
  const schedule = chance.pick<keyof typeof schedules>(['daily', 'daily', 'evenings', 'weekends']);
  return {
    mechanic: 'ballDraw',
    features: chance.chance(0.6) ? ['autoDaub', 'liveChat'] : ['autoDaub'],
    isLive: false,
    bingo: {
      type,
      variant: chance.pick(variants[type]),
      schedule,
      times: schedules[schedule],
      jackpot: false,
    },
  };
}

/** Cards against a draw of balls, for one player at a time. */
export function drawVideoBingoPlay(chance: Chance): Play {
  return {
    mechanic: 'videoBingo',
    features: chance.chance(0.5) ? ['autoDaub', 'bonusRound'] : ['autoDaub'],
    isLive: false,
    volatility: chance.pick(['low', 'medium', 'mediumHigh']),
    rtp: hundredth(chance.between(92, 95.8)),
    maxWin: chance.pick([1000, 1500, 2500]),
    bingo: { type: 'video', variant: 'multiCard', schedule: 'daily', times: [], jackpot: false },
  };
}

/** A ball that falls through pegs into a box; the player chooses how far the boxes differ. */
export function drawPlinkoPlay(chance: Chance): Play {
  return {
    mechanic: 'pegDrop',
    features: ['riskLevels', 'multipliers'],
    isLive: false,
    volatility: chance.pick(['medium', 'mediumHigh', 'high']),
    rtp: hundredth(chance.between(95, 97.8)),
    maxWin: chance.pick([100, 250, 500, 1000]),
  };
}

/** A card with covered panels. */
export function drawScratchPlay(chance: Chance): Play {
  return {
    mechanic: 'scratch',
    features: chance.chance(0.4) ? ['multipliers'] : chance.chance(0.5) ? ['bonusRound'] : [],
    isLive: false,
    volatility: chance.pick(['low', 'medium', 'mediumHigh']),
    rtp: hundredth(chance.between(87, 94.8)),
    maxWin: chance.pick([500, 1000, 2000, 5000]),
  };
}
