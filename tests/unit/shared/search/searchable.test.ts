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
])('GAME-07 isSearchable counts normalized letters: for %j it returns %s', (q, wanted) => {
  expect(isSearchable(q)).toBe(wanted);
});
