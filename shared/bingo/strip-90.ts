import { type Card, type Cell, numbersFrom } from './card.ts';
import type { Draw } from './draw.ts';

export const cardsInStrip = 6;
const rowsOfCard = [0, 1, 2] as const;
const numbersInRow = 5;
const numbersOfCard = rowsOfCard.length * numbersInRow;

const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

/** 1 to 9, 10 to 19, …, 80 to 90. */
export const columns90: readonly (readonly number[])[] = Array.from({ length: 9 }, (_, tens) =>
  numbersFrom(Math.max(1, tens * 10), tens === 8 ? 90 : tens * 10 + 9),
);

/** Count of numbers by card, then by column. */
type Counts = readonly (readonly number[])[];

/**
 * Every card has a number in every column, and the remaining numbers are dealt at random. A deal that gives a card more
 * numbers of a column than it has rows is repeated, so that no card is favoured.
 */
function dealCounts(draw: Draw): Counts {
  const extras = columns90.flatMap((numbers, column) => numbers.slice(cardsInStrip).map(() => column));
  const extrasOfCard = numbersOfCard - columns90.length;
  for (;;) {
    const dealt = draw.shuffle(extras);
    const counts = Array.from({ length: cardsInStrip }, (_, card) => {
      const own = dealt.slice(card * extrasOfCard, (card + 1) * extrasOfCard);
      return columns90.map((_numbers, column) => 1 + own.filter((extra) => extra === column).length);
    });
    if (counts.flat().every((count) => count <= rowsOfCard.length)) return counts;
  }
}

/** Row indices of each column's numbers. Uniform among all choices with five numbers in each row. */
function chooseRows(draw: Draw, counts: readonly number[]): readonly (readonly number[])[] {
  for (;;) {
    const chosen = counts.map((count) => ascending(draw.shuffle(rowsOfCard).slice(0, count)));
    const isEven = rowsOfCard.every((row) => chosen.filter((rows) => rows.includes(row)).length === numbersInRow);
    if (isEven) return chosen;
  }
}

/** Six cards that contain each number from 1 to 90 once. Numbers in a column increase downwards. */
export function dealStrip90(draw: Draw): Card[] {
  const piles = columns90.map((numbers) => draw.shuffle(numbers));
  return dealCounts(draw).map((counts) => {
    const rows = chooseRows(draw, counts);
    const own = piles.map((pile, column) => ascending(pile.splice(0, counts[column])));
    return rowsOfCard.map((row) =>
      own.map((numbers, column): Cell => {
        const place = rows[column]?.indexOf(row) ?? -1;
        return place < 0 ? undefined : numbers[place];
      }),
    );
  });
}
