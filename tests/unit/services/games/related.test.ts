import { describe, expect, it } from 'vitest';
import { findRelated } from '../../../../server/services/games/related.ts';
import { shelfOf } from './shelf.ts';

/** A shelf of games of one group. */
const shelfBy = (games: readonly (readonly [theme: number, mechanic: number, provider: number])[]) =>
  shelfOf(games.map(([theme, mechanic, provider]) => ({ theme, mechanic, provider })));

describe('GAME-04 related games', () => {
  it('GAME-04 take turns: its theme, its mechanic, its provider; each once, never itself', () => {
    const shelf = shelfBy([
      [1, 1, 1],
      [1, 2, 2],
      [1, 2, 2],
      [2, 1, 2],
      [2, 2, 1],
      [1, 1, 1],
      [3, 3, 3],
      [2, 2, 2],
    ]);
    expect(findRelated(shelf, 0)).toEqual([1, 3, 4, 2, 5, 6]);
  });

  it('GAME-04 are twelve at most', () => {
    const shelf = shelfBy(Array.from({ length: 40 }, () => [1, 1, 1] as const));
    expect(findRelated(shelf, 5)).toHaveLength(12);
  });

  it('GAME-04 are filled up to six from its groups', () => {
    const shelf = shelfBy(Array.from({ length: 20 }, (_, index) => [index, index, index] as const));
    expect(findRelated(shelf, 0)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
