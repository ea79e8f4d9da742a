import { describe, expect, it } from 'vitest';
import { type CardSet, callOrder, makeCards } from '../../../../shared/bingo/card-set.ts';
import { columnsOf, numbersOf, unevenness } from './cards.ts';

const all = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const sets = (type: CardSet['type'], howMany: number) =>
  Array.from({ length: howMany }, (_, index) => makeCards({ type, count: 48, seed: `SET${index}` }));

describe('90-ball cards', () => {
  const cards = sets(90, 20).flat();

  it('PAGE-06 have three rows of nine cells with five numbers each, and a number in every column', () => {
    const shapes = cards.map((card) => [
      ...card.map((row) => `${row.filter((cell) => cell !== undefined).length} of ${row.length}`),
      columnsOf(card).every((column) => column.length >= 1 && column.length <= 3),
    ]);
    expect(new Set(shapes.map(String))).toEqual(new Set(['5 of 9,5 of 9,5 of 9,true']));
  });

  it('PAGE-06 have 1 to 9, 10 to 19, … 80 to 90 in their columns in ascending order', () => {
    const isWrong = (column: readonly number[], index: number) =>
      String(column) !== String(sorted(column)) ||
      column.some((number) => Math.min(Math.floor(number / 10), 8) !== index);
    expect(cards.flatMap((card) => columnsOf(card).filter(isWrong))).toEqual([]);
  });

  it('PAGE-06 come in strips of six that contain every number once', () => {
    for (let first = 0; first < cards.length; first += 6) {
      expect(sorted(cards.slice(first, first + 6).flatMap(numbersOf))).toEqual(all(90));
    }
  });
});

describe('75-ball cards', () => {
  const cards = sets(75, 20).flat();

  it('PAGE-06 have five numbers in each column, without duplicates, and a free centre', () => {
    const shapes = cards.map((card) => [
      ...card.map((row) => row.length),
      card[2]?.[2] ?? 'free',
      new Set(numbersOf(card)).size,
      columnsOf(card).every((column, index) => column.every((number) => Math.ceil(number / 15) - 1 === index)),
    ]);
    expect(new Set(shapes.map(String))).toEqual(new Set(['5,5,5,5,5,free,24,true']));
  });
});

describe('card set', () => {
  it.each([90, 75] as const)(
    'PAGE-06 of %i balls is the same for the same code, and different for another code',
    (type) => {
      const cardsOf = (seed: string, count: number) => makeCards({ type, count, seed });
      expect(cardsOf('K7Q2MX', 12)).toEqual(cardsOf('K7Q2MX', 12));
      expect(cardsOf('K7Q2MX', 12)).not.toEqual(cardsOf('K7Q2MY', 12));
      expect(cardsOf('K7Q2MX', 12).slice(0, 5)).toEqual(cardsOf('K7Q2MX', 5));
    },
  );

  it('PAGE-06 is stable across browsers and versions, because printed codes must reproduce their cards', () => {
    const [first] = makeCards({ type: 90, count: 1, seed: 'K7Q2MX' });
    expect(first?.map((row) => row.map((cell) => cell ?? '').join(' '))).toMatchInlineSnapshot(`
      [
        "3 17   48 52   83",
        "7   32  54 63 71 ",
        "9  27   57  77 90",
      ]
    `);
    expect(makeCards({ type: 75, count: 1, seed: 'K7Q2MX' })[0]?.flat().slice(0, 10)).toMatchInlineSnapshot(`
      [
        8,
        28,
        32,
        47,
        70,
        1,
        22,
        34,
        52,
        74,
      ]
    `);
  });

  it('PAGE-06 contains no duplicate cards', () => {
    for (const type of [90, 75] as const) {
      const cards = sets(type, 20).flat();
      expect(new Set(cards.map(String)).size).toBe(cards.length);
    }
  });

  it('PAGE-06 calls every ball once, in a different order for a different code', () => {
    expect(sorted(callOrder({ type: 90, seed: 'A' }))).toEqual(all(90));
    expect(sorted(callOrder({ type: 75, seed: 'A' }))).toEqual(all(75));
    expect(callOrder({ type: 90, seed: 'A' })).not.toEqual(callOrder({ type: 90, seed: 'B' }));
  });
});

describe('fairness of bingo cards', () => {
  // With this many degrees of freedom, chance alone gives values between 0.7 and 1.3. The seeds are fixed, so the result is deterministic.
  const isChanceAlone = (counts: readonly number[]) => Math.abs(unevenness(counts) - 1) < 0.3;

  it('PAGE-06 each number of 90 is equally frequent on each card of the strip', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 250; index += 1) {
      for (const [place, card] of makeCards({ type: 90, count: 6, seed: `FAIR${index}` }).entries()) {
        for (const number of numbersOf(card)) {
          const key = `${place} ${number}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      }
    }
    expect(counts.size).toBe(6 * 90);
    expect(isChanceAlone([...counts.values()])).toBe(true);
  });

  it('PAGE-06 each number of 75 is equally frequent in each row of its column', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 100; index += 1) {
      for (const card of makeCards({ type: 75, count: 48, seed: `FAIR${index}` })) {
        for (const [row, cells] of card.entries()) {
          for (const [column, cell] of cells.entries()) {
            if (cell === undefined) continue;
            const key = `${row} ${column} ${cell}`;
            counts.set(key, (counts.get(key) ?? 0) + 1);
          }
        }
      }
    }
    expect(counts.size).toBe(24 * 15);
    expect(isChanceAlone([...counts.values()])).toBe(true);
  });

  it('PAGE-06 each ball is equally frequent at each position of the call order', () => {
    const counts = Array.from({ length: 75 * 75 }, () => 0);
    for (let index = 0; index < 2_000; index += 1) {
      for (const [place, ball] of callOrder({ type: 75, seed: `FAIR${index}` }).entries()) {
        counts[place * 75 + ball - 1]! += 1;
      }
    }
    expect(isChanceAlone(counts)).toBe(true);
  });
});
