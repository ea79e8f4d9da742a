import type { Feature, Mechanic, ThemeCode } from '../codes.ts';

/** What a search can ask for besides words: a kind of game, a theme, a feature, or a table that a dealer leads. */
export type Subject = 'slots' | 'jackpots' | 'live' | `live ${Mechanic}` | Mechanic | ThemeCode | Feature;

/** How people of a language call what they look for, where headings and names say it otherwise. */
export interface EverydayWords {
  /** Written apart where people write it either way: "scratch card" stands for "scratchcard" too. The longest form stands for its beginnings. */
  called: readonly (readonly [means: readonly Subject[], names: readonly string[]])[];
  /** What may stand beside such a name and adds nothing: articles, "games", "best" (the popular come first anyway). */
  fillers: readonly string[];
  /** What people write behind any of the names as one word with it: "Piratenspiele". */
  endings?: readonly string[];
}

export const tables = ['roulette', 'blackjack', 'baccarat', 'poker', 'sicBo', 'craps'] as const;
export const cardGames = ['blackjack', 'baccarat', 'poker', 'videoPoker', 'hiLo'] as const;
