import type { SwedishWords } from '../vocabulary/words.ts';
import type { Namer } from './namer.ts';
import { createScandinavianNamer } from './scandinavian.ts';

/** Where a compound would have three equal consonants, Swedish writes two. */
export const dropThirdConsonant = (compound: string): string =>
  compound.replace(/([bcdfghjklmnpqrstvxz])\1\1/gi, '$1$1');

const byGender = ({ en, ett, pl }: SwedishWords['nouns']) => ({ common: en, neuter: ett, plural: pl });

export const createSwedishNamer: Namer<SwedishWords> = (words, chance) =>
  createScandinavianNamer(
    { ...words, adjectives: byGender(words.adjectives), nouns: byGender(words.nouns) },
    chance,
    (parts) => dropThirdConsonant(parts.join('')),
  );
