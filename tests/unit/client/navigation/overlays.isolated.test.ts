// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { begin, click, later, settle, prepareVisits } from '../support/visit.ts';

vi.mock('../../../../client/navigation/load-page.ts', async () => (await import('../support/visit.ts')).later);
vi.mock('../../../../client/navigation/apply-head.ts', async () => (await import('../support/visit.ts')).later);
prepareVisits();

describe('overlays opened by a hash', () => {
  it('GAME-06 add a history entry without a page view', async () => {
    const { stores, shown, navigation } = begin();
    navigation.openHash('search');
    await settle();
    expect([location.hash, stores.ui.hash, shown]).toEqual(['#search', 'search', []]);
  });

  it('GAME-06 ACC-09 open over a page that is still loading', async () => {
    const { stores, shown, navigation } = begin();
    later.loadPage.mockImplementationOnce(() => new Promise(() => undefined));
    navigation.navigate('/casino/');
    await settle();
    const { length } = window.history;
    navigation.openHash('search');
    await settle();
    expect([location.pathname, location.hash, shown]).toEqual(['/casino/', '#search', ['/casino/']]);
    expect(stores.ui.hash).toBe('search');
    expect(window.history.length).toBe(length + 1);
    navigation.closeHash();
    await vi.waitFor(() => expect(location.pathname + location.hash).toBe('/casino/'));
  });

  it('GAME-06 ACC-09 stay open when the page below them is rendered later', async () => {
    const rendering: (() => void)[] = [];
    const { stores, navigation } = begin((done) => rendering.push(done));
    navigation.navigate('/casino/');
    await vi.waitFor(() => expect(rendering).toHaveLength(1));
    navigation.openHash('search');
    await settle();
    for (const done of rendering) done();
    await settle();
    expect([location.pathname + location.hash, stores.ui.hash]).toEqual(['/casino/#search', 'search']);
    navigation.closeHash();
    await vi.waitFor(() => expect(location.pathname + location.hash).toBe('/casino/'));
    expect(stores.ui.hash).toBe('');
  });

  it('ACC-09 add no history entry when the open overlay is opened again', async () => {
    const { stores, navigation } = begin();
    const { length } = window.history;
    navigation.openHash('account/login');
    navigation.openHash('account/login');
    await settle();
    navigation.openHash('account/login');
    expect(window.history.length).toBe(length + 1);
    navigation.closeHash();
    await vi.waitFor(() => expect(location.hash).toBe(''));
    expect(stores.ui.hash).toBe('');
  });

  it('ACC-09 open an overlay that is requested while the browser still goes back', async () => {
    const { stores, navigation } = begin();
    navigation.openHash('search');
    await settle();
    navigation.closeHash();
    navigation.closeHash();
    navigation.openHash('account/login');
    await vi.waitFor(() => expect(stores.ui.hash).toBe('account/login'));
    navigation.closeHash();
    await vi.waitFor(() => expect(location.hash).toBe(''));
  });

  it.each(['/slots/#facts', '/casino/#facts', '/casino/'])(
    'ROUTE-09 GAME-06 let a link to %s be followed while the browser still goes back',
    async (href) => {
      document.body.innerHTML = `<main id="main"><h1>x</h1><a href="${href}">x</a></main>`;
      const { navigation } = begin();
      const go = window.history.go.bind(window.history);
      vi.spyOn(window.history, 'go').mockImplementation((delta) => void setTimeout(() => go(delta), 20));
      const { length } = window.history;
      for (const follow of [() => click('a'), () => navigation.navigate(href)]) {
        window.history.replaceState(null, '', '/slots/');
        navigation.openHash('search');
        await settle();
        navigation.closeHash();
        follow();
        await vi.waitFor(() => expect(location.pathname + location.hash).toBe(href));
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
