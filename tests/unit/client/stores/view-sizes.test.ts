import { describe, expect, it } from 'vitest';
import { allViewSizes, mergeViewSizes, parseViewSizes, viewSizeOf } from '../../../../client/stores/view-sizes.ts';

describe('the store of view sizes', () => {
  it.each([
    [{ '/slots/': 72 }, { '/slots/': 72 }],
    [{ '/slots/': 72, '/casino/': 'x', '/a/': -1, '/b/': 0, '/c/': 1.5, '/d/': null, '/e/': [24] }, { '/slots/': 72 }],
    [{}, {}],
    [null, undefined],
    ['72', undefined],
    [72, undefined],
    [undefined, undefined],
  ])('SHELL-12 parses %j without invalid sizes', (stored, sizes) => {
    expect(parseViewSizes(stored)).toEqual(sizes);
  });

  const games: [number, number] = [48, 24];
  const posts: [number, number] = [12, 12];

  it.each([
    ['no size', undefined, games, 48],
    ['two increments', 96, games, 96],
    ['the largest restored size', 288, games, 288],
    ['one increment more than that', 312, games, 288],
    ['a billion', 1e9, games, 288],
    ['the largest number', Number.MAX_VALUE, games, 288],
    ['less than a page', 1, games, 48],
    ['half an increment', 60, games, 48],
    ['a billion', 1e9, posts, 132],
    ['one increment', 24, posts, 24],
  ])('SHELL-12 restores a list stored with %s (%j) with at most ten increments', (_, stored, steps, size) => {
    const restoredViewSize = stored === undefined ? {} : { '/slots/': stored };
    expect(viewSizeOf({ componentsPersistedViewSize: {}, restoredViewSize }, '/slots/', ...steps)).toBe(size);
  });

  it('SHELL-12 does not limit a list that the visitor has grown in this visit', () => {
    const sizes = { componentsPersistedViewSize: { '/slots/': 312 }, restoredViewSize: { '/slots/': 1e9 } };
    expect(viewSizeOf(sizes, '/slots/', ...games)).toBe(312);
  });

  it('SHELL-12 merges the larger size of each list', () => {
    const merged = { a: 72, b: 96, c: 48 };
    expect(mergeViewSizes({ a: 72, b: 48 }, { b: 96, c: 48 })).toEqual(merged);
    expect(allViewSizes({ componentsPersistedViewSize: { a: 72, b: 48 }, restoredViewSize: { b: 96, c: 48 } })).toEqual(
      merged,
    );
  });
});
