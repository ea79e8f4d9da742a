// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { begin, click, later, loaded, settle, prepareVisits } from '../support/visit.ts';

vi.mock('../../../../client/on-demand.ts', async () => (await import('../support/visit.ts')).later);
prepareVisits();

describe('a visit without reloads', () => {
  it('ROUTE-09 shows the page of a clicked link: address, head, position and focus', async () => {
    const { shown, stores } = begin();
    stores.ui.menuIsOpen = true;
    expect(click('#casino b')).toBe(true);
    await settle();
    expect(shown).toEqual(['/casino/']);
    expect(location.pathname).toBe('/casino/');
    expect(later.applyHead).toHaveBeenCalledExactlyOnceWith({ title: '/casino/' }, { siteName: 'Site', lang: 'en-GB' });
    expect(document.documentElement.dataset['page']).toBe('casino');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(stores.ui.menuIsOpen).toBe(false);
  });

  it('ROUTE-09 A11Y-01 closes what lies over the page that was left, and only over that', async () => {
    const { navigation, shown } = begin();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    navigation.navigate('/slots/?volatility=high');
    await settle();
    expect(dialog.open).toBe(true);
    navigation.navigate('/casino/');
    await settle();
    expect([dialog.open, document.activeElement]).toEqual([false, document.querySelector('h1')]);
    navigation.navigate('/help/');
    // A notice of where the visitor is comes when it is known.
    dialog.showModal();
    await settle();
    expect([shown.at(-1), dialog.open]).toEqual(['/help/', true]);
  });

  it('GAME-10 A11Y-01 leaves the focus in a list that was narrowed, and finds it where it was lost', async () => {
    const { navigation } = begin();
    const link = document.querySelector<HTMLElement>('#casino')!;
    link.focus();
    navigation.navigate('/slots/?volatility=high');
    await settle();
    expect(document.activeElement).toBe(link);
    link.blur();
    navigation.navigate('/slots/');
    await settle();
    expect(document.activeElement).toBe(document.querySelector('h1'));
  });

  it('ROUTE-09 says that a page is on its way when it takes longer, until it stands or is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const isMoving = () => 'moving' in document.documentElement.dataset;
    const { navigation } = begin();
    navigation.navigate('/help/');
    await settle();
    vi.advanceTimersByTime(1_000);
    expect(isMoving()).toBe(false);
    for (const end of ['comes', 'is given up']) {
      const slow = Promise.withResolvers<ReturnType<typeof loaded>>();
      later.loadPage.mockImplementationOnce(() => slow.promise);
      navigation.navigate('/casino/');
      await settle();
      vi.advanceTimersByTime(250);
      expect(isMoving()).toBe(false);
      vi.advanceTimersByTime(100);
      expect(isMoving()).toBe(true);
      if (end === 'comes') slow.resolve(loaded('/casino/'));
      else navigation.navigate('/help/');
      await settle();
      expect([end, isMoving()]).toEqual([end, false]);
      navigation.navigate('/help/');
      await settle();
    }
    vi.useRealTimers();
  });

  it('ROUTE-09 leaves other clicks to the browser', async () => {
    const { shown } = begin();
    document.addEventListener('click', (event) => void (event.target === document.body || event.preventDefault()));
    expect([click('#casino', { ctrlKey: true }), click('#file')]).toEqual([true, true]);
    await settle();
    expect([shown, location.pathname]).toEqual([[], '/slots/']);
  });

  it('SEC-07 gives history no path from which another host could be read', async () => {
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { navigation, shown } = begin();
    const length = history.length;
    navigation.navigate('/.//evil.example/phish/');
    await settle();
    expect([shown, location.pathname, history.length]).toEqual([[], '/slots/', length]);
    expect(opened).toHaveBeenCalledExactlyOnceWith(new URL('/.//evil.example/phish/', location.origin));
  });

  it('SEC-07 begins at a clean path where the document lies under one that begins like a host', () => {
    window.history.replaceState(null, '', '/.//x.png?a=1#b');
    begin();
    expect(location.href).toBe(`${location.origin}/x.png?a=1#b`);
  });

  it('ROUTE-09 shows the last page that was asked for, however late the others come', async () => {
    const { shown, navigation } = begin();
    const slow = Promise.withResolvers<ReturnType<typeof loaded>>();
    later.loadPage.mockImplementationOnce(() => slow.promise);
    navigation.navigate('/casino/');
    await settle();
    navigation.navigate('/help/');
    await settle();
    slow.resolve(loaded('/casino/'));
    await settle();
    expect(shown).toEqual(['/help/']);
  });

  it('ROUTE-09 stays on a page that the visitor has come back to before the next one was there', async () => {
    const { shown, navigation } = begin();
    const slow = Promise.withResolvers<ReturnType<typeof loaded>>();
    later.loadPage.mockImplementationOnce(() => slow.promise);
    navigation.navigate('/casino/');
    await settle();
    navigation.navigate('/slots/');
    slow.resolve(loaded('/casino/'));
    await settle();
    expect([shown, location.pathname]).toEqual([[], '/slots/']);
  });

  it('ROUTE-09 goes to the part of the page that the link names, and to the heading for any other hash', async () => {
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

  it('PAGE-10 leaves a page that only the server can show to the browser', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const { shown, navigation } = begin();
    later.loadPage.mockResolvedValueOnce('document');
    navigation.navigate('/preview/game/x/');
    await settle();
    expect(shown).toEqual([]);
    expect(replace).toHaveBeenCalledExactlyOnceWith(new URL('/preview/game/x/', location.origin).href);
    // An address of its own, so that the browser loads a document for it and going back has this one.
    expect(location.pathname).toBe('/slots/');
  });

  it('ROUTE-09 goes back also from a page that has been given but does not stand yet', async () => {
    const standing: (() => void)[] = [];
    const { shown, navigation } = begin((done) => standing.push(done));
    navigation.navigate('/casino/');
    await settle();
    navigation.navigate('/slots/');
    await settle();
    for (const done of standing) done();
    expect([shown, location.pathname]).toEqual([['/casino/', '/slots/'], '/slots/']);
    expect(document.documentElement.dataset['page']).toBe('slots');
  });

  it('ROUTE-07 keeps the part that was named where a redirect leads, as browsers do', async () => {
    const { shown, navigation } = begin();
    later.loadPage.mockImplementation(async (_loader, path: string) =>
      path === '/casino/' ? { redirect: '/bingo/?seed=1' } : loaded(path),
    );
    navigation.navigate('/casino/#cards');
    await settle();
    expect(shown).toEqual(['/bingo/']);
    expect(location.search + location.hash).toBe('?seed=1#cards');
  });

  it('ROUTE-07 follows a game to its own path', async () => {
    const { shown, navigation } = begin();
    later.loadPage.mockResolvedValueOnce({ redirect: '/casino/x/' });
    navigation.navigate('/slots/x/');
    await settle();
    expect([shown, location.pathname]).toEqual([['/casino/x/'], '/casino/x/']);
  });

  it('SCROLL-01 begins a list at its old place for who returns to it from a game', async () => {
    const { navigation, startsAt } = begin();
    vi.stubGlobal('scrollY', 700);
    navigation.navigate('/slots/x/');
    await settle();
    vi.stubGlobal('scrollY', 0);
    navigation.navigate('/slots/');
    await settle();
    expect(vi.mocked(scrollTo).mock.calls.map(([place]) => (place as ScrollToOptions).top)).toEqual([0, 700]);
    // A page that doesn't begin at its top shows its deferred sections at once.
    expect(startsAt).toEqual([0, 700]);
  });

  const keyNow = () => (window.history.state as { key?: string } | null)?.key;
  const placesKept = () =>
    (JSON.parse(sessionStorage.getItem('scroll') ?? '{}') as { entries: Record<string, number> }).entries;
  /** As a browser follows a link to a hash of the page. */
  const followHash = (hash: string) => {
    window.history.pushState(null, '', hash);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };

  it('SCROLL-01 keeps a place for each entry that the browser has made, the first one and those of hashes', async () => {
    const { navigation } = begin();
    const first = keyNow();
    followHash('#terms');
    const second = keyNow();
    expect([typeof first, typeof second, first === second]).toEqual(['string', 'string', false]);
    vi.stubGlobal('scrollY', 300);
    navigation.navigate('/casino/');
    await settle();
    expect(placesKept()).toEqual({ [second!]: 300 });
    expect(location.pathname).toBe('/casino/');
  });

  it('SCROLL-01 leaves the place to the browser when the document goes, and takes it back with a document that was kept', () => {
    begin();
    const { history } = window;
    const modes = [history.scrollRestoration];
    dispatchEvent(new Event('pagehide'));
    modes.push(history.scrollRestoration);
    dispatchEvent(new Event('pageshow'));
    modes.push(history.scrollRestoration);
    expect(modes).toEqual(['manual', 'auto', 'manual']);
  });

  it('SCROLL-01 restores the place of an entry that was left within the visit and comes back as a document', () => {
    window.history.replaceState({ key: 'k1', idx: 0 }, '', '/slots/');
    sessionStorage.setItem('scroll', JSON.stringify({ entries: { k1: 640 }, group: {} }));
    window.history.scrollRestoration = 'auto';
    begin();
    expect(scrollTo).not.toHaveBeenCalled();
    begin();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' });
  });

  it('ROUTE-09 begins the page at its top for a click on a link to it, without another entry', async () => {
    document.body.innerHTML = '<main id="main"><h1>Slots</h1><a id="self" href="/slots/">Slots</a></main>';
    const { shown, stores, navigation } = begin();
    const { length } = window.history;
    expect(click('#self')).toBe(true);
    await settle();
    expect([shown, window.history.length, document.activeElement]).toEqual([[], length, document.querySelector('h1')]);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    navigation.openHash('search');
    click('#self');
    await settle();
    expect([location.hash, stores.ui.hash, window.history.length]).toEqual(['', '', length + 2]);
  });

  it('ROUTE-09 waits for a page that was asked for twice, and leaves the one before where it is', async () => {
    const { shown } = begin();
    const { length } = window.history;
    click('#casino');
    click('#casino');
    expect(scrollTo).not.toHaveBeenCalled();
    await settle();
    expect([shown, window.history.length]).toEqual([['/casino/'], length + 1]);
  });

  const point = () => {
    const over = new PointerEvent('pointerover', { bubbles: true, button: -1 });
    document.querySelector('#casino b')?.dispatchEvent(over);
  };

  it('ROUTE-09 loads the page ahead that a pointer lies on, once, and shows it from there', async () => {
    const { shown } = begin();
    for (let times = 0; times < 3; times += 1) point();
    await settle();
    expect(later.loadPage).toHaveBeenCalledExactlyOnceWith(expect.anything(), '/casino/', expect.anything());
    click('#casino');
    await settle();
    expect(shown).toEqual(['/casino/']);
    expect(later.loadPage).toHaveBeenCalledOnce();
  });

  it.each([
    ['when that is too long ago', () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001)],
    ['when another was wanted', () => document.querySelector('#casino')?.setAttribute('href', '/casino/?sort=new')],
  ])('ROUTE-09 loads the page of a click anew %s', async (_, change) => {
    const { shown } = begin();
    point();
    await settle();
    change();
    click('#casino');
    await settle();
    expect(shown).toEqual(['/casino/']);
    expect(later.loadPage).toHaveBeenCalledTimes(2);
  });

  it('ROUTE-09 loads a page anew that could not be loaded ahead', async () => {
    const { shown } = begin();
    later.loadPage.mockRejectedValueOnce(new Error('offline'));
    point();
    await settle();
    click('#casino');
    await settle();
    expect(shown).toEqual(['/casino/']);
  });

  it('ROUTE-09 keeps what was pointed at last, though what was pointed at before could not be loaded', async () => {
    const { shown } = begin();
    const first = Promise.withResolvers<ReturnType<typeof loaded>>();
    later.loadPage.mockImplementationOnce(() => first.promise);
    point();
    await settle();
    document.querySelector('#casino')?.setAttribute('href', '/help/');
    point();
    first.reject(new Error('offline'));
    await settle();
    click('#casino');
    await settle();
    expect([shown, later.loadPage.mock.calls.length]).toEqual([['/help/'], 2]);
  });
});
