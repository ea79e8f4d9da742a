import type { SwedishWords } from '../vocabulary/words.ts';
import { createDeck, createWeightedDeck } from './deck.ts';
import type { Namer } from './namer.ts';
import { capitalise, lastWord } from './namer.ts';

const patterns = { compound: 6, adjective: 4, owner: 4, place: 2 };
const genders = { en: 3, ett: 3, pl: 1 };

/** Where a compound would have three equal consonants, Swedish writes two. */
export const dropThirdConsonant = (compound: string): string =>
  compound.replace(/([bcdfghjklmnpqrstvxz])\1\1/gi, '$1$1');

export const createSwedishNamer: Namer<SwedishWords> = (words, chance) => {
  const pattern = createWeightedDeck(patterns, chance);
  const gender = createWeightedDeck(genders, chance);
  const first = createDeck(words.firsts, chance);
  const second = createDeck(words.seconds, chance);
  const adjectives = {
    en: createDeck(words.adjectives.en, chance),
    ett: createDeck(words.adjectives.ett, chance),
    pl: createDeck(words.adjectives.pl, chance),
  };
  const nouns = {
    en: createDeck(words.nouns.en, chance),
    ett: createDeck(words.nouns.ett, chance),
    pl: createDeck(words.nouns.pl, chance),
  };
  const owner = createDeck(words.owners, chance);
  const definite = createDeck(words.definite, chance);
  const place = createDeck(words.places, chance);

  const compound = () => {
    const parts = [first(), second()];
    return { name: dropThirdConsonant(parts.join('')), words: parts, parts };
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
};
