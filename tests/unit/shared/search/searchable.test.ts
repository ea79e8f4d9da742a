import { expect, it } from 'vitest';
import { isSearchable } from '../../../../shared/search/searchable.ts';

it.each([
  ['li', true],
  [' l ', false],
  ['', false],
  ['ﬁ', true],
  ['ｌｉ', true],
  ['ｌ', false],
  ['é', false],
  ['e\u0301', false],
  ['🎰', false],
  ['🎰🎰', true],
])('GAME-07 counts the letters of a search as they are searched: %j is enough: %s', (q, wanted) => {
  expect(isSearchable(q)).toBe(wanted);
});
