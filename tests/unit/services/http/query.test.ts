import { parse as parseSearch } from 'node:querystring';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cultureCodes } from '../../../../locales/index.ts';
import {
  code,
  culture,
  many,
  oneOf,
  optional,
  paging,
  parseQuery,
  integer,
} from '../../../../server/services/http/query.ts';

const schema = v.object({
  culture,
  groups: many(code, 3),
  sort: optional(oneOf(['popular', 'name'])),
  most: optional(integer(0, 50)),
  ...paging(),
});
const parse = (query: string) => parseQuery(schema, parseSearch(query));

describe('API-03 the reader of query parameters', () => {
  it.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])(
    'SEC-09 ignores one that is called %s, and takes it as a value',
    (name) => {
      expect(parse(`culture=sv&${name}=1&${name}=2`)).toEqual(parse('culture=sv'));
      expect(parse(`culture=sv&groups=${name}`).groups).toEqual([name]);
    },
  );

  it('API-03 reads repeated parameters as a list, empty ones as missing, and ignores unknown ones', () => {
    expect(parse('culture=sv&groups=slots&groups=casino&groups=slots&sort=&limit=&no-cache=1')).toEqual({
      culture: 'sv',
      groups: ['slots', 'casino'],
      sort: undefined,
      most: undefined,
      offset: 0,
      limit: 24,
    });
  });

  it.each([
    ['', 'culture is missing'],
    ['culture=xx', `culture needs one of ${cultureCodes.join(', ')}`],
    ['culture=sv&culture=es', 'culture is given more than once'],
    ['culture=sv&limit=121', 'limit needs a whole number from 1 to 120'],
    ['culture=sv&limit=0', 'limit needs a whole number from 1 to 120'],
    ['culture=sv&offset=-1', 'offset needs a whole number from 0 to 10000000'],
    ['culture=sv&most=1.5', 'most needs a whole number from 0 to 50'],
    ['culture=sv&sort=best', 'sort needs one of popular, name'],
    ['culture=sv&groups=a%20b', 'groups needs 1 to 100 letters, digits, "-" or "_"'],
    ['culture=sv&groups=a&groups=b&groups=c&groups=d', 'groups has more than 3 values'],
  ])('API-03 "%s": %s', (query, message) => {
    expect(() => parse(query)).toThrow(message);
  });
});
