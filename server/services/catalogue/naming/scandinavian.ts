import { createDeck, createWeightedDeck } from './deck.ts';
import type { Candidate } from './namer.ts';
import { capitalise, lastWord } from './namer.ts';
import type { Chance } from '../../art/kit/random.ts';

const patterns = { compound: 6, adjective: 4, owner: 4, place: 2 };
const genders = { common: 3, neuter: 3, plural: 1 };

type ByGender = Readonly<Record<keyof typeof genders, readonly string[]>>;

/** Words for names. Any first part goes before any second part, which is in the definite form. */
export interface ScandinavianNameWords {
  firsts: readonly string[];
  seconds: readonly string[];
  /** The same words in each list, inflected. */
  adjectives: ByGender;
  nouns: ByGender;
  owners: readonly string[];
  definite: readonly string[];
  places: readonly string[];
}

/** Names by the grammar that Swedish and Danish share. `join` spells a compound. */
export function createScandinavianNamer(
  words: ScandinavianNameWords,
  chance: Chance,
  join: (parts: readonly string[]) => string,
): () => Candidate {
  const pattern = createWeightedDeck(patterns, chance);
  const gender = createWeightedDeck(genders, chance);
  const first = createDeck(words.firsts, chance);
  const second = createDeck(words.seconds, chance);
  const adjectives = {
    common: createDeck(words.adjectives.common, chance),
    neuter: createDeck(words.adjectives.neuter, chance),
    plural: createDeck(words.adjectives.plural, chance),
  };
  const nouns = {
    common: createDeck(words.nouns.common, chance),
    neuter: createDeck(words.nouns.neuter, chance),
    plural: createDeck(words.nouns.plural, chance),
  };
  const owner = createDeck(words.owners, chance);
  const definite = createDeck(words.definite, chance);
  const place = createDeck(words.places, chance);

  const compound = () => {
    const parts = [first(), second()];
    return { name: join(parts), words: parts, parts };
  };
  const described = () => {
    const kind = gender();
    const [adjective, noun] = [adjectives[kind](), nouns[kind]()];
    return { name: `${capitalise(adjective)} ${noun}`, words: [adjective, noun] };
  };
  const owned = () => {
    const [whose, noun] = [owner(), nouns[gender()]()];
    return { name: `${whose} ${noun}`, words: [lastWord(whose), noun] };
  };
  const placed = () => {
    const [noun, where] = [definite(), place()];
    return { name: `${noun} ${where}`, words: [noun, lastWord(where)] };
  };
  const make = { compound, adjective: described, owner: owned, place: placed };
  return () => make[pattern()]();
}
