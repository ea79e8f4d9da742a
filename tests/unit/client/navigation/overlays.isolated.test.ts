// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { begin, later, settle, prepareVisits } from '../support/visit.ts';

vi.mock('../../../../client/on-demand.ts', async () => (await import('../support/visit.ts')).later);
prepareVisits();

describe('overlays by hash', () => {
  it('GAME-06 add an entry to the history, and no page visit', async () => {
    const { stores, shown, navigation } = begin();
    navigation.openHash('search');
    await settle();
    expect([location.hash, stores.ui.hash, shown]).toEqual(['#search', 'search', []]);
  });

  it('GAME-06 ACC-09 stand over the page that was on its way', async () => {
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

  it('ACC-09 pushes no history entry when the open overlay is opened again', async () => {
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

  it('ACC-09 opens again what is asked for while the browser still steps back', async () => {
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

  it('GAME-06 that were opened here are closed by going back', () => {
    const { navigation } = begin();
    const back = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    navigation.openHash('search');
    navigation.openHash('search-gamepage/slots/x');
    navigation.closeHash();
    expect(back).toHaveBeenCalledExactlyOnceWith(-1);
  });

  it('GAME-06 with which a visit began are taken off the address', () => {
    window.history.replaceState(null, '', '/slots/?page=2#search');
    const { stores, navigation } = begin();
    expect(stores.ui.hash).toBe('search');
    navigation.closeHash();
    expect([location.pathname + location.search, location.hash, stores.ui.hash]).toEqual(['/slots/?page=2', '', '']);
  });

  it('GAME-06 with which a visit began lead to the search when they stood over it', () => {
    window.history.replaceState(null, '', '/slots/#search-gamepage/slots/x');
    const { stores, navigation } = begin();
    navigation.closeHash();
    expect([location.hash, stores.ui.hash]).toEqual(['#search', 'search']);
    navigation.closeHash();
    expect([location.pathname, location.hash, stores.ui.hash]).toEqual(['/slots/', '', '']);
  });

  it('GAME-06 never lead off the site for who began with one, opened another and came back', () => {
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
