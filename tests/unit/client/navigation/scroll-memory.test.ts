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

/** Moves from page to page, leaving each one at `y`; the positions at which they began. Each path is one history entry. */
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

describe('where a page begins', () => {
  it.each<[string, Step[], number[]]>([
    [
      'a new page: at the top',
      [
        { to: '/', y: 500 },
        { to: '/help/', y: 0 },
      ],
      [0, 0],
    ],
    [
      'back: where it was left',
      [
        { to: '/', y: 500 },
        { to: '/help/', y: 80 },
        { to: '/', y: 0, isReturn: true },
      ],
      [0, 0, 500],
    ],
    [
      'forward: where it was left',
      [
        { to: '/', y: 500 },
        { to: '/help/', y: 80 },
        { to: '/', y: 500, isReturn: true },
        { to: '/help/', y: 0, isReturn: true },
      ],
      [0, 0, 500, 80],
    ],
    ['back to a page that nobody remembers: at the top', [{ to: '/', y: 5, isReturn: true }], [0]],
    [
      'a list seen before, inside its group: where it was left',
      [
        { to: '/slots/', y: 900 },
        { to: '/slots/x/', y: 40, staysInGroup: true },
        { to: '/slots/', y: 0, staysInGroup: true },
      ],
      [0, 0, 900],
    ],
    [
      'a list seen before, after leaving its group: at the top',
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

  it('SCROLL-01 is remembered for the last fifty entries', () => {
    let state = noScroll;
    for (let entry = 0; entry < 60; entry += 1) {
      state = leavePage(state, { entry: `e${entry}`, path: '/', y: entry + 1, staysInGroup: false });
    }
    const at = (entry: string) => enterPage(state, { entry, path: '/', isReturn: true, staysInGroup: false });
    expect([at('e9'), at('e10'), at('e59')]).toEqual([0, 11, 60]);
  });

  it.each([null, '', '7', 'null', '[]', '{', '{"entries":1}', '{"entries":null,"group":7}'])(
    'SCROLL-01 is the top when storage holds %j',
    (text) => expect(parseScroll(text)).toEqual(noScroll),
  );

  it('SCROLL-01 survives storage, less what is no number', () => {
    const state = { entries: { a: 10, b: 'far', c: null }, group: { '/slots/': 5.5 } };
    expect(parseScroll(JSON.stringify(state))).toEqual({ entries: { a: 10 }, group: { '/slots/': 5.5 } });
  });
});
