import { describe, expect, it } from 'vitest';
import { readEveryday } from '../../../../../server/services/games/search/everyday.ts';
import { wordsOf } from '../../../../../server/services/games/search/words-of.ts';
import { findForms } from '../../../../../server/services/games/search/forms.ts';
import { findNearWords, isNear } from '../../../../../server/services/games/search/mistake.ts';

type Case = [language: Parameters<typeof readEveryday>[0], typed: string, parts: ReturnType<typeof readEveryday>];

describe('everyday names in what was typed', () => {
  it.each<Case>([
    ['en', 'fruit machine', [['slots']]],
    ['en', 'fruit-machines', [['slots']]],
    ['en', 'fruit mach', [['slots']]],
    ['en', 'fruit', [['fruit']]],
    ['en', 'scratchcard', [['scratch']]],
    ['en', 'the best slots', [['slots']]],
    ['en', 'tidehouse pokies', ['tidehouse', ['slots']]],
    ['en', 'fruit machine egyptian', [['slots'], ['desert']]],
    ['en', 'live roulette', [['live roulette']]],
    ['sv', 'enarmad bandit', [['slots']]],
    ['sv', 'piratspel', [['pirates']]],
    ['de', 'Piratenspiele', [['pirates']]],
    ['de', 'Früchte', [['fruit']]],
    ['es', 'tragaperras de frutas', [['slots'], ['fruit']]],
    ['sv', 'hav', [['deepSea']]],
    ['es', 'traga', [['slots']]],
  ])('GAME-07 %s: "%s"', (language, typed, parts) => {
    expect(readEveryday(language, wordsOf(typed), 'typed')).toEqual(parts);
  });

  it.each<Case>([
    ['en', 'lantern', undefined],
    ['en', 'the best game', undefined],
    ['en', 'pok', undefined],
    ['en', 'tabls', undefined],
    ['de', 'Roulette', undefined],
    ['de', 'Jackpots', undefined],
  ])('GAME-07 %s: none in "%s"', (language, typed) => {
    expect(readEveryday(language, wordsOf(typed), 'mistyped')).toBeUndefined();
  });

  it('GAME-07 typing mistakes in names are tolerated only on request', () => {
    expect(readEveryday('es', ['tragaperas'], 'typed')).toBeUndefined();
    expect(readEveryday('es', ['tragaperas'], 'mistyped')).toEqual([['slots']]);
  });
});

const words = ['automatens', 'automatverkstaden', 'drache', 'drachenauge', 'planeta', 'table', 'tablet', 'tables'];

it.each([
  ['drachen', ['drache']],
  ['planetas', ['planeta']],
  ['automater', ['automatens', 'automatverkstaden']],
  ['tables', ['table', 'tables']],
  ['tea', []],
])('GAME-07 other forms of "%s"', (typed, forms) => {
  expect(findForms(typed, words)).toEqual(forms);
});

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
