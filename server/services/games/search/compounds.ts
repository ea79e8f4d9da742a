/** Shorter words stand in others by chance. */
const shortestPart = 5;

/** The words of a vocabulary that have a typed word in them: "strasse" is in "glockenstrasse". Those that begin with it are found without. */
export const findCompounds = (typed: string, vocabulary: readonly string[]): string[] =>
  typed.length < shortestPart ? [] : vocabulary.filter((word) => word.lastIndexOf(typed) > 0);
