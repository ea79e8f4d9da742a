import type accounts from '../accounts/texts/en.json';
import type { World } from '../catalogue/codes.ts';
import type { Candidate } from '../catalogue/naming/namer.ts';
import type { EverydayWords } from '../catalogue/vocabulary/everyday.ts';
import type { WorldWords } from '../catalogue/vocabulary/words.ts';
import type games from '../games/texts/en.json';
import type newsletter from '../newsletter/texts/en.json';
import type platform from '../platform/texts/en.json';
import type { Messages as WidgetMessages } from '../widget/messages.ts';
import type { Chance } from '../art/kit/random.ts';

/** Templates of the catalogue by key (`catalogue/texts/template.ts`); a list holds variants of one text. */
export type Messages = Readonly<Record<string, string | readonly string[]>>;

/** Word lists, and for each sort of game the patterns of its names: "{room} Roulette". */
export interface RoomWords {
  lists: Readonly<Record<string, readonly string[]>>;
  patterns: Readonly<Record<string, readonly string[]>>;
}

/** All texts of the embedded services in a language, and its grammar as far as they need it. */
export interface LanguageFacts {
  /** Letters that slugs write out. The rest lose their marks. */
  slugLetters: Readonly<Record<string, string>>;
  /** Words that a title sets small, between the lines that carry its meaning. */
  smallWords: string;
  /** First names as people of its markets have them. */
  firstNames: string;
  /** Name of the game that only a preview shows. */
  draftGame: string;
  /**
   * Names of hand-picked games by the English one; others keep that. A bar shows where a compound may break on its
   * tile.
   */
  headliners: Readonly<Record<string, string>>;
  worlds: Readonly<Record<World, WorldWords>>;
  /** Makes a namer of slots of a world by the grammar of the language. */
  nameSlots: (world: World, chance: Chance) => () => Candidate;
  /** Absent where tables, bingo rooms and cards keep their English names. */
  rooms?: RoomWords;
  everyday: EverydayWords;
  /** It lacks texts of games that its markets do not have. */
  catalogue: Messages;
  /** Letters about accounts. */
  accounts: typeof accounts;
  games: typeof games;
  newsletter: typeof newsletter;
  platform: typeof platform;
  widget: WidgetMessages;
}
