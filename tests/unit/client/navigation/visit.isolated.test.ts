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

describe('client-side navigation', () => {
  it('ROUTE-09 shows the page of a clicked link, with its URL, head, scroll position and focus', async () => {
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

  it('ROUTE-09 A11Y-01 closes dialogs of the previous page, but neither on the same page nor dialogs opened since', async () => {
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
    // A notice that opens after the navigation has started.
    dialog.showModal();
    await settle();
    expect([shown.at(-1), dialog.open]).toEqual(['/help/', true]);
  });

  it('GAME-10 A11Y-01 keeps the focus when a list is filtered, and moves it to the heading when it was lost', async () => {
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

  it('ROUTE-09 sets data-moving while a slow navigation is pending, until it completes or is replaced', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const isMoving = () => 'moving' in document.documentElement.dataset;
    const { navigation } = begin();
    navigation.navigate('/help/');
    await settle();
    vi.advanceTimersByTime(1_000);
    expect(isMoving()).toBe(false);
    for (const end of ['comes', 'is given up']) {
      const slow = loadSlowly();
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

  it('ROUTE-09 lets the browser handle other clicks', async () => {
    const { shown } = begin();
    document.addEventListener('click', (event) => void (event.target === document.body || event.preventDefault()));
    expect([click('#casino', { ctrlKey: true }), click('#file')]).toEqual([true, true]);
    await settle();
    expect([shown, location.pathname]).toEqual([[], '/slots/']);
  });

  it('SEC-07 opens a path that could be parsed as another host as a document, without a history entry', async () => {
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { navigation, shown } = begin();
    const length = history.length;
    navigation.navigate('/.//evil.example/phish/');
    await settle();
    expect([shown, location.pathname, history.length]).toEqual([[], '/slots/', length]);
    expect(opened).toHaveBeenCalledExactlyOnceWith(new URL('/.//evil.example/phish/', location.origin));
  });

  it('SEC-07 normalizes the URL of a document whose path could be parsed as a host', () => {
    window.history.replaceState(null, '', '/.//x.png?a=1#b');
    begin();
    expect(location.href).toBe(`${location.origin}/x.png?a=1#b`);
  });

  it('ROUTE-09 shows the last requested page, regardless of the order of responses', async () => {
    const { shown, navigation } = begin();
    const slow = loadSlowly();
    navigation.navigate('/casino/');
    await settle();
    navigation.navigate('/help/');
    await settle();
    slow.resolve(loaded('/casino/'));
    await settle();
    expect(shown).toEqual(['/help/']);
  });

  it('ROUTE-09 stays on the current page when the visitor returns to it before the next page has loaded', async () => {
    const { shown, navigation } = begin();
    const slow = loadSlowly();
    navigation.navigate('/casino/');
    await settle();
    navigation.navigate('/slots/');
    slow.resolve(loaded('/casino/'));
    await settle();
    expect([shown, location.pathname]).toEqual([[], '/slots/']);
  });

  it('PAGE-10 loads a page that only the server can render as a document', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const { shown, navigation } = begin();
    later.loadPage.mockResolvedValueOnce('document');
    navigation.navigate('/preview/game/x/');
    await settle();
    expect(shown).toEqual([]);
    expect(replace).toHaveBeenCalledExactlyOnceWith(new URL('/preview/game/x/', location.origin).href);
    // The URL must not change before the browser loads the document, so that going back returns to this page.
    expect(location.pathname).toBe('/slots/');
  });

  it('ROUTE-09 goes back also while a page is still being rendered', async () => {
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

  it('ROUTE-07 follows a redirect, and keeps the hash of the link as browsers do', async () => {
    const { shown, navigation } = begin();
    later.loadPage.mockImplementation(async (_loader, path: string) =>
      path === '/casino/' ? { redirect: '/bingo/?seed=1' } : loaded(path),
    );
    navigation.navigate('/casino/#cards');
    await settle();
    expect([shown, location.pathname, location.search + location.hash]).toEqual([
      ['/bingo/'],
      '/bingo/',
      '?seed=1#cards',
    ]);
  });

  it('SCROLL-01 restores the position of a list for a visitor who returns from a game', async () => {
    const { navigation, startsAt } = begin();
    vi.stubGlobal('scrollY', 700);
    navigation.navigate('/slots/x/');
    await settle();
    vi.stubGlobal('scrollY', 0);
    navigation.navigate('/slots/');
    await settle();
    expect(vi.mocked(scrollTo).mock.calls.map(([place]) => (place as ScrollToOptions).top)).toEqual([0, 700]);
    // A page with a restored position shows its deferred sections immediately.
    expect(startsAt).toEqual([0, 700]);
  });

  const storedPositions = () =>
    (JSON.parse(sessionStorage.getItem('scroll') ?? '{}') as { entries: Record<string, number> }).entries;
  it('SCROLL-01 stores a position for each history entry that the browser creates, including the first and those of hashes', async () => {
    const { navigation } = begin();
    const first = keyNow();
    followHash('#terms');
    const second = keyNow();
    expect([typeof first, typeof second, first === second]).toEqual(['string', 'string', false]);
    vi.stubGlobal('scrollY', 300);
    navigation.navigate('/casino/');
    await settle();
    expect(storedPositions()).toEqual({ [first!]: 0, [second!]: 300 });
    expect(location.pathname).toBe('/casino/');
  });

  it('SCROLL-01 sets scrollRestoration to auto on pagehide, and back to manual on pageshow', () => {
    begin();
    const { history } = window;
    const modes = [history.scrollRestoration];
    dispatchEvent(new Event('pagehide'));
    modes.push(history.scrollRestoration);
    dispatchEvent(new Event('pageshow'));
    modes.push(history.scrollRestoration);
    expect(modes).toEqual(['manual', 'auto', 'manual']);
  });

  it('SCROLL-01 restores the position of an entry that is loaded again as a document', () => {
    window.history.replaceState({ key: 'k1', idx: 0 }, '', '/slots/');
    sessionStorage.setItem('scroll', JSON.stringify({ entries: { k1: 640 }, group: {} }));
    window.history.scrollRestoration = 'auto';
    begin();
    expect(scrollTo).not.toHaveBeenCalled();
    begin();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' });
  });

  it('ROUTE-09 scrolls to the top for a link to the current page, without a new history entry', async () => {
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

  it('ROUTE-09 ignores a second click on a link whose page is loading, and does not scroll', async () => {
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

  it('ROUTE-09 prefetches the page of a hovered link once, and shows it on a click', async () => {
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
    ['when the prefetch is too old', () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001)],
    ['when the link has changed', () => document.querySelector('#casino')?.setAttribute('href', '/casino/?sort=new')],
  ])('ROUTE-09 loads the page on a click %s', async (_, change) => {
    const { shown } = begin();
    point();
    await settle();
    change();
    click('#casino');
    await settle();
    expect(shown).toEqual(['/casino/']);
    expect(later.loadPage).toHaveBeenCalledTimes(2);
  });

  it('ROUTE-09 loads a page on a click when its prefetch failed', async () => {
    const { shown } = begin();
    later.loadPage.mockRejectedValueOnce(new Error('offline'));
    point();
    await settle();
    click('#casino');
    await settle();
    expect(shown).toEqual(['/casino/']);
  });

  it('ROUTE-09 keeps the latest prefetch when an earlier one fails', async () => {
    const { shown } = begin();
    const first = loadSlowly();
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
    await soon(() => expect(shown.at(-1)).toBe('/slots/'));
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
