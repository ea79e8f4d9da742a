import type { CultureCode } from '../../../locales/index.ts';
import type { Outline } from './outline.ts';

/** What content asks of the games of its culture. */
export interface GameFacts {
  /** The path of a game that is offered, by its slug. */
  pathOf(slug: string): string | undefined;
  hasGroup(code: string): boolean;
}

/** What the meaning of a file depends on besides its own text. */
export interface ContentContext {
  culture: CultureCode;
  outline: Outline;
  games: GameFacts;
  /** Part of the addresses of pictures. */
  artVersion: string;
}
