import { describe, expect, it } from 'vitest';
import { categoryQuery } from '../../../../shared/routing/category-parameters.ts';
import { isFiltered, parseCategoryQuery } from '../../../../shared/data/category-query.ts';

const nothing = { page: 1, provider: [], volatility: [], feature: [] };
const parse = (query: string) => parseCategoryQuery(new URLSearchParams(query));

describe('parseCategoryQuery', () => {
  it('GAME-10 limits the number of providers to 100', () => {
    const codes = Array.from({ length: 300 }, (_, index) => `p${index + 100}`);
    const { provider } = parseCategoryQuery(new URLSearchParams(codes.map((code) => ['provider', code])));
    expect(provider).toEqual(codes.slice(0, 100));
  });

  it.each([
    ['', {}],
    ['page=3', { page: 3 }],
    ['provider=tidehouse&provider=alder', { provider: ['alder', 'tidehouse'] }],
    ['provider=alder&provider=alder', { provider: ['alder'] }],
    ['volatility=high&volatility=low', { volatility: ['high', 'low'] }],
    ['feature=free-spins&sort=rtp', { feature: ['free-spins'], sort: 'rtp' }],
    ['minRtp=96&maxMinBet=20', { minRtp: 96, maxMinBet: 20 }],
    ['minRtp=96.5', { minRtp: 96.5 }],
  ])('GAME-10 parses %s', (query, wanted) => {
    expect(parse(query)).toEqual({ ...nothing, ...wanted });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=two',
    'page=1e3',
    'page=999999',
    'provider=%3Cscript%3E',
    `provider=${'a'.repeat(65)}`,
    'volatility=extreme',
    'minRtp=ninety',
    'maxMinBet=0.1',
    'sort=random',
    'utm_source=mail',
  ])('GAME-10 ignores the invalid or unknown parameter %s', (query) => {
    expect(parse(query)).toEqual(nothing);
    expect(isFiltered(parse(query))).toBe(false);
  });

  it.each([
    ['', false],
    ['page=2', false],
    ['sort=name', true],
    ['provider=alder', true],
    ['page=2&minRtp=96', true],
  ])('GAME-10 SEO-04 isFiltered for "%s" returns %s', (query, filtered) => {
    expect(isFiltered(parse(query))).toBe(filtered);
  });

  it('GAME-10 categoryQuery contains every parsed parameter', () => {
    const all = parse('page=2&provider=a&volatility=low&feature=b&minRtp=96&maxMinBet=5&sort=name');
    expect(Object.keys(all).toSorted()).toEqual([...categoryQuery].toSorted());
  });
});
