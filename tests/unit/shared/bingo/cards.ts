import type { Card } from '../../../../shared/bingo/card.ts';

/** The numbers of a card's columns, from left to right and top to bottom. */
export const columnsOf = (card: Card): number[][] =>
  (card[0] ?? []).map((_, column) => card.flatMap((row) => row[column] ?? []));

export const numbersOf = (card: Card): number[] => card.flat().filter((cell) => cell !== undefined);

/** Pearson's chi-square per degree of freedom: about 1 if the counts differ by chance alone. */
export function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquare / (counts.length - 1);
}
