import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { resource, toQueryString } from '../../../../shared/data/resource.ts';

const unchecked = async () => v.unknown();

describe('resources', () => {
  it.each([
    [{}, ''],
    [{ culture: 'sv', page: 2 }, '?culture=sv&page=2'],
    [{ groups: ['slots', 'bingo'], limit: 12 }, '?groups=slots&groups=bingo&limit=12'],
    [{ q: '', provider: [], sort: undefined, culture: 'es' }, '?culture=es'],
    [{ q: undefined }, ''],
    [{ offset: 0, live: false }, '?offset=0&live=false'],
    [{ groups: ['a', '', 'b'] }, '?groups=a&groups=b'],
    [{ q: 'a&b=c d/é' }, '?q=a%26b%3Dc+d%2F%C3%A9'],
    [{ b: 1, a: 2 }, '?b=1&a=2'],
  ])('API-01 serialize queries without empty values and with repeated list parameters: %j is %j', (query, text) => {
    expect(toQueryString(query)).toBe(text);
  });

  it('SSR-02 have the same key on the server and in the browser', () => {
    const games = resource('v1/games/', { culture: 'sv' }, unchecked);
    expect(games).toMatchObject({ key: 'api/v1/games/?culture=sv', path: '/v1/games/?culture=sv' });
  });
});
