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

/** How many numbers of each column a card has: first by card, then by column. */
type Counts = readonly (readonly number[])[];

/**
 * Every card has a number in every column; what a column has beyond that is dealt out like playing cards. A deal that gives a card
 * more of one column than it has rows is dealt again, so that no card is favoured over another.
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

/** The rows, from the top, that hold each column's numbers: any choice that leaves five in each row is as likely as the others. */
function chooseRows(draw: Draw, counts: readonly number[]): readonly (readonly number[])[] {
  for (;;) {
    const chosen = counts.map((count) => ascending(draw.shuffle(rowsOfCard).slice(0, count)));
    const isEven = rowsOfCard.every((row) => chosen.filter((rows) => rows.includes(row)).length === numbersInRow);
    if (isEven) return chosen;
  }
}

/** Six cards that have each number from 1 to 90 once between them; in a column the numbers grow downwards. */
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
