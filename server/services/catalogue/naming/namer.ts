import type { Chance } from '../../art/kit/random.ts';

/** A name and its significant words, by which similar-sounding names are found. */
export interface Candidate {
  name: string;
  words: readonly string[];
  /** Parts of a compound, between which its lettering may break. */
  parts?: readonly string[];
}

/** Generates names from a word list. Names may repeat; the caller drops duplicates. */
export type Namer<Words> = (words: Words, chance: Chance) => () => Candidate;

/** Takes apart a name written by hand, with a bar where its lettering may break: "Gezeiten|wächter". */
export function readName(written: string): { name: string; parts: readonly string[] } {
  const parts = written.split('|');
  return { name: parts.join(''), parts };
}

/** The first letter large, the rest as it is. */
export const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** The last word of a phrase, where its meaning is: "des Perlenfischers" → "Perlenfischers". */
export const lastWord = (phrase: string): string => phrase.slice(phrase.lastIndexOf(' ') + 1);

const stemOf = (word: string) => word.toLowerCase().slice(0, 4);

/** Whether two words of one name share a stem ("Mond über dem Mondtal"). */
export function repeatsItself(words: readonly string[]): boolean {
  return words.some((word, index) =>
    words.some(
      (other, place) =>
        place !== index && (other.toLowerCase().includes(word.toLowerCase()) || stemOf(other) === stemOf(word)),
    ),
  );
}
