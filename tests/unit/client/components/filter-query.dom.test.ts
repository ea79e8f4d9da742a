import { describe, expect, it } from 'vitest';
import {
  appliedFilters,
  filterQuery,
  formQuery,
  withoutFilter,
  withoutFilters,
} from '../../../../client/components/filters/filter-query.ts';
import { parseCategoryQuery } from '../../../../shared/data/category-query.ts';

const parse = (query: string) => parseCategoryQuery(new URLSearchParams(query));

describe('filter queries', () => {
  it.each(['', '?page=3', '?provider=a&provider=b&minRtp=96&sort=name&page=2'])(
    'GAME-10 preserve the parsed filters: "%s"',
    (query) => {
      expect(filterQuery(parse(query))).toBe(query);
    },
  );

  it('GAME-10 remove a single filter and go back to the first page', () => {
    const filters = parse('provider=a&provider=b&minRtp=96&sort=name&page=2');
    expect(appliedFilters(filters)).toEqual([
      { name: 'provider', value: 'a' },
      { name: 'provider', value: 'b' },
      { name: 'minRtp', value: '96' },
    ]);
    expect(filterQuery(withoutFilter(filters, { name: 'provider', value: 'a' }))).toBe(
      '?provider=b&minRtp=96&sort=name',
    );
    expect(filterQuery(withoutFilter(filters, { name: 'minRtp', value: '96' }))).toBe(
      '?provider=a&provider=b&sort=name',
    );
  });

  it('GAME-10 remove all filters but keep the sort order', () => {
    expect(filterQuery(withoutFilters(parse('provider=a&maxMinBet=20&sort=rtp&page=4')))).toBe('?sort=rtp');
  });

  it('GAME-10 omit empty form fields', () => {
    const form = document.createElement('form');
    form.innerHTML = `<input type="checkbox" name="provider" value="a" checked><input type="checkbox" name="provider" value="b">
      <input type="radio" name="minRtp" value="" checked><select name="sort"><option value="">-</option></select>`;
    expect(formQuery(form)).toBe('?provider=a');
  });

  const form = (checked: '' | 'checked') => {
    const element = document.createElement('form');
    element.innerHTML = `<input type="checkbox" name="provider" value="a" ${checked}><input type="radio" name="minRtp" value="">
      <input type="radio" name="minRtp" value="96" ${checked}><select name="sort"><option value="">-</option></select>`;
    return element;
  };
  it.each([
    ['?minRtp=93&provider=gone', '', '?minRtp=93&provider=gone'],
    ['?minRtp=93&provider=gone', 'checked', '?provider=a&minRtp=96&provider=gone'],
    ['?provider=a&minRtp=96&sort=popular', '', ''],
    ['?volatility=high&feature=freeSpins', '', '?volatility=high&feature=freeSpins'],
  ] as const)('GAME-10 keep those filters of "%s" that have no form field', (shown, checked, query) => {
    expect(formQuery(form(checked), shown)).toBe(query);
  });
});
