import type { EnglishWords } from '../vocabulary/words.ts';
import { createDeck, createWeightedDeck } from './deck.ts';
import type { Namer } from './namer.ts';
import { lastWord } from './namer.ts';

const numbers = ['Three', 'Five', 'Seven', 'Nine', 'Eleven', 'Twelve', 'Thirteen', 'Forty', 'A Hundred', 'A Thousand'];
const patterns = { pair: 10, place: 4, owner: 3, counted: 1, single: 1 };

export const createEnglishNamer: Namer<EnglishWords> = (words, chance) => {
  const pattern = createWeightedDeck(patterns, chance);
  const modifier = createDeck(words.modifiers, chance);
  const head = createDeck(words.heads, chance);
  const owner = createDeck(words.owners, chance);
  const place = createDeck(words.places, chance);
  const counted = createDeck(words.counted, chance);
  const number = createDeck(numbers, chance);
  const single = createDeck(words.singles, chance);

  const pair = () => {
    const [first, second] = [modifier(), head()];
    return { name: `${first} ${second}`, words: [first, second] };
  };
  const placed = () => {
    const [thing, where] = [head(), place()];
    return { name: `${thing} of ${where}`, words: [thing, ...where.split(' ')] };
  };
  const owned = () => {
    const [who, what] = [owner(), head()];
    const article = chance.chance(0.6) ? 'The ' : '';
    return { name: `${article}${who}’s ${what}`, words: [...who.split(' '), what] };
  };
  const numbered = () => {
    const [amount, things] = [number(), counted()];
    return { name: `${amount} ${things}`, words: [lastWord(amount), things] };
  };
  const alone = () => {
    const name = single();
    return { name, words: [name] };
  };
  const make = { pair, place: placed, owner: owned, counted: numbered, single: alone };
  return () => make[pattern()]();
};
