import { describe, expect, it } from 'vitest';
import {
  enterPage,
  leavePage,
  noScroll,
  parseScroll,
  type ScrollState,
} from '../../../../client/navigation/scroll-memory.ts';

interface Step {
  to: string;
  y: number;
  isReturn?: boolean;
  staysInGroup?: boolean;
}

/** Moves from page to page, leaving each one at `y`. Returns the start positions. Each path is one history entry. */
function travel(steps: readonly Step[]): number[] {
  let state: ScrollState = noScroll;
  let here: Step | undefined;
  return steps.map((step) => {
    const { to: path, isReturn = false, staysInGroup = false } = step;
    if (here) state = leavePage(state, { entry: here.to, path: here.to, y: here.y, staysInGroup });
    here = step;
    return enterPage(state, { entry: path, path, isReturn, staysInGroup });
  });
}

describe('scroll position of a page', () => {
  it.each<[string, Step[], number[]]>([
    [
      'starts at the top on a new page',
      [
        { to: '/', y: 500 },
        { to: '/help/', y: 0 },
      ],
      [0, 0],
    ],
    [
      'is restored on going back',
      [
        { to: '/', y: 500 },
        { to: '/help/', y: 80 },
        { to: '/', y: 0, isReturn: true },
      ],
      [0, 0, 500],
    ],
    [
      'is restored on going forward',
      [
        { to: '/', y: 500 },
        { to: '/help/', y: 80 },
        { to: '/', y: 500, isReturn: true },
        { to: '/help/', y: 0, isReturn: true },
      ],
      [0, 0, 500, 80],
    ],
    ['starts at the top on going back to an unknown entry', [{ to: '/', y: 5, isReturn: true }], [0]],
    [
      'is restored for a list on a link within its group',
      [
        { to: '/slots/', y: 900 },
        { to: '/slots/x/', y: 40, staysInGroup: true },
        { to: '/slots/', y: 0, staysInGroup: true },
      ],
      [0, 0, 900],
    ],
    [
      'starts at the top for a list after leaving its group',
      [
        { to: '/slots/', y: 900 },
        { to: '/slots/x/', y: 40, staysInGroup: true },
        { to: '/help/', y: 0 },
        { to: '/slots/', y: 0 },
        { to: '/slots/x/', y: 0, staysInGroup: true },
      ],
      [0, 0, 0, 0, 0],
    ],
  ])('SCROLL-01 %s', (_, steps, starts) => expect(travel(steps)).toEqual(starts));

  it('SCROLL-01 is stored for the last fifty entries', () => {
    let state = noScroll;
    for (let entry = 0; entry < 60; entry += 1) {
      state = leavePage(state, { entry: `e${entry}`, path: '/', y: entry + 1, staysInGroup: false });
    }
    const at = (entry: string) => enterPage(state, { entry, path: '/', isReturn: true, staysInGroup: false });
    expect([at('e9'), at('e10'), at('e59')]).toEqual([0, 11, 60]);
  });

  it.each([null, '', '7', 'null', '[]', '{', '{"entries":1}', '{"entries":null,"group":7}'])(
    'SCROLL-01 is the top when storage contains %j',
    (text) => expect(parseScroll(text)).toEqual(noScroll),
  );

  it('SCROLL-01 is serialized and parsed, without values that are not numbers', () => {
    const state = { entries: { a: 10, b: 'far', c: null }, group: { '/slots/': 5.5 } };
    expect(parseScroll(JSON.stringify(state))).toEqual({ entries: { a: 10 }, group: { '/slots/': 5.5 } });
  });
});
