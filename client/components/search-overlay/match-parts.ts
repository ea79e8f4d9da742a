import { plainLetters } from '../../../shared/search/plain-letters.ts';

/** A stretch of a name; `hit` where it is what was asked for. */
export interface Part {
  text: string;
  hit: boolean;
  /** Its first letter's place in the name. */
  start: number;
}

/** Splits a name into what matches the words asked for, whatever their case and accents, and what lies between. */
export function matchParts(name: string, asked: string): Part[] {
  const letters = [...name.normalize('NFC')];
  const folded = letters.map(plainLetters);
  const hits = letters.map(() => false);
  for (const word of asked.split(/\s+/)) {
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

/** Index behind the match that begins at `start`; a letter that folds to two counts as a whole. */
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
