/** How a typed word may fit: as the whole word, or as the beginning of one that is still being typed. */
export type Fit = 'whole' | 'beginning';

/** Whether a typed text differs from a word by at most one error: a letter wrong, missing, added, or two swapped. */
export function isNear(typed: string, word: string, fit: Fit): boolean {
  if (word.length < typed.length - 1 || (fit === 'whole' && word.length > typed.length + 1)) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const goesOn = (typedFrom: number, wordFrom: number) => {
    const rest = typed.slice(typedFrom);
    return word.startsWith(rest, wordFrom) && (fit === 'beginning' || word.length === wordFrom + rest.length);
  };
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    goesOn(at, at) ||
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1) ||
    (isSwapped && goesOn(at + 2, at + 2))
  );
}

/** Shorter words are near to too many others. */
const shortestCorrected = 4;
const shortestBeginning = 5;
const mostWords = 24;

/**
 * The words of a vocabulary that a typed word may have been meant as, likeliest first: mistakes are rare in the first letter.
 * A word with digits is taken as typed.
 */
export function findNearWords(typed: string, vocabulary: readonly string[]): string[] {
  if (typed.length < shortestCorrected || /\d/.test(typed)) return [];
  const fit: Fit = typed.length < shortestBeginning ? 'whole' : 'beginning';
  const unlikeliness = (word: string) => (word[0] === typed[0] ? 0 : 100) + Math.abs(word.length - typed.length);
  return vocabulary
    .filter((word) => isNear(typed, word, fit))
    .sort((a, b) => unlikeliness(a) - unlikeliness(b))
    .slice(0, mostWords);
}
