import { createChance } from '../../art/kit/random.ts';
import { inEachLanguage } from '../../languages/index.ts';
import type { Language, World } from '../codes.ts';
import { readName, repeatsItself } from './namer.ts';
import type { Registry } from './registry.ts';

const wordsOf = inEachLanguage(({ worlds }) => worlds);
const namers = inEachLanguage(({ nameSlots }) => nameSlots);

/** A name that a game was given. */
export interface GivenName {
  id: string;
  name: string;
  parts?: readonly string[];
  tier: 1 | 2;
}

const triesPerName = 60;

/**
 * New names for slots of a world: first those written by hand, then composed ones. Throws when the words are used up.
 */
export function nameWorld(language: Language, world: World, count: number, registry: Registry): GivenName[] {
  const chance = createChance(`names:${language}:${world}`);
  const next = namers[language](world, chance);
  const names: GivenName[] = [];
  for (const written of wordsOf[language][world].titles.slice(0, count)) {
    const { name, parts } = readName(written);
    const id = registry.claim(name, language);
    if (id) names.push({ id, name, parts, tier: 1 });
  }
  for (let tries = count * triesPerName; names.length < count; tries -= 1) {
    if (tries === 0)
      throw new Error(`[catalogue] ${language}/${world}.json has too few words for ${count} names; add some.`);
    const { name, words, ...more } = next();
    const id = repeatsItself(words) ? undefined : registry.claim(name, language);
    if (id) names.push({ id, name, ...more, tier: 2 });
  }
  return names;
}
