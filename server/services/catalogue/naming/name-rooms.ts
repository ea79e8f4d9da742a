import { createChance } from '../../art/kit/random.ts';
import type { Language } from '../codes.ts';
import { inEachLanguage } from '../../languages/index.ts';
import { createDeck } from './deck.ts';
import type { GivenName } from './name-worlds.ts';
import type { Registry } from './registry.ts';
import { dropThirdConsonant } from './swedish.ts';

const roomsOf = inEachLanguage(({ rooms }) => rooms);
const triesPerName = 60;

/** Whether a language names games of this sort itself. */
export const namesRooms = (language: Language, sort: string): boolean =>
  roomsOf[language]?.patterns[sort] !== undefined;

/** New names for tables, bingo rooms, cards and the like. Throws when the words are used up. */
export function nameRooms(
  language: Language,
  sort: string,
  count: number,
  registry: Registry,
  prefix: string,
): GivenName[] {
  const { lists, patterns } = roomsOf[language] ?? { lists: {}, patterns: {} };
  const chance = createChance(`names:${language}:${sort}`);
  const pattern = createDeck(patterns[sort] ?? [], chance);
  const decks = new Map(Object.entries(lists).map(([list, words]) => [list, createDeck(words, chance)]));
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, list: string) => decks.get(list)?.() ?? '');
  const names: GivenName[] = [];
  for (let tries = count * triesPerName; names.length < count; tries -= 1) {
    if (tries === 0)
      throw new Error(`[catalogue] ${language}/rooms.json has too few words for ${count} of ${sort}; add some.`);
    // A pattern with one placeholder and a suffix is a compound of two parts: "{first}roulette". "Roulette {place}" is
    // not.
    const parts = pattern()
      .split(/(?<=\})(?=\p{L})/u)
      .map(fill);
    const name = prefix + dropThirdConsonant(parts.join(''));
    const id = registry.claim(name, language);
    if (id) names.push({ id, name, parts, tier: 2 });
  }
  return names;
}
