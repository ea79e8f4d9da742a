import { describe, expect, it } from 'vitest';
import { appliedLabel, filterGroups } from '../../../../client/components/filters/filter-options.ts';
import { facets } from '../support/games.ts';
import { intlOf } from '../support/render-site.tsx';

const optionsOf = (culture: Parameters<typeof intlOf>[0], name: string) =>
  filterGroups(intlOf(culture), facets, true)
    .find((group) => group.name === name)
    ?.options
    // Intl separates numbers from units with different kinds of space in different cultures.
    .map(({ label }) => label.replace(/\s/g, ' '));

describe('filterGroups', () => {
  it('GAME-10 sorts providers by number of games, and volatility from low to high', () => {
    expect(optionsOf('en-GB', 'provider')).toEqual(['Brasswick', 'Tidehouse']);
    expect(optionsOf('en-GB', 'volatility')).toEqual(['Low', 'High']);
  });

  it('I18N-03 leaves out codes that have no message', () => {
    expect(optionsOf('en-GB', 'feature')).toEqual(['Free spins']);
  });

  it('GAME-10 offers stakes in the currency of the culture', () => {
    expect(optionsOf('en-GB', 'maxMinBet')).toEqual(['Any', '£0.10 or less', '£0.20 or less', '£1 or less']);
    expect(optionsOf('sv', 'maxMinBet')).toEqual(['Any', '1 kr or less', '2 kr or less', '10 kr or less']);
  });

  it.each([
    ['JPY', ['', '10', '20', '100'], '¥10 or less'],
    ['KWD', ['', '100', '200', '1000'], 'KWD 0.100 or less'],
  ])('GAME-10 offers stakes in the minor units of %s', (currency, values, first) => {
    const intl = intlOf('en-GB');
    const groups = filterGroups({ ...intl, culture: { ...intl.culture, currency } }, facets, true);
    const { options = [] } = groups.find(({ name }) => name === 'maxMinBet') ?? {};
    expect(options.map(({ value }) => value)).toEqual(values);
    expect(options[1]?.label.replace(/\s/g, ' ')).toBe(first);
  });

  it('GAME-10 offers RTP thresholds that match the games of the market', () => {
    expect(optionsOf('es', 'minRtp')).toEqual(['Any', '94 % and over', '96 % and over', '97 % and over']);
    expect(optionsOf('de-DE', 'minRtp')).toEqual(['Any', '89 % and over', '90 % and over', '91 % and over']);
  });

  it('GAME-10 leaves out a group without options', () => {
    const names = filterGroups(intlOf('en-GB'), undefined, true).map(({ name }) => name);
    expect(names).toEqual(['minRtp', 'maxMinBet']);
  });

  it('GAME-10 labels each applied filter, also a value that the list no longer offers', () => {
    const intl = intlOf('en-GB');
    const label = (name: Parameters<typeof appliedLabel>[2]['name'], value: string) =>
      appliedLabel(intl, filterGroups(intl, facets, true), { name, value });
    expect(label('provider', 'brasswick')).toBe('Brasswick');
    expect(label('provider', 'gone')).toBe('gone');
    expect(label('minRtp', '96')).toBe('RTP 96% and over');
    expect(label('maxMinBet', '20')).toBe('Smallest stake £0.20 or less');
    expect(label('volatility', 'high')).toBe('Volatility: High');
  });
});
