/** A number, or undefined: blank on a 90-ball card, the free centre of a 75-ball card. */
export type Cell = number | undefined;

/** Rows from the top, cells from the left. */
export type Card = readonly (readonly Cell[])[];

/** Integers from `first` to `last`, both included. */
export const numbersFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
