import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../../client/components/show-more/list-parts.ts';

const steps = { page: 48, more: 24 };

describe('partsOf', () => {
  it.each([
    ['a first page', 1, 500, 48, { from: 0, to: 48, nextPage: 2, added: [] }],
    ['a short list', 1, 5, 48, { from: 0, to: 5, nextPage: 1, added: [] }],
    ['a page of its own', 3, 500, 48, { from: 96, to: 144, nextPage: 4, added: [] }],
    [
      'a grown page',
      1,
      500,
      96,
      {
        from: 0,
        to: 96,
        nextPage: 3,
        added: [
          { offset: 48, limit: 24 },
          { offset: 72, limit: 24 },
        ],
      },
    ],
    ['the end of a list', 1, 60, 72, { from: 0, to: 60, nextPage: 2, added: [{ offset: 48, limit: 12 }] }],
    ['a view remembered from a longer list', 1, 30, 96, { from: 0, to: 30, nextPage: 1, added: [] }],
  ] as const)('GAME-02 SHELL-12 returns the visible range and the requests for %s', (_, page, total, size, parts) => {
    expect(partsOf(page, total, size, steps)).toEqual(parts);
  });
});
