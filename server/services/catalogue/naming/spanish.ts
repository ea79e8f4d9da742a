import type { SpanishWords } from '../vocabulary/words.ts';
import { createDeck, createWeightedDeck } from './deck.ts';
import type { Namer } from './namer.ts';
import { capitalise } from './namer.ts';

const patterns = { adjective: 5, complement: 6, place: 2 };
const genders = { m: 3, f: 3, mp: 1, fp: 1 };
const articles = { m: 'El', f: 'La', mp: 'Los', fp: 'Las' };

export const createSpanishNamer: Namer<SpanishWords> = (words, chance) => {
  const pattern = createWeightedDeck(patterns, chance);
  const gender = createWeightedDeck(genders, chance);
  const deckOf = (lists: SpanishWords['nouns']) => ({
    m: createDeck(lists.m, chance),
    f: createDeck(lists.f, chance),
    mp: createDeck(lists.mp, chance),
    fp: createDeck(lists.fp, chance),
  });
  const nouns = deckOf(words.nouns);
  const adjectives = deckOf(words.adjectives);
  const complement = createDeck(words.complements, chance);
  const place = createDeck(words.places, chance);

  const described = () => {
    const kind = gender();
    const [noun, adjective] = [nouns[kind](), adjectives[kind]()];
    return { name: `${capitalise(noun)} ${adjective}`, words: [noun, adjective] };
  };
  const withArticle = (share: number, follow: () => string) => {
    const kind = gender();
    const [noun, rest] = [nouns[kind](), follow()];
    const start = chance.chance(share) ? `${articles[kind]} ${noun}` : capitalise(noun);
    // "de la mina honda": its meaning is not in the last word alone.
    return { name: `${start} ${rest}`, words: [noun, ...rest.split(' ').filter(({ length }) => length > 3)] };
  };
  const make = {
    adjective: described,
    complement: () => withArticle(0.6, complement),
    place: () => withArticle(0.4, place),
  };
  return () => make[pattern()]();
};
