import type { CultureCode } from '../../../locales/index.ts';
import type { Outline } from './outline.ts';

/** Facts about a culture's games that content refers to. */
export interface GameFacts {
  /** The path of a game that is offered, by its slug. */
  pathOf(slug: string): string | undefined;
  hasGroup(code: string): boolean;
}

/** Input, besides its own text, for reading a file. */
export interface ContentContext {
  culture: CultureCode;
  outline: Outline;
  games: GameFacts;
  /** Part of the addresses of pictures. */
  artVersion: string;
}
