import { inEachLanguage } from '../../languages/index.ts';
import type { Language } from '../codes.ts';

const smallWords = inEachLanguage((language) => new Set(language.smallWords.split(' ')));

const shortLine = 17;
/** The most letters of one word that can be read on a line of a tile of 160 px, whichever its face. */
const longestWord = 12;
const widest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));

/** Breaks words into at most the given number of lines, and keeps the longest line as short as possible. */
function breakLines(words: readonly string[], most: number): string[] {
  const whole = [words.join(' ')];
  if (most === 1) return whole;
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), ...breakLines(words.slice(index + 1), most - 1)])
    .reduce((best, lines) => (widest(lines) < widest(best) ? lines : best), whole);
}

/**
 * Sets a name in one to three lines. A run of small words in the middle gets a line of its own, marked `~`, when the
 * words around it fit a line each. A name of one long word breaks between its parts, as a logo does, without a hyphen.
 */
export function splitTitle(name: string, language: Language, parts: readonly string[] = []): string[] {
  const words = name.split(' ');
  if (words.length === 1 && name.length > longestWord && parts.length > 1) return [...parts];
  const isSmall = (word: string | undefined) => word !== undefined && smallWords[language].has(word.toLowerCase());
  const start = words.findIndex((word, index) => index > 0 && isSmall(word) && !isSmall(words[index - 1]));
  let end = start;
  while (isSmall(words[end])) end += 1;
  if (start > 0 && end < words.length) {
    const [before, small, after] = [words.slice(0, start), words.slice(start, end), words.slice(end)];
    const around = [before.join(' '), after.join(' ')] as const;
    if (widest(around) <= shortLine) return [around[0], `~${small.join(' ')}`, around[1]];
  }
  const two = breakLines(words, 2);
  return widest(two) <= shortLine ? two : breakLines(words, 3);
}
