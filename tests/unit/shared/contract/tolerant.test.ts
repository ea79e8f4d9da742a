import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { list, primaryList } from '../../../../shared/contract/list.ts';
import { withDropped } from '../../../../shared/contract/problems.ts';
import { optional, shape, wanted, withAnyOf } from '../../../../shared/contract/tolerant.ts';

const thing = shape({
  id: v.string(),
  note: optional(v.string()),
  count: wanted(v.number(), 0),
  maker: wanted(shape({ name: v.string(), town: optional(v.string()) })),
});
const maker = { name: 'M' };
const whole = { id: 'a', count: 2, maker };

const read = (schema: v.GenericSchema, value: unknown) => {
  const { result, dropped } = withDropped(() => v.safeParse(schema, value));
  return { data: result.success ? result.output : 'nothing', dropped };
};

describe('shape', () => {
  it.each<[string, object, object, string[]]>([
    ['a complete object', whole, whole, []],
    [
      'an object without wanted fields',
      { id: 'a' },
      { id: 'a', count: 0, maker: undefined },
      ['count: missing', 'maker: missing'],
    ],
    ['null for an optional field', { ...whole, note: null }, whole, []],
    ['a wrong optional field', { ...whole, note: 7 }, whole, ['note: Invalid type: Expected string but received 7']],
    [
      'a wrong field of an inner object',
      { ...whole, maker: { name: 7 } },
      { ...whole, maker: undefined },
      ['maker.name: Invalid type: Expected string but received 7'],
    ],
    [
      'null for a wanted field',
      { ...whole, count: null },
      { ...whole, count: 0 },
      ['count: Invalid type: Expected number but received null'],
    ],
  ])('API-06 API-02 parses %s, and reports violations', (_, value, expected, dropped) => {
    expect(read(thing, value)).toEqual({ data: expected, dropped });
  });

  it.each([{}, { ...whole, id: null }, { ...whole, id: 7 }, null, 'x'])(
    'API-06 rejects an object without a valid identity: %j',
    (value) => {
      expect(read(thing, value).data).toBe('nothing');
    },
  );

  it('API-06 withAnyOf accepts an object with at least one of several fields', () => {
    const home = withAnyOf(['main', 'items'], shape({ main: wanted(thing), items: wanted(list(thing), []) }));
    expect(read(home, { main: whole }).data).toEqual({ main: whole, items: [] });
    expect(read(home, { items: [whole] }).data).toEqual({ main: undefined, items: [whole] });
    for (const value of [{}, { main: null }, { hello: 'world' }, null, 7])
      expect(read(home, value).data).toBe('nothing');
  });
});

describe('lists', () => {
  it.each([list, primaryList])(
    'API-06 API-02 contain only the first valid item of each identity, and report the others',
    (make) => {
      const values = [{ id: 'a', count: 1, maker }, { ...whole }, { id: 'b', count: 3, maker }, null];
      const { data, dropped } = read(make(thing), values);
      expect(data).toEqual([values[0], values[2]]);
      expect(dropped).toEqual(['a: repeated', 'response: Invalid type: Expected Object but received null']);
    },
  );

  it('API-06 contain a valid item after an invalid one with the same identity', () => {
    const named = shape({ id: v.string(), name: v.string() });
    expect(read(list(named), [{ id: 'a' }, { id: 'a', name: 'A' }]).data).toEqual([{ id: 'a', name: 'A' }]);
  });

  it.each([
    ['key', { key: 'a' }],
    ['code', { code: 'a' }],
    ['slug', { slug: 'a' }],
  ])('API-06 identify items without an id by their %s', (_, value) => {
    expect(read(list(v.looseObject({})), [value, { ...value, n: 2 }]).data).toEqual([value]);
  });

  it('API-06 contain equal items if they have no identity', () => {
    expect(read(list(v.string()), ['a', 'a']).data).toEqual(['a', 'a']);
  });
});
