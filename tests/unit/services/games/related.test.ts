import { describe, expect, it } from 'vitest';
import { CodeList } from '../../../../server/services/games/code-list.ts';
import { findRelated } from '../../../../server/services/games/related.ts';
import type { Shelf } from '../../../../server/services/games/shelf.ts';

/** A shelf of games given as theme, mechanic, provider; all of one group. */
function shelfOf(games: readonly (readonly [theme: number, mechanic: number, provider: number])[]): Shelf {
  return {
    first: 1,
    games: games.map(([theme, mechanic, provider]) => ({
      theme,
      mechanic,
      provider,
      volatility: -1,
      features: [],
      groups: [0],
      rtp: Number.NaN,
      minBet: Number.NaN,
      nameOrder: 0,
      released: 0,
    })),
    codes: {
      provider: new CodeList(),
      volatility: new CodeList(),
      feature: new CodeList(),
      group: new CodeList(),
      theme: new CodeList(),
      mechanic: new CodeList(),
    },
    providerNames: new Map(),
    inGroup: () => [],
    orders: { newest: [], name: [], rtp: [] },
  };
}

describe('GAME-04 related games', () => {
  it('GAME-04 take turns: its theme, its mechanic, its provider; each once, never itself', () => {
    const shelf = shelfOf([
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
    const shelf = shelfOf(Array.from({ length: 40 }, () => [1, 1, 1] as const));
    expect(findRelated(shelf, 5)).toHaveLength(12);
  });

  it('GAME-04 are filled up to six from its groups', () => {
    const shelf = shelfOf(Array.from({ length: 20 }, (_, index) => [index, index, index] as const));
    expect(findRelated(shelf, 0)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
