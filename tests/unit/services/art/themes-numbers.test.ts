import { describe, expect, it } from 'vitest';
import { createScene } from '../../../../server/services/art/kit/scene.ts';
import { startCalling } from '../../../../server/services/art/themes/bingo/hall.ts';
import { side, startBoard } from '../../../../server/services/art/themes/number-grid/board.ts';

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);
const seeds = ['lantern', 'trench', 'crown'];

describe('the drawing of numbers', () => {
  it.each(seeds)('GAME-03 GAME-04 calls each number that the balls of every kind of bingo bear once (%s)', (seed) => {
    const call = startCalling(createScene(seed));
    const called = indexes(75).map(call);
    expect(called.toSorted((a, b) => a - b)).toEqual(indexes(75).map((index) => index + 1));
  });

  it.each(seeds)('GAME-03 gives each column of a board its own fifteen numbers, none twice (%s)', (seed) => {
    const number = startBoard(createScene(seed));
    for (const column of indexes(side)) {
      const numbers = indexes(15).map((row) => number(column, row));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(indexes(15).map((index) => column * 15 + index + 1));
    }
  });

  it('GAME-03 fills a mirrored board from the other side, so that it reads from the left', () => {
    const number = startBoard(createScene('lantern', 600, 800, { mirrored: true }));
    expect(indexes(side).map((column) => Math.ceil(number(column, 0) / 15))).toEqual([5, 4, 3, 2, 1]);
  });
});
