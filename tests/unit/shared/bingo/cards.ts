import type { Card } from '../../../../shared/bingo/card.ts';

/** The numbers of a card's columns, from the left, each from the top. */
export const columnsOf = (card: Card): number[][] =>
  (card[0] ?? []).map((_, column) => card.flatMap((row) => row[column] ?? []));

export const numbersOf = (card: Card): number[] => card.flat().filter((cell) => cell !== undefined);

/** How far counts are from being equal, per degree of freedom: about 1 for chance alone (Pearson's chi-square). */
export function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquare / (counts.length - 1);
}
