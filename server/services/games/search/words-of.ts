import { plainLetters } from '../../../../shared/search/plain-letters.ts';

/** The words of a text in plain letters and without apostrophes: "Pájaro" and "pajaro", "Fool's" and "fools" are the same to a search. */
export function wordsOf(text: string): string[] {
  return plainLetters(text)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
