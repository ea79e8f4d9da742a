// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { begin, followHash, keyNow, settle, prepareVisits } from '../support/visit.ts';

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
