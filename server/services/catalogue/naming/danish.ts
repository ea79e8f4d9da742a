import type { DanishWords } from '../vocabulary/words.ts';
import type { Namer } from './namer.ts';
import { createScandinavianNamer } from './scandinavian.ts';

const byGender = ({ en, et, pl }: DanishWords['nouns']) => ({ common: en, neuter: et, plural: pl });

export const createDanishNamer: Namer<DanishWords> = (words, chance) =>
  createScandinavianNamer(
    { ...words, adjectives: byGender(words.adjectives), nouns: byGender(words.nouns) },
    chance,
    (parts) => parts.join(''),
  );
