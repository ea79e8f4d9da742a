import { expect, it } from 'vitest';
import { nextActive } from '../../../../client/components/search-overlay/next-active.ts';

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['Home', 2, 3, undefined],
  ['End', 0, 3, undefined],
  ['Enter', 1, 3, undefined],
  ['a', 1, 3, undefined],
  ['ArrowDown', 0, 0, undefined],
])('GAME-07 %s moves the active option from %i of %i to %s', (key, active, count, expected) => {
  expect(nextActive(key, active, count)).toBe(expected);
});
