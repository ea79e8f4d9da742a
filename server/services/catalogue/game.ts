import type { Volatility, Badge } from '../../../shared/contract/games.ts';
import type { WrittenGameContent, WrittenSpec } from '../../../shared/contract/written.ts';
import type { Money } from '../../../shared/contract/basics.ts';
import type { CultureCode } from '../../../locales/index.ts';

/** Parameters of a game's picture: theme and composition of the art kit, palette index and lettering. */
export interface GameArt {
  theme: string;
  composition: string;
  palette: number;
  mirrored: boolean;
  seed: string;
  /** Lines of the title; one that starts with `~` is a small word ("of"). */
  lines: readonly string[];
}

/** One game of one culture, as generated and stored. */
export interface CatalogueGame {
  /** The same game has the same id in every culture. */
  id: string;
  culture: CultureCode;
  slug: string;
  name: string;
  /** The group whose path the game's own page has: one of slots, bingo, casino or the product's. */
  homeGroup: string;
  /** All group codes that list it, the home group included. */
  groups: readonly string[];
  provider: { code: string; name: string };
  art: GameArt;
  badges: readonly Badge[];
  rating?: number;
  jackpotId?: string;
  isLive: boolean;
  volatility?: Volatility;
  rtp?: number;
  minBet?: Money;
  maxBet?: Money;
  mechanic?: string;
  themes: readonly string[];
  features: readonly string[];
  /** ISO date. */
  releasedAt: string;
  popularity: number;
  status: 'active' | 'maintenance' | 'retired';
  specs: readonly WrittenSpec[];
  shortText: string;
  seo: { title: string; description: string };
}

/** Generates the texts of a game page on request. Storing 6000 of them would take too much space. */
export type DescribeGame = (game: CatalogueGame) => WrittenGameContent;
