import { type Card, numbersFrom } from './card.ts';
import type { Draw } from './draw.ts';

export const letters = ['B', 'I', 'N', 'G', 'O'] as const;

/** Numbers per letter: B 1 to 15, I 16 to 30, and so on. */
const perLetter = 15;
const size = letters.length;
const centre = Math.floor(size / 2);

/** A 75-ball card: five numbers under each letter in any order, with a free centre. */
export function dealCard75(draw: Draw): Card {
  const columns = letters.map((_, index) =>
    draw.shuffle(numbersFrom(index * perLetter + 1, (index + 1) * perLetter)).slice(0, size),
  );
  return columns.map((_, row) =>
    columns.map((column, index) => (row === centre && index === centre ? undefined : column[row])),
  );
}
