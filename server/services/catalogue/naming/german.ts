import type { GermanWords } from '../vocabulary/words.ts';
import { createDeck, createWeightedDeck } from './deck.ts';
import type { Namer } from './namer.ts';
import { capitalise, lastWord } from './namer.ts';

const patterns = { compound: 6, adjective: 4, genitive: 4, place: 2 };
const genders = { m: 3, f: 3, n: 3, p: 1 };
/** Endings of an adjective without an article, and the articles themselves. */
const endings = { m: 'er', f: 'e', n: 'es', p: 'e' };
const articles = { m: 'Der', f: 'Die', n: 'Das', p: 'Die' };

export const createGermanNamer: Namer<GermanWords> = (words, chance) => {
  const pattern = createWeightedDeck(patterns, chance);
  const gender = createWeightedDeck(genders, chance);
  const first = createDeck(words.firsts, chance);
  const second = createDeck([...words.seconds.m, ...words.seconds.f, ...words.seconds.n], chance);
  const adjective = createDeck(words.adjectives, chance);
  const nouns = {
    m: createDeck(words.nouns.m, chance),
    f: createDeck(words.nouns.f, chance),
    n: createDeck(words.nouns.n, chance),
    p: createDeck(words.nouns.p, chance),
  };
  const genitive = createDeck(words.genitives, chance);
  const place = createDeck(words.places, chance);

  const compound = () => {
    const parts = [first(), second()];
    return { name: parts.join(''), words: parts, parts };
  };
  const described = () => {
    const kind = gender();
    const [stem, noun] = [adjective(), nouns[kind]()];
    return { name: `${capitalise(stem)}${endings[kind]} ${noun}`, words: [stem, noun] };
  };
  const owned = () => {
    const [thing, whose] = [capitalise(second()), genitive()];
    return { name: `${thing} ${whose}`, words: [thing, lastWord(whose)] };
  };
  const placed = () => {
    const kind = gender();
    const [noun, where] = [nouns[kind](), place()];
    const article = chance.chance(0.4) ? `${articles[kind]} ` : '';
    return { name: `${article}${noun} ${where}`, words: [noun, lastWord(where)] };
  };
  const make = { compound, adjective: described, genitive: owned, place: placed };
  return () => make[pattern()]();
};
