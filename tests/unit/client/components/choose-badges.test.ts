import { describe, expect, it } from 'vitest';
import { chooseBadges } from '../../../../client/components/badge/choose-badges.ts';

describe('chooseBadges', () => {
  it('GAME-03 returns at most two badges, the most important first', () => {
    expect(chooseBadges({ badges: ['popular', 'rating', 'new', 'original'], rating: 4.8 })).toEqual([
      'original',
      'new',
    ]);
  });

  it('GAME-03 includes the rating badge only if the game has a rating', () => {
    expect(chooseBadges({ badges: ['rating'] })).toEqual([]);
    expect(chooseBadges({ badges: ['rating', 'jackpot'], rating: 4.8 })).toEqual(['jackpot', 'rating']);
  });

  it.each([
    [
      ['original', 'new'],
      ['original', 'newSince'],
    ],
    [['new', 'popular'], ['newSince']],
    [
      ['exclusive', 'popular'],
      ['exclusive', 'newSince'],
    ],
    [[], ['newSince']],
  ] as const)(
    'GAME-10 changes %j to %j for a game that is new since the last visit, and keeps the order',
    (badges, expected) => {
      expect(chooseBadges({ badges }, true)).toEqual(expected);
    },
  );
});
