import { describe, expect, it } from 'vitest';
import { type CardSet, callOrder, makeCards } from '../../../../shared/bingo/card-set.ts';
import { columnsOf, numbersOf, unevenness } from './cards.ts';

const all = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const sets = (type: CardSet['type'], howMany: number) =>
  Array.from({ length: howMany }, (_, index) => makeCards({ type, count: 48, seed: `SET${index}` }));

describe('cards of 90 balls', () => {
  const cards = sets(90, 20).flat();

  it('PAGE-06 have three rows of nine with five numbers each, and a number in every column', () => {
    for (const card of cards) {
      expect(card.map((row) => row.length)).toEqual([9, 9, 9]);
      expect(card.map((row) => row.filter((cell) => cell !== undefined).length)).toEqual([5, 5, 5]);
      expect(columnsOf(card).every((column) => column.length >= 1 && column.length <= 3)).toBe(true);
    }
  });

  it('PAGE-06 keep 1 to 9, 10 to 19, … 80 to 90 in their columns, growing downwards', () => {
    for (const card of cards) {
      for (const [index, column] of columnsOf(card).entries()) {
        expect(column).toEqual(sorted(column));
        expect(column.every((number) => Math.min(Math.floor(number / 10), 8) === index)).toBe(true);
      }
    }
  });

  it('PAGE-06 come as strips of six that have every number once', () => {
    for (let first = 0; first < cards.length; first += 6) {
      expect(sorted(cards.slice(first, first + 6).flatMap(numbersOf))).toEqual(all(90));
    }
  });
});

describe('cards of 75 balls', () => {
  const cards = sets(75, 20).flat();

  it('PAGE-06 have five numbers under each letter, each once, and a free centre', () => {
    for (const card of cards) {
      expect(card.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
      expect(card[2]?.[2]).toBeUndefined();
      expect(new Set(numbersOf(card)).size).toBe(24);
      for (const [index, column] of columnsOf(card).entries()) {
        expect(column.every((number) => Math.ceil(number / 15) - 1 === index)).toBe(true);
      }
    }
  });
});

describe('a set of cards', () => {
  it.each([90, 75] as const)('PAGE-06 of %i comes again by its code, and by no other', (type) => {
    const ask = (seed: string, count: number) => makeCards({ type, count, seed });
    expect(ask('K7Q2MX', 12)).toEqual(ask('K7Q2MX', 12));
    expect(ask('K7Q2MX', 12)).not.toEqual(ask('K7Q2MY', 12));
    expect(ask('K7Q2MX', 12).slice(0, 5)).toEqual(ask('K7Q2MX', 5));
  });

  it('PAGE-06 is the same in every browser and in years to come: a printed code keeps its cards', () => {
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

  it('PAGE-06 has no two cards alike', () => {
    for (const type of [90, 75] as const) {
      const cards = sets(type, 20).flat();
      expect(new Set(cards.map(String)).size).toBe(cards.length);
    }
  });

  it('PAGE-06 calls every ball once, in another order for another code', () => {
    expect(sorted(callOrder({ type: 90, seed: 'A' }))).toEqual(all(90));
    expect(sorted(callOrder({ type: 75, seed: 'A' }))).toEqual(all(75));
    expect(callOrder({ type: 90, seed: 'A' })).not.toEqual(callOrder({ type: 90, seed: 'B' }));
  });
});

describe('fairness', () => {
  // With so many degrees of freedom chance alone stays within 0.7 to 1.3; the seeds are fixed, so the outcome is too.
  const isChanceAlone = (counts: readonly number[]) => Math.abs(unevenness(counts) - 1) < 0.3;

  it('PAGE-06 a number of 90 falls on each card of the strip equally often', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 800; index += 1) {
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

  it('PAGE-06 a number of 75 falls on each place of its column equally often', () => {
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

  it('PAGE-06 a ball is called equally early', () => {
    const counts = Array.from({ length: 75 * 75 }, () => 0);
    for (let index = 0; index < 2_000; index += 1) {
      for (const [place, ball] of callOrder({ type: 75, seed: `FAIR${index}` }).entries()) {
        counts[place * 75 + ball - 1]! += 1;
      }
    }
    expect(isChanceAlone(counts)).toBe(true);
  });
});
