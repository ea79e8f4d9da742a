import { describe, expect, it } from 'vitest';
import { createChance, createRandom } from '../../../../../server/services/art/kit/random.ts';

const firstOf = (seed: string, count = 200) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, random);
};

describe('a seeded stream', () => {
  it('API-03 repeats itself for the same seed, on every machine', () => {
    expect(firstOf('lantern')).toEqual(firstOf('lantern'));
    expect(firstOf('comet', 3).map((value) => value.toFixed(6))).toEqual(['0.723559', '0.124137', '0.225046']);
  });

  it('differs for another seed and stays in [0, 1)', () => {
    const values = firstOf('lantern');
    expect(values).not.toEqual(firstOf('lantern2'));
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    const mean = values.reduce((sum, value) => sum + value) / values.length;
    expect(mean).toBeGreaterThan(0.4);
    expect(mean).toBeLessThan(0.6);
  });

  it('returns integers with both bounds included, and picks every choice', () => {
    const chance = createChance('dice');
    const rolls = new Set(Array.from({ length: 200 }, () => chance.whole(1, 6)));
    expect(rolls).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(new Set(Array.from({ length: 100 }, () => chance.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('keeps around() within its spread', () => {
    const chance = createChance('spread');
    const values = Array.from({ length: 200 }, () => chance.around(100, 20));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(80);
    expect(Math.max(...values)).toBeLessThanOrEqual(120);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(30);
  });
});
