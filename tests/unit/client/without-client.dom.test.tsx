import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Boundary } from '../../../client/components/region/boundary.tsx';
import { loadServedPage, stayWithoutClient } from '../../../client/without-client.ts';

const { documentElement } = document;
const whole = '<main><!--$--><h1>Whole</h1><!--/$--></main>';
let reload = vi.spyOn(location, 'reload');
const beforeReload = vi.fn();
const aborts: AbortController[] = [];

const boundaryOf = (name: string, wasShown = false) =>
  Object.assign(new Boundary({ name, children: null }), { wasShown });

/** Stubs the response of the site to requests for the page. */
const respondWith = (html: string | Error, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (html instanceof Error) throw html;
    return new Response(html, { status });
  });

beforeEach(() => {
  vi.restoreAllMocks();
  beforeReload.mockReset();
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  const add = window.addEventListener.bind(window);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
    const abort = new AbortController();
    aborts.push(abort);
    add(type, listener as EventListener, { signal: abort.signal, capture: options === true });
  });
  history.replaceState({ key: 'entry' }, '', '/slots/');
  documentElement.dataset['js'] = '';
  documentElement.dataset['hydrated'] = '';
  return () => {
    for (const abort of aborts.splice(0)) abort.abort();
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
    vi.unstubAllGlobals();
  };
});

describe('loadServedPage', () => {
  const broken = new Error('broken');
  const gone = new TypeError('No connection');
  it.each([
    ['a region that was never shown', boundaryOf('page'), whole, 200, true],
    ['a region that was shown, after an interaction', boundaryOf('page', true), whole, 200, false],
    ['an optional region', boundaryOf('voucher'), whole, 200, false],
    ['another boundary', {}, whole, 200, false],
    ['a region that the server could not render', boundaryOf('page'), '<!--$!--><template>', 200, false],
    ['a region that failed later in the stream', boundaryOf('page'), '<script>$RX("B:0")</script>', 200, false],
    ['a region while the site responds with 503', boundaryOf('page'), whole, 503, false],
    ['a region of a 404 page', boundaryOf('page'), whole, 404, true],
    ['a region while the site is unreachable', boundaryOf('page'), gone, 0, false],
    ['the root', undefined, whole, 200, true],
    ['the root of a page with a region that the server could not render', undefined, '<!--$!-->', 200, true],
    ['the root while the site is unreachable', undefined, gone, 0, false],
  ])(
    'SHELL-15 for %s reloads without the client only where the served page shows more',
    async (_, boundary, html, status, loads) => {
      respondWith(html, status);
      await loadServedPage(boundary, broken, beforeReload);
      expect(reload).toHaveBeenCalledTimes(loads ? 1 : 0);
      expect(history.state).toEqual(loads ? { key: 'entry', withoutClient: true } : { key: 'entry' });
    },
  );

  it('SHELL-15 flushes log entries before it reloads, and not when it does not reload', async () => {
    respondWith(whole);
    await loadServedPage(boundaryOf('page', true), broken, beforeReload);
    expect(beforeReload).not.toHaveBeenCalled();
    await loadServedPage(boundaryOf('page'), broken, beforeReload);
    expect(beforeReload).toHaveBeenCalledBefore(reload);
  });

  it('SHELL-15 reloads for a region that was shown while the visitor has not interacted', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    respondWith(whole);
    await loadServedPage(boundaryOf('page', true), broken, beforeReload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('SHELL-15 does not reload after the visitor has navigated', async () => {
    respondWith(whole).mockImplementation(async () => {
      history.pushState(null, '', '/casino/');
      return new Response(whole);
    });
    await loadServedPage(boundaryOf('page'), broken, beforeReload);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['loses to a navigation from the root', undefined, '/casino/', 'beforeunload', 0],
    ['loses to a click in a browser without beforeunload', undefined, '/casino/', 'click', 0],
    ['loses to a navigation from a region', boundaryOf('page'), '/casino/', 'beforeunload', 0],
    ['does not lose to a link to a part of the page', undefined, '#faq', 'click', 1],
  ])('SHELL-15 a reload %s that begins before the response', async (_, boundary, href, type, reloads) => {
    document.body.innerHTML = `<a href="${href}">Link</a>`;
    respondWith(whole).mockImplementation(async (_url, { signal } = {}) => {
      document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
      if (signal?.aborted) throw signal.reason;
      return new Response(whole);
    });
    await loadServedPage(boundary, broken, beforeReload);
    expect(reload).toHaveBeenCalledTimes(reloads);
    expect(history.state).toEqual({ key: 'entry', ...(reloads && { withoutClient: true }) });
  });

  it('SHELL-15 does not reload when the history entry cannot be marked, because reloads could loop', async () => {
    respondWith(whole);
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    await expect(loadServedPage(undefined, broken, beforeReload)).rejects.toThrow('Too many calls');
    expect(reload).not.toHaveBeenCalled();
  });

  it('SHELL-15 lets the browser handle clicks once the root has failed', async () => {
    respondWith(gone);
    const taken = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', taken);
    document.body.innerHTML = '<a href="#x"></a>';
    await loadServedPage(undefined, broken, beforeReload);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(click);
    document.removeEventListener('click', taken);
    expect([taken.mock.calls.length, click.defaultPrevented]).toEqual([0, false]);
    expect(documentElement.dataset).not.toHaveProperty('js');
    expect(documentElement.dataset).not.toHaveProperty('hydrated');
  });
});

describe('stayWithoutClient', () => {
  it('SHELL-15 removes data-js, releases held clicks, and lets the next document start the client', () => {
    const onReady = vi.fn();
    window.addEventListener('visitorready', onReady, { once: true });
    history.replaceState({ key: 'entry', withoutClient: true }, '');
    stayWithoutClient();
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(documentElement.hasAttribute('data-js')).toBe(false);
    expect(history.state).toEqual({ key: 'entry', withoutClient: false });
  });

  it.each([
    ['/slots/#faq', 0],
    ['/slots/?minRtp=96', 1],
    ['/', 1],
  ])('SHELL-15 reloads for a history entry of another page only: %s', (url, times) => {
    stayWithoutClient();
    history.replaceState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).toHaveBeenCalledTimes(times);
  });
});
