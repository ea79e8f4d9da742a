import type { Badge, Volatility } from '../../../../shared/contract/games.ts';
import type { Feature, Kind, Language, Mechanic, World } from '../codes.ts';
import type { Provider } from '../providers.ts';

/** A picture that the art kit can paint: a composition of a theme in one of the theme's palettes. */
export interface Scene {
  theme: string;
  composition: string;
  /** Index of the palette. */
  palette: number;
  /** Main hue of the tile, in degrees on the colour circle. */
  hue: number;
}

/** The reels of a slot; `rows` is what a player reads ("4", "2–7"), and a slot has lines, ways or clusters. */
export interface Layout {
  reels: number;
  rows: string;
  lines?: number;
  ways?: number;
  cluster?: number;
}

/** How a game plays, the same in every market; stakes and return are the market's. */
export interface Play {
  mechanic: Mechanic;
  features: readonly Feature[];
  isLive: boolean;
  volatility?: Volatility;
  /** Percent. */
  rtp?: number;
  /** Times the stake. */
  maxWin?: number;
  layout?: Layout;
  decks?: number;
  seats?: number;
  specialBets?: string;
  bingo?: { type: string; variant: string; schedule: string; times: readonly string[]; jackpot: boolean };
}

/** A game before any market has it. */
export interface Title {
  /** Slug of the name; no two titles of any language share one. */
  id: string;
  kind: Kind;
  language: Language;
  name: string;
  /** Names in languages where the game has another name. */
  names: Readonly<Partial<Record<Language, string>>>;
  /** Parts of the names that are compounds. */
  parts: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** 0 is a hand-picked headliner, 1 is named by hand, 2 is generated. */
  tier: 0 | 1 | 2;
  /** The order of the hand-picked ones. */
  rank?: number;
  provider: Provider;
  world?: World;
  /** Pictures to choose from: one, where it is chosen by hand. */
  scenes: readonly Scene[];
  play: Play;
  /** ISO date. */
  releasedAt: string;
  /** Badges and rating chosen by hand. */
  badges?: readonly Badge[];
  rating?: number;
}
