import { describe, expect, it } from 'vitest';
import { readEveryday } from '../../../../../server/services/games/search/everyday.ts';
import { wordsOf } from '../../../../../server/services/games/search/words-of.ts';

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
