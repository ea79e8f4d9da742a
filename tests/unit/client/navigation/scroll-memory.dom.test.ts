import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlaceToRestore } from '../../../../client/navigation/restore-place.ts';
import {
  enterPage,
  leavePage,
  noScroll,
  parseScroll,
  type ScrollState,
} from '../../../../client/navigation/scroll-memory.ts';

interface Step {
  path: string;
  y: number;
  how: 'link' | 'return' | 'link in group';
}

/** A page, the position at which it is left, and how it is reached: `return` is Back or Forward. */
const at = (path: string, y = 0, how: Step['how'] = 'link'): Step => ({ path, y, how });

/** Moves from page to page. Returns the start positions. Each path is one history entry. */
function travel(steps: readonly Step[]): number[] {
  let state: ScrollState = noScroll;
  return steps.map(({ path, how }, index) => {
    const staysInGroup = how === 'link in group';
    const from = steps[index - 1];
    if (from) state = leavePage(state, { entry: from.path, path: from.path, y: from.y, staysInGroup });
    return enterPage(state, { entry: path, path, isReturn: how === 'return', staysInGroup });
  });
}

describe('scroll position of a page', () => {
  const [home, help, list] = [at('/', 500), at('/help/', 80), at('/slots/', 900)];
  const game = at('/slots/x/', 40, 'link in group');

  it.each<[string, Step[], number[]]>([
    ['starts at the top on a new page', [home, help], [0, 0]],
    ['is restored on going back', [home, help, at('/', 0, 'return')], [0, 0, 500]],
    ['is restored on going forward', [home, help, at('/', 500, 'return'), at('/help/', 0, 'return')], [0, 0, 500, 80]],
    ['starts at the top on going back to an unknown entry', [at('/', 5, 'return')], [0]],
    ['is restored for a list on a link within its group', [list, game, at('/slots/', 0, 'link in group')], [0, 0, 900]],
    ['starts at the top for a list after leaving its group', [list, game, help, at('/slots/'), game], [0, 0, 0, 0, 0]],
  ])('SCROLL-01 %s', (_, steps, starts) => expect(travel(steps)).toEqual(starts));

  it('SCROLL-01 is stored for the last fifty entries', () => {
    let state = noScroll;
    for (let entry = 0; entry < 60; entry += 1) {
      state = leavePage(state, { entry: `e${entry}`, path: '/', y: entry + 1, staysInGroup: false });
    }
    const startOf = (entry: string) => enterPage(state, { entry, path: '/', isReturn: true, staysInGroup: false });
    expect([startOf('e9'), startOf('e10'), startOf('e59')]).toEqual([0, 11, 60]);
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

/** Stubs a document of 4,000 px in a window of 800 px, scrolled to `y`. */
function scrolledTo(y: number) {
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', y);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4_000);
}

describe('createPlaceToRestore', () => {
  beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([
    ['at the bottom of the short document', 5_000, 3_200],
    ['close to the bottom', 5_000, 3_180],
    ['at a position within the short document', 2_000, 2_000],
  ])('SCROLL-01 restores the position once for a visitor who is %s', (_, y, now) => {
    scrolledTo(now);
    const place = createPlaceToRestore(y);
    expect(scrollTo).not.toHaveBeenCalled();
    place.restore();
    place.restore();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: y, behavior: 'instant' });
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'SCROLL-01 does not restore it after the first %s',
    (type) => {
      scrolledTo(3_200);
      const place = createPlaceToRestore(5_000);
      dispatchEvent(new Event(type));
      place.restore();
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );

  it('SCROLL-01 does not restore it after the page has changed, nor for a visitor who scrolled before hydration', () => {
    scrolledTo(3_200);
    const place = createPlaceToRestore(5_000);
    place.forget();
    place.restore();
    scrolledTo(500);
    createPlaceToRestore(5_000).restore();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
