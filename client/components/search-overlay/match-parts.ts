import { plainLetters } from '../../../shared/search/plain-letters.ts';

/** A substring of a name; `hit` where it matches the query. */
export interface Part {
  text: string;
  hit: boolean;
  /** Index of its first character in the name. */
  start: number;
}

/** Splits a name into matches of the query's words, ignoring case and accents, and the text between. */
export function matchParts(name: string, query: string): Part[] {
  const letters = [...name.normalize('NFC')];
  const folded = letters.map(plainLetters);
  const hits = letters.map(() => false);
  for (const word of query.split(/\s+/)) {
    const wanted = plainLetters(word);
    if (!wanted) continue;
    for (const start of folded.keys()) {
      const end = endOfMatch(folded, start, wanted);
      if (end !== undefined) hits.fill(true, start, end);
    }
  }
  const parts: Part[] = [];
  for (const [index, letter] of letters.entries()) {
    const hit = hits[index] ?? false;
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit, start: index });
  }
  return parts;
}

/** Returns the index after the match that begins at `start`. A letter that folds to two characters counts as a whole. */
function endOfMatch(folded: readonly string[], start: number, wanted: string): number | undefined {
  let found = '';
  for (let end = start; found.length < wanted.length; end += 1) {
    const letter = folded[end];
    if (letter === undefined || letter === '') return undefined;
    found += letter;
    if (found.startsWith(wanted)) return end + 1;
    if (!wanted.startsWith(found)) return undefined;
  }
  return undefined;
}
