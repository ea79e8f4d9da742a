import { describe, expect, it } from 'vitest';
import { findNearWords, isNear } from '../../../../../server/services/games/search/mistake.ts';

describe('GAME-07 one typing mistake', () => {
  it.each([
    ['lantern', 'lantern', 'as it is'],
    ['lanturn', 'lantern', 'a wrong letter'],
    ['lantrn', 'lantern', 'a letter left out'],
    ['lanttern', 'lantern', 'a letter too many'],
    ['latnern', 'lantern', 'two letters swapped'],
    ['antern', 'lantern', 'the first letter left out'],
    ['lanter', 'lantern', 'the last letter left out'],
    ['lanternn', 'lantern', 'a letter too many at the end'],
    ['alntern', 'lantern', 'the first two swapped'],
  ])('GAME-07 "%s" is near "%s": %s', (typed, word) => {
    expect(isNear(typed, word, 'whole')).toBe(true);
  });

  it.each([
    ['lentarn', 'lantern', 'two wrong letters'],
    ['lante', 'lantern', 'two letters left out'],
    ['lanternns', 'lantern', 'two letters too many'],
    ['star', 'jars', 'other letters'],
  ])('GAME-07 "%s" is not near "%s": %s', (typed, word) => {
    expect(isNear(typed, word, 'whole')).toBe(false);
  });

  it('GAME-07 takes a word that is still being typed for the beginning of one', () => {
    expect(isNear('jelyf', 'jellyfish', 'beginning')).toBe(true);
    expect(isNear('jelyf', 'jellyfish', 'whole')).toBe(false);
    expect(isNear('jexxf', 'jellyfish', 'beginning')).toBe(false);
  });

  it('GAME-07 corrects words of four letters and more, without digits, the likeliest first', () => {
    const vocabulary = ['bold', 'gold', 'golf', 'golds', 'mold', 'sun', 'golden'];
    expect(findNearWords('golt', vocabulary)).toEqual(['gold', 'golf']);
    expect(findNearWords('gol', vocabulary)).toEqual([]);
    expect(findNearWords('go1d', vocabulary)).toEqual([]);
    expect(findNearWords('gollen', vocabulary)).toEqual(['golden']);
  });
});
