import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlaceToRestore } from '../../../../client/navigation/restore-place.ts';

/** Stubs a document of 4,000 px in a window of 800 px, scrolled to `y`. */
function scrolledTo(y: number) {
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', y);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4_000);
}

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('scroll position of a page whose list grows later', () => {
  it.each([
    ['at the bottom of the short document', 5_000, 3_200],
    ['close to the bottom', 5_000, 3_180],
    ['at a position within the short document', 2_000, 2_000],
  ])('SCROLL-01 is restored once for a visitor who is %s', (_, y, now) => {
    scrolledTo(now);
    const place = createPlaceToRestore(y);
    expect(scrollTo).not.toHaveBeenCalled();
    place.restore();
    place.restore();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: y, behavior: 'instant' });
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('SCROLL-01 is not restored after the first %s', (type) => {
    scrolledTo(3_200);
    const place = createPlaceToRestore(5_000);
    dispatchEvent(new Event(type));
    place.restore();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('SCROLL-01 is not restored after the page has changed, nor for a visitor who scrolled before hydration', () => {
    scrolledTo(3_200);
    const place = createPlaceToRestore(5_000);
    place.forget();
    place.restore();
    scrolledTo(500);
    createPlaceToRestore(5_000).restore();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
