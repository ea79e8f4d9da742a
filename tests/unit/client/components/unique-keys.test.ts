import { expect, it } from 'vitest';
import { uniqueKeys } from '../../../../client/components/unique-keys.ts';

it.each([
  ['', ''],
  ['a b', 'a,b'],
  ['a b a a', 'a,b,a #2,a #3'],
])('SSR-04 gives each item a unique key: %s', (texts, keys) => {
  const items = texts.split(' ').filter(Boolean);
  expect(uniqueKeys(items, (text) => text).join()).toBe(keys);
});
