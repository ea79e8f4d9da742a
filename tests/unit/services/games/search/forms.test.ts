import { expect, it } from 'vitest';
import { findForms } from '../../../../../server/services/games/search/forms.ts';

const words = ['automatens', 'automatverkstaden', 'drache', 'drachenauge', 'planeta', 'table', 'tablet', 'tables'];

it.each([
  ['drachen', ['drache']],
  ['planetas', ['planeta']],
  ['automater', ['automatens', 'automatverkstaden']],
  ['tables', ['table', 'tables']],
  ['tea', []],
])('GAME-07 other forms of "%s"', (typed, forms) => {
  expect(findForms(typed, words)).toEqual(forms);
});
