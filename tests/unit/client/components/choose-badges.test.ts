import { describe, expect, it } from 'vitest';
import { chooseBadges } from '../../../../client/components/badge/choose-badges.ts';

describe('badges of a game', () => {
  it('GAME-03 are at most two, those that say most', () => {
    expect(chooseBadges({ badges: ['popular', 'rating', 'new', 'original'], rating: 4.8 })).toEqual([
      'original',
      'new',
    ]);
  });

  it('GAME-03 name a rating only where there is one', () => {
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
  ] as const)('GAME-10 of %j say to whom it is new since the last visit: %j, and move nothing', (badges, expected) => {
    expect(chooseBadges({ badges }, true)).toEqual(expected);
  });
});
