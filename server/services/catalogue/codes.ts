/** Languages that games are named and described in; several cultures may share one. */
export const languages = ['en', 'de', 'sv', 'es', 'da'] as const;
export type Language = (typeof languages)[number];

/** The language of the catalogue that all markets share from. */
export const sharedLanguage: Language = 'en';

/** Kind of a game. It determines the game's home group, facts and texts. */
export const kinds = [
  'product',
  'slot',
  'bingo',
  'videoBingo',
  'roulette',
  'blackjack',
  'other',
  'plinko',
  'scratch',
] as const;
export type Kind = (typeof kinds)[number];

/** The worlds that slots are set in, named as their theme of the art kit. */
export const worlds = [
  'deep-sea',
  'desert',
  'neon',
  'fruit',
  'north',
  'jungle',
  'confectionery',
  'pirate',
  'clockwork',
  'dragon',
  'space',
  'deco',
  'gems',
  'storm',
] as const;
export type World = (typeof worlds)[number];

/** How a round is decided: the first eight are ways in which reels pay, the others are games of their own. */
export const mechanicCodes = [
  'lines',
  'ways',
  'megaways',
  'cluster',
  'cascade',
  'holdAndRespin',
  'classicReels',
  'growingReels',
  'numberGrid',
  'ballDraw',
  'videoBingo',
  'roulette',
  'blackjack',
  'baccarat',
  'poker',
  'videoPoker',
  'sicBo',
  'craps',
  'hiLo',
  'keno',
  'fortuneWheel',
  'ascent',
  'pegDrop',
  'scratch',
] as const;
export type Mechanic = (typeof mechanicCodes)[number];

/** Features that players may look for, besides the mechanic. */
export const featureCodes = [
  'freeSpins',
  'stickyWilds',
  'expandingWilds',
  'walkingWilds',
  'multipliers',
  'respins',
  'bonusRound',
  'mysterySymbols',
  'stackedSymbols',
  'gamble',
  'jackpot',
  'quickSpin',
  'sideBets',
  'liveChat',
  'autoDaub',
  'riskLevels',
] as const;
export type Feature = (typeof featureCodes)[number];

/** Subjects of a game; the first that a game names is its main one (`gameTheme`). */
export const themeCodes = [
  'deepSea',
  'desert',
  'neon',
  'fruit',
  'north',
  'jungle',
  'confectionery',
  'pirates',
  'clockwork',
  'dragons',
  'space',
  'twenties',
  'gems',
  'storms',
  'numberGrid',
  'bingoHall',
  'gamingTable',
  'arcade',
  'treasure',
  'myth',
  'night',
  'nature',
  'retro',
  'luxury',
] as const;
export type ThemeCode = (typeof themeCodes)[number];
