import { describe, expect, it } from 'vitest';
import { createDraw } from '../../../../shared/bingo/draw.ts';
import { unevenness } from './cards.ts';

const drawn = (seed: string, limit: number, howMany: number) => {
  const draw = createDraw(seed);
  return Array.from({ length: howMany }, () => draw.below(limit));
};

describe('createDraw', () => {
  it('PAGE-06 repeats its sequence for the same seed only', () => {
    expect(drawn('lantern', 90, 50)).toEqual(drawn('lantern', 90, 50));
    expect(drawn('lantern', 90, 50)).not.toEqual(drawn('lanterm', 90, 50));
  });

  it.each([2, 3, 6, 75, 90, 1000])('PAGE-06 returns each number below %i with equal frequency', (limit) => {
    const counts = Array.from({ length: limit }, () => 0);
    for (const number of drawn('even', limit, limit * 2_000)) counts[number]! += 1;
    const spread = 5 / Math.sqrt(limit - 1);
    expect(Math.abs(unevenness(counts) - 1)).toBeLessThan(spread);
  });

  it('PAGE-06 returns every permutation of four items with equal frequency', () => {
    const draw = createDraw('orders');
    const counts = new Map<string, number>();
    for (let index = 0; index < 48_000; index += 1) {
      const order = draw.shuffle(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()])).toBeLessThan(2);
  });

  it('PAGE-06 returns unrelated first numbers for similar seeds', () => {
    const firsts = Array.from({ length: 20_000 }, (_, index) => drawn(`SEED${index}`, 20, 1)[0] ?? 0);
    const counts = Array.from({ length: 20 }, (_, value) => firsts.filter((first) => first === value).length);
    expect(unevenness(counts)).toBeLessThan(2.2);
  });
});
