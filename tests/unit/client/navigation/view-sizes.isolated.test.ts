// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createPlaceToRestore } from '../../../../client/navigation/restore-place.ts';
import { begin, prepareVisits, settle } from '../support/visit.ts';

vi.mock('../../../../client/navigation/load-page.ts', async () => (await import('../support/visit.ts')).later);
vi.mock('../../../../client/navigation/apply-head.ts', async () => (await import('../support/visit.ts')).later);
prepareVisits();

const sizesHere = () => (window.history.state as { viewSizes?: object }).viewSizes;

describe('the store of list sizes in history entries', () => {
  it('SHELL-12 SCROLL-01 stores in each entry the sizes of the lists on its own page, for every filter', async () => {
    const { stores, navigation } = begin();
    expect(sizesHere()).toBeUndefined();
    Object.assign(stores.ui.componentsPersistedViewSize, { '/slots/': 72, '/slots/?page=2': 96, '/slots/new/': 120 });
    await settle();
    expect(sizesHere()).toEqual({ '/slots/': 72, '/slots/?page=2': 96 });
    navigation.navigate('/help/');
    await settle();
    expect(sizesHere()).toBeUndefined();
    navigation.navigate('/slots/new/');
    await settle();
    expect(sizesHere()).toEqual({ '/slots/new/': 120 });
  });

  it("SHELL-12 GAME-06 stores the sizes also in entries of overlays, and preserves the rest of the entry's state", async () => {
    const { stores, navigation } = begin();
    stores.ui.componentsPersistedViewSize['/slots/'] = 72;
    await settle();
    navigation.openHash('search');
    await settle();
    expect(sizesHere()).toEqual({ '/slots/': 72 });
    navigation.closeHash();
    await vi.waitFor(() => expect(location.hash).toBe(''));
    expect(sizesHere()).toEqual({ '/slots/': 72 });
  });

  it('SHELL-12 preserves the sizes when an overlay that the visit started with is closed', async () => {
    window.history.replaceState({ key: 'k', idx: 0, viewSizes: { '/slots/': 96 } }, '', '/slots/#search');
    const { navigation } = begin();
    navigation.closeHash();
    await settle();
    expect([location.hash, sizesHere()]).toEqual(['', { '/slots/': 96 }]);
  });

  it.each([
    [{ '/slots/': 120 }, { '/slots/': 120 }],
    [{ '/slots/': 120, '/casino/': '72' }, { '/slots/': 120 }],
    ['foreign', {}],
    [undefined, {}],
  ])('SHELL-12 SCROLL-01 restores %j from the history entry of the loaded document', (viewSizes, restored) => {
    window.history.replaceState({ key: 'k', idx: 0, viewSizes }, '', '/slots/');
    expect(begin().stores.ui.restoredViewSize).toEqual(restored);
  });

  it("SHELL-12 SCROLL-01 restores the sizes of an earlier document's entry on going back to it", async () => {
    window.history.replaceState({ key: 'old', idx: 0, viewSizes: { '/casino/': 96 } }, '', '/casino/');
    window.history.pushState({ key: 'here', idx: 1 }, '', '/slots/');
    const { stores, shown } = begin();
    expect(stores.ui.restoredViewSize).toEqual({});
    window.history.back();
    await vi.waitFor(() => expect(shown).toEqual(['/casino/']));
    expect(stores.ui.restoredViewSize).toEqual({ '/casino/': 96 });
  });
});

describe('scroll position in a list that grows after loading', () => {
  const startWith = (state: object) => {
    window.history.scrollRestoration = 'auto';
    sessionStorage.setItem('scroll', '{"entries":{"k":900},"group":{}}');
    window.history.replaceState({ key: 'k', idx: 0, ...state }, '', '/slots/');
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight);
    return begin();
  };

  it('SCROLL-01 is restored when the list has grown, not while the page hydrates', () => {
    const { navigation } = startWith({ viewSizes: { '/slots/': 120 } });
    navigation.restorePlace(false);
    expect(scrollTo).not.toHaveBeenCalled();
    navigation.restorePlace(true);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
  });

  it('SCROLL-01 is restored by the browser when the lists have their full length from the start', () => {
    startWith({}).navigation.restorePlace(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('SCROLL-01 is restored once when the list arrives after the page on going back', async () => {
    const { navigation, shown } = startWith({});
    vi.stubGlobal('scrollY', 900);
    navigation.navigate('/help/');
    await settle();
    // Without its list, the page is too short to scroll.
    vi.stubGlobal('scrollY', 0);
    window.history.back();
    await vi.waitFor(() => expect(shown.at(-1)).toBe('/slots/'));
    vi.mocked(scrollTo).mockClear();
    navigation.restorePlace(false);
    navigation.restorePlace(true);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
  });

  it('SCROLL-01 is not restored after the visitor has navigated on', async () => {
    const { navigation } = startWith({ viewSizes: { '/slots/': 120 } });
    navigation.navigate('/help/');
    await settle();
    vi.mocked(scrollTo).mockClear();
    navigation.restorePlace(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

/** Stubs a document of 4,000 px in a window of 800 px, scrolled to `y`. */
function scrolledTo(y: number) {
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', y);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4_000);
}

describe('createPlaceToRestore', () => {
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
