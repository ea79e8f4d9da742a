// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { begin, prepareVisits, settle } from '../support/visit.ts';

vi.mock('../../../../client/on-demand.ts', async () => (await import('../support/visit.ts')).later);
prepareVisits();

const sizesHere = () => (window.history.state as { viewSizes?: object }).viewSizes;

describe('sizes of lists in history entries', () => {
  it('SHELL-12 SCROLL-01 stores in each entry the lists of its own page, however they are filtered', async () => {
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

  it('SHELL-12 GAME-06 stores them in entries of overlays, too, and leaves the state of the entry whole', async () => {
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

  it('SHELL-12 keeps them when an overlay that the visit began with is closed', async () => {
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
  ])('SHELL-12 SCROLL-01 restores %j from the entry that a document is loaded for', (viewSizes, restored) => {
    window.history.replaceState({ key: 'k', idx: 0, viewSizes }, '', '/slots/');
    expect(begin().stores.ui.restoredViewSize).toEqual(restored);
  });

  it('SHELL-12 SCROLL-01 restores the sizes of an entry of an earlier document that the visitor goes back to', async () => {
    window.history.replaceState({ key: 'old', idx: 0, viewSizes: { '/casino/': 96 } }, '', '/casino/');
    window.history.pushState({ key: 'here', idx: 1 }, '', '/slots/');
    const { stores, shown } = begin();
    expect(stores.ui.restoredViewSize).toEqual({});
    window.history.back();
    await vi.waitFor(() => expect(shown).toEqual(['/casino/']));
    expect(stores.ui.restoredViewSize).toEqual({ '/casino/': 96 });
  });
});

describe('the place in a list that gets its length later', () => {
  const startWith = (state: object) => {
    window.history.scrollRestoration = 'auto';
    sessionStorage.setItem('scroll', '{"entries":{"k":900},"group":{}}');
    window.history.replaceState({ key: 'k', idx: 0, ...state }, '', '/slots/');
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight);
    return begin();
  };

  it('SCROLL-01 is restored when the list of the document has grown, not while it hydrates', () => {
    const { navigation } = startWith({ viewSizes: { '/slots/': 120 } });
    navigation.restorePlace(false);
    expect(scrollTo).not.toHaveBeenCalled();
    navigation.restorePlace(true);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
  });

  it("SCROLL-01 is the browser's own matter for a document whose lists have their length", () => {
    startWith({}).navigation.restorePlace(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('SCROLL-01 is restored once when the list of a page that was gone back to comes after the page', async () => {
    const { navigation, shown } = startWith({});
    vi.stubGlobal('scrollY', 900);
    navigation.navigate('/help/');
    await settle();
    // The page without its list is too short.
    vi.stubGlobal('scrollY', 0);
    window.history.back();
    await vi.waitFor(() => expect(shown.at(-1)).toBe('/slots/'));
    vi.mocked(scrollTo).mockClear();
    navigation.restorePlace(false);
    navigation.restorePlace(true);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
  });

  it('SCROLL-01 is forgotten when the visitor goes on', async () => {
    const { navigation } = startWith({ viewSizes: { '/slots/': 120 } });
    navigation.navigate('/help/');
    await settle();
    vi.mocked(scrollTo).mockClear();
    navigation.restorePlace(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
