/** Codes that pages use by name, separate from the schemas, which hydration does not need. */
export const badgeCodes = [
  'original',
  'rating',
  'popular',
  'exclusive',
  'trending',
  'new',
  'jackpot',
  'liveDealer',
] as const;
export type Badge = (typeof badgeCodes)[number];

export const volatilityCodes = ['low', 'medium', 'mediumHigh', 'high'] as const;
export type Volatility = (typeof volatilityCodes)[number];

export const specKeys = [
  'minBet',
  'maxBet',
  'maxWin',
  'provider',
  'volatility',
  'liveCasino',
  'bingoSchedule',
  'bingoType',
  'rtp',
  'specialBets',
  'statistics',
  'paylines',
  'minMaxBet',
  'reels',
  'biggestWin',
  'jackpot',
  'bingoJackpot',
  'minTicket',
  'maxTicket',
  'bingoTimes',
  'bingoVariant',
  'decks',
  'seats',
  'quickSpin',
  'gameTheme',
] as const;
export type SpecKey = (typeof specKeys)[number];

export const gameStatuses = ['active', 'maintenance', 'retired'] as const;
