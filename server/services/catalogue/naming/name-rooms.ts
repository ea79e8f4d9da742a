import { createChance } from '../../art/kit/random.ts';
import type { Language } from '../codes.ts';
import da from '../vocabulary/da/rooms.json' with { type: 'json' };
import en from '../vocabulary/en/rooms.json' with { type: 'json' };
import es from '../vocabulary/es/rooms.json' with { type: 'json' };
import sv from '../vocabulary/sv/rooms.json' with { type: 'json' };
import { createDeck } from './deck.ts';
import type { GivenName } from './name-worlds.ts';
import type { Registry } from './registry.ts';
import { dropThirdConsonant } from './swedish.ts';

/** Word lists, and for each sort of game the patterns of its names: "{room} Roulette". */
interface RoomWords {
  lists: Readonly<Record<string, readonly string[]>>;
  patterns: Readonly<Record<string, readonly string[]>>;
}

const rooms: Readonly<Partial<Record<Language, RoomWords>>> = { en, sv, es, da };
const triesPerName = 60;

/** Whether a language names games of this sort itself. */
export const namesRooms = (language: Language, sort: string): boolean => rooms[language]?.patterns[sort] !== undefined;

/** New names for tables, bingo rooms, cards and the like. Throws when the words are used up. */
export function nameRooms(
  language: Language,
  sort: string,
  count: number,
  registry: Registry,
  prefix: string,
): GivenName[] {
  const { lists, patterns } = rooms[language] ?? { lists: {}, patterns: {} };
  const chance = createChance(`names:${language}:${sort}`);
  const pattern = createDeck(patterns[sort] ?? [], chance);
  const decks = new Map(Object.entries(lists).map(([list, words]) => [list, createDeck(words, chance)]));
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, list: string) => decks.get(list)?.() ?? '');
  const names: GivenName[] = [];
  for (let tries = count * triesPerName; names.length < count; tries -= 1) {
    if (tries === 0)
      throw new Error(`[catalogue] ${language}/rooms.json has too few words for ${count} of ${sort}; add some.`);
    // "{first}roulette" is a compound of two parts, "Roulette {place}" none.
    const parts = pattern()
      .split(/(?<=\})(?=\p{L})/u)
      .map(fill);
    const name = prefix + dropThirdConsonant(parts.join(''));
    const id = registry.claim(name, language);
    if (id) names.push({ id, name, parts, tier: 2 });
  }
  return names;
}
