import type { Feature, Mechanic, ThemeCode } from '../codes.ts';

/** Subject of a search by an everyday name: a kind of game, a theme, a feature, or a live table. */
export type Subject = 'slots' | 'jackpots' | 'live' | `live ${Mechanic}` | Mechanic | ThemeCode | Feature;

/** Everyday words for games in a language, where headings and names use others. */
export interface EverydayWords {
  /** Written apart where people write it either way: "scratch card" stands for "scratchcard" too. The longest form stands for its beginnings. */
  called: readonly (readonly [means: readonly Subject[], names: readonly string[]])[];
  /** Words beside such a name without effect: articles, "games", "best" (results are ordered by popularity anyway). */
  fillers: readonly string[];
  /** Endings that people append to any of the names: "Piratenspiele". */
  endings?: readonly string[];
}

export const tables = ['roulette', 'blackjack', 'baccarat', 'poker', 'sicBo', 'craps'] as const;
export const cardGames = ['blackjack', 'baccarat', 'poker', 'videoPoker', 'hiLo'] as const;
