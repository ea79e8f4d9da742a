import { describe, expect, it } from 'vitest';
import { createScene } from '../../../../server/services/art/kit/scene.ts';
import { startCalling } from '../../../../server/services/art/themes/bingo/hall.ts';
import { side, startBoard } from '../../../../server/services/art/themes/number-grid/board.ts';
import { stoneHue } from '../../../../server/services/art/themes/gems/vault.ts';
import { themes } from '../../../../server/services/art/themes/index.ts';

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

const themeOf = (id: string) => {
  const theme = themes.find((each) => each.id === id);
  if (!theme) throw new Error(`There is no theme "${id}".`);
  return theme;
};

describe('a wall of tiles', () => {
  it.each([
    ['bingo', 6],
    ['table', 6],
    ['number-grid', 5],
  ])('GAME-03 %s has %s scenes or more and five palettes: its rail repeats soonest', (id, scenes) => {
    const { compositions, palettes } = themeOf(id);
    expect(compositions.length).toBeGreaterThanOrEqual(scenes);
    expect(palettes.length).toBeGreaterThanOrEqual(5);
  });

  it('GAME-03 has no two palettes of a theme in one hue', () => {
    for (const { id, palettes } of themes) {
      const hues = palettes.map(({ hue }) => hue);
      expect(new Set(hues).size, id).toBe(hues.length);
    }
  });

  it('GAME-03 never cuts a stone in yellow green', () => {
    for (let stone = 0; stone < 360; stone += 5)
      for (let away = -180; away <= 180; away += 5) {
        const hue = stoneHue(stone, away);
        expect(hue <= 85 || hue >= 145, `${stone} ${away}`).toBe(true);
      }
  });
});
