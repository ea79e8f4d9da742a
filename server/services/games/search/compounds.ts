/** Shorter words occur in others by chance. */
const shortestPart = 5;

/**
 * Words of a vocabulary that contain a typed word: "strasse" is in "glockenstrasse". Prefix matches are found
 * elsewhere.
 */
export const findCompounds = (typed: string, vocabulary: readonly string[]): string[] =>
  typed.length < shortestPart ? [] : vocabulary.filter((word) => word.lastIndexOf(typed) > 0);
