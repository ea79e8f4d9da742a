// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import {
  begin,
  click,
  followHash,
  keyNow,
  later,
  loaded,
  loadSlowly,
  prepareVisits,
  settle,
} from '../support/visit.ts';
import { soon } from '../support/soon.ts';

vi.mock('../../../../client/navigation/load-page.ts', async () => (await import('../support/visit.ts')).later);
vi.mock('../../../../client/navigation/apply-head.ts', async () => (await import('../support/visit.ts')).later);
prepareVisits();

describe('the hash of a page', () => {
  it('ROUTE-09 scrolls to the element of the hash, and to the top for a hash without a content element', async () => {
    document.body.innerHTML = '<main id="main"><h1>x</h1><h2 id="full-terms">Terms</h2></main><i id="search"></i>';
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const { navigation } = begin();
    navigation.navigate('/promotions/x/#full-terms');
    await settle();
    expect(scrolled.mock.instances).toEqual([document.querySelector('h2')]);
    expect(document.activeElement).toBe(document.querySelector('h2'));
    navigation.navigate('/casino/#search');
    await settle();
    expect(scrolled).toHaveBeenCalledOnce();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it.each([
    ['#fees', 'text-fees'],
    ['#text-fees', 'text-fees'],
    ['#Geb%C3%BChren', 'text-Geb_fc_hren'],
    ['#a%20b', 'text-a_20_b'],
    ['#x%', 'text-x_25_'],
    ['#full-terms', 'full-terms'],
  ])(
    'ROUTE-09 SEC-02 finds the heading of the hash %s, whose id may have the prefix of HTML from services',
    async (hash, id) => {
      const show = () => {
        document.body.innerHTML = `<main id="main"><h1>x</h1><h2 id="${id}" tabindex="-1">Fees</h2></main>`;
        return document.querySelector('h2');
      };
      const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
      window.history.replaceState(null, '', `/terms/${hash}`);
      const first = show();
      const { navigation } = begin();
      expect(document.activeElement).toBe(first);
      const second = show();
      navigation.navigate(`/privacy/${hash}`);
      await settle();
      expect(document.activeElement).toBe(second);
      expect(scrolled.mock.instances).toEqual([first, second]);
    },
  );

  it.each([
    ['the visitor waits', true, () => undefined],
    ['the visitor scrolls first', false, () => window.dispatchEvent(new Event('wheel'))],
    ['another page is shown first', false, () => document.querySelector<HTMLElement>('#elsewhere')?.click()],
  ])('ROUTE-09 scrolls to a heading that renders after its page: %s', async (_, arrives, act) => {
    document.body.innerHTML = '<main id="main"><h1>x</h1><a id="elsewhere" href="/help/">x</a></main>';
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const { navigation } = begin();
    navigation.navigate('/terms/#fees');
    await settle();
    act();
    await settle();
    document.querySelector('#main')?.insertAdjacentHTML('beforeend', '<h2 id="text-fees" tabindex="-1">Fees</h2>');
    await settle();
    expect(scrolled).toHaveBeenCalledTimes(arrives ? 1 : 0);
    expect(document.activeElement === document.querySelector('h2')).toBe(arrives);
  });

  it('SCROLL-01 leaves a loaded page where it is when its position was stored or the visitor has scrolled', () => {
    document.body.innerHTML = '<main id="main"><h1>x</h1><h2 id="text-fees">Fees</h2></main>';
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/terms/#fees');
    vi.stubGlobal('scrollY', 300);
    begin();
    window.history.replaceState({ key: 'stored' }, '', '/terms/#fees');
    sessionStorage.setItem('scroll', JSON.stringify({ entries: { stored: 0 }, group: {} }));
    vi.stubGlobal('scrollY', 0);
    begin();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('hashes of one page', () => {
  const headings = '<h2 id="text-fees" tabindex="-1">Fees</h2><h2 id="full-terms" tabindex="-1">Terms</h2>';
  /** Starts a visit on a page with two headings and a link. */
  const read = () => {
    document.body.innerHTML = `<main id="main"><h1>x</h1><a id="link" href="#fees">x</a>${headings}</main>`;
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    return { ...begin(), link: document.querySelector<HTMLElement>('#link')!, scrolled };
  };
  /** Simulates Back or Forward to an entry of this page. */
  const travel = (key: string | undefined, hash: string) => {
    window.history.replaceState({ key, usr: null, idx: 0 }, '', hash || location.pathname);
    dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
  const focusedId = () => document.activeElement?.id;

  it.each([
    ['#fees', 'text-fees'],
    ['#text-fees', 'text-fees'],
    ['#full-terms', 'full-terms'],
  ])('ROUTE-09 SEC-02 a link to %s scrolls to its element and focuses it, also when clicked again', (hash, id) => {
    const { link, scrolled, stores } = read();
    // Browsers keep the entry and its state for a link to the current URL.
    const followAgain = () => dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    for (const [clicks, follow] of [
      [1, () => followHash(hash)],
      [2, followAgain],
    ] as const) {
      link.focus();
      follow();
      expect([focusedId(), scrolled.mock.calls.length]).toEqual([id, clicks]);
    }
    expect(scrolled.mock.instances).toEqual([document.getElementById(id), document.getElementById(id)]);
    expect(stores.ui.hash).toBe(hash.slice(1));
  });

  it('ROUTE-09 a hash that a script navigates to is found as well', async () => {
    const { navigation } = read();
    navigation.navigate('/slots/#fees');
    await settle();
    expect(focusedId()).toBe('text-fees');
  });

  it('SCROLL-01 A11Y-02 Back and Forward restore position and focus of each entry', () => {
    const { link } = read();
    const first = keyNow();
    vi.stubGlobal('scrollY', 40);
    link.focus();
    followHash('#fees');
    const second = keyNow();
    vi.stubGlobal('scrollY', 900);
    travel(first, '');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 40, behavior: 'instant' });
    expect(focusedId()).toBe('link');
    vi.stubGlobal('scrollY', 40);
    travel(second, '#fees');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
    expect(focusedId()).toBe('text-fees');
  });

  it('ROUTE-09 Back to an entry without a stored position reaches the element of its hash', () => {
    const { link } = read();
    link.focus();
    travel('unknown', '#full-terms');
    expect(focusedId()).toBe('full-terms');
  });

  it.each(['search', 'account/login', 'terms/bonus', 'gamepage/slots/x'])(
    'ACC-09 GAME-06 the overlay #%s leaves position and focus as they are when it opens and closes',
    (hash) => {
      const { navigation, link, scrolled } = read();
      const first = keyNow();
      vi.stubGlobal('scrollY', 40);
      followHash('#fees');
      const second = keyNow();
      for (const open of [() => navigation.openHash(hash), () => followHash(`#${hash}`)]) {
        scrolled.mockClear();
        link.focus();
        open();
        const overlay = keyNow();
        vi.stubGlobal('scrollY', 900);
        travel(second, '#fees');
        travel(overlay, `#${hash}`);
        travel(second, '#fees');
        expect([focusedId(), scrolled.mock.calls, vi.mocked(scrollTo).mock.calls]).toEqual(['link', [], []]);
      }
      travel(first, '');
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 40, behavior: 'instant' });
    },
  );
});

describe('overlays opened by a hash', () => {
  it('GAME-06 ACC-09 open at once while the next page is loading, and close without giving it up', async () => {
    const { stores, shown, navigation } = begin();
    later.loadPage.mockImplementation(() => new Promise(() => undefined));
    navigation.navigate('/casino/');
    await settle();
    const { length } = window.history;
    navigation.openHash('search');
    expect([location.pathname + location.hash, stores.ui.hash, shown]).toEqual(['/casino/#search', 'search', []]);
    expect(window.history.length).toBe(length + 1);
    navigation.closeHash();
    await soon(() => expect([location.pathname + location.hash, stores.ui.hash]).toEqual(['/casino/', '']));
    // A link in the page instead of a button of the site.
    followHash('#search');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(stores.ui.hash).toBe('search');
    later.loadPage.mockImplementation(async (_loader, path: string) => loaded(path));
    navigation.closeHash();
    await settle();
    expect([location.pathname + location.hash, stores.ui.hash, shown]).toEqual(['/casino/', '', ['/casino/']]);
  });

  it('GAME-06 ROUTE-09 of the previous page are closed without going back to it', async () => {
    const { stores, shown, navigation } = begin();
    navigation.openHash('search');
    await settle();
    const slow = loadSlowly();
    navigation.navigate('/casino/');
    navigation.closeHash();
    await settle();
    expect([location.pathname + location.hash, stores.ui.hash]).toEqual(['/casino/', '']);
    slow.resolve(loaded('/casino/'));
    await settle();
    expect([location.pathname + location.hash, shown]).toEqual(['/casino/', ['/casino/']]);
  });

  it('GAME-06 ACC-09 stay open when the page below them is rendered later', async () => {
    const rendering: (() => void)[] = [];
    const { stores, navigation } = begin((done) => rendering.push(done));
    navigation.navigate('/casino/');
    await soon(() => expect(rendering).toHaveLength(1));
    navigation.openHash('search');
    await settle();
    for (const done of rendering) done();
    await settle();
    expect([location.pathname + location.hash, stores.ui.hash]).toEqual(['/casino/#search', 'search']);
    navigation.closeHash();
    await soon(() => expect(location.pathname + location.hash).toBe('/casino/'));
    expect(stores.ui.hash).toBe('');
  });

  it('GAME-06 ACC-09 add one history entry without a page view, also when the open overlay is opened again', async () => {
    const { stores, shown, navigation } = begin();
    const { length } = window.history;
    navigation.openHash('account/login');
    navigation.openHash('account/login');
    await settle();
    navigation.openHash('account/login');
    expect([location.hash, stores.ui.hash, shown]).toEqual(['#account/login', 'account/login', []]);
    expect(window.history.length).toBe(length + 1);
    navigation.closeHash();
    await soon(() => expect(location.hash).toBe(''));
    expect(stores.ui.hash).toBe('');
  });

  it('ACC-09 open an overlay that is requested while the browser still goes back', async () => {
    const { stores, navigation } = begin();
    navigation.openHash('search');
    await settle();
    navigation.closeHash();
    navigation.closeHash();
    navigation.openHash('account/login');
    await soon(() => expect(stores.ui.hash).toBe('account/login'));
    navigation.closeHash();
    await soon(() => expect(location.hash).toBe(''));
  });

  it.each(['/slots/#facts', '/casino/#facts', '/casino/'])(
    'ROUTE-09 GAME-06 let a link to %s be followed while the browser still goes back',
    async (href) => {
      document.body.innerHTML = `<main id="main"><h1>x</h1><a href="${href}">x</a></main>`;
      const { navigation } = begin();
      const go = window.history.go.bind(window.history);
      const wentBack = vi.fn(go);
      vi.spyOn(window.history, 'go').mockImplementation((delta) => void setTimeout(() => wentBack(delta), 20));
      const { length } = window.history;
      for (const follow of [() => click('a'), () => navigation.navigate(href)]) {
        window.history.replaceState(null, '', '/slots/');
        navigation.openHash('search');
        await settle();
        wentBack.mockClear();
        navigation.closeHash();
        follow();
        await soon(() => expect(wentBack).toHaveBeenCalledOnce());
        await soon(() => expect(location.pathname + location.hash).toBe(href));
        await settle();
        expect(location.pathname + location.hash).toBe(href);
      }
      expect(window.history.length).toBe(length + 2);
    },
  );

  it('GAME-06 are closed by going back when they were opened in this visit', () => {
    const { navigation } = begin();
    const back = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    navigation.openHash('search');
    navigation.openHash('search-gamepage/slots/x');
    navigation.closeHash();
    expect(back).toHaveBeenCalledExactlyOnceWith(-1);
  });

  it('GAME-06 are closed by removing the hash when the visit started with them', () => {
    window.history.replaceState(null, '', '/slots/?page=2#search');
    const { stores, navigation } = begin();
    expect(stores.ui.hash).toBe('search');
    navigation.closeHash();
    expect([location.pathname + location.search, location.hash, stores.ui.hash]).toEqual(['/slots/?page=2', '', '']);
  });

  it('GAME-06 return to the search when the visit started with a game opened over it', () => {
    window.history.replaceState(null, '', '/slots/#search-gamepage/slots/x');
    const { stores, navigation } = begin();
    navigation.closeHash();
    expect([location.hash, stores.ui.hash]).toEqual(['#search', 'search']);
    navigation.closeHash();
    expect([location.pathname, location.hash, stores.ui.hash]).toEqual(['/slots/', '', '']);
  });

  it('GAME-06 never go back beyond the entry that the visit started with', () => {
    window.history.replaceState(null, '', '/slots/#search');
    const { navigation } = begin();
    const back = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    navigation.openHash('search-gamepage/slots/x');
    window.history.replaceState(null, '', '/slots/#search');
    dispatchEvent(new PopStateEvent('popstate'));
    navigation.closeHash();
    expect(back).not.toHaveBeenCalled();
    expect(location.hash).toBe('');
  });
});

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
    await soon(() => expect(location.hash).toBe(''));
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
    await soon(() => expect(shown).toEqual(['/casino/']));
    expect(stores.ui.restoredViewSize).toEqual({ '/casino/': 96 });
  });
});
