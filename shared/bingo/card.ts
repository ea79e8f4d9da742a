/** A number, or nothing: blank on a card of 90, the free centre of one of 75. */
export type Cell = number | undefined;

/** Rows from the top, each from the left. */
export type Card = readonly (readonly Cell[])[];

/** Whole numbers, both ends included. */
export const numbersFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
