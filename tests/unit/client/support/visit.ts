import { afterEach, beforeEach, vi } from 'vitest';
import type { PageLoader, PreparedPage } from '../../../../client/navigation/prepare-page.ts';
import { startVisit } from '../../../../client/navigation/visit.ts';
import { cultures } from '../../../../locales/index.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';
import { storesOf } from './stores.ts';

/** Mock of `load-page.ts` and `apply-head.ts`. */
export const later = { loadPage: vi.fn(), applyHead: vi.fn() };

const pageOf = (path: string) =>
  ({ page: { match: matchRoute(path, 'en-GB'), path, search: new URLSearchParams() } }) as PreparedPage;
export const loaded = (path: string) => ({ ...pageOf(path), head: { title: path } });

/** Makes the next page load slowly, until the returned promise is resolved or rejected. */
export function loadSlowly() {
  const slow = Promise.withResolvers<ReturnType<typeof loaded>>();
  later.loadPage.mockImplementationOnce(() => slow.promise);
  return slow;
}

let abort: AbortController;

/** Starts a visit at `/slots/`. By default, pages are shown immediately. */
export function begin(wait: (done: () => void) => void = (done) => done()) {
  const stores = storesOf();
  const site = { culture: cultures['en-GB'], brand: { name: 'Site' }, otherPrefixes: ['/en-IE'] };
  const shown: string[] = [];
  const startsAt: (number | undefined)[] = [];
  const navigation = startVisit({
    loader: { site } as unknown as PageLoader,
    stores,
    first: pageOf('/slots/'),
    show(page, done) {
      shown.push(page.page.path);
      startsAt.push(page.page.startsAt);
      wait(done);
    },
  });
  return { stores, shown, startsAt, navigation };
}

export const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
};
/** Key of the current history entry. */
export const keyNow = () => (window.history.state as { key?: string } | null)?.key;
/** Simulates a link to a hash of the current page. */
export const followHash = (hash: string) => {
  window.history.pushState(null, '', hash);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
};

/** Waits for the imports that a navigation begins, and for what follows them. */
export const settle = async () => {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Prepares a document with a few links for each test, and removes its listeners afterwards. */
export function prepareVisits() {
  beforeEach(() => {
    // Listeners of a visit live as long as its document, which is one test here.
    abort = new AbortController();
    for (const target of [document, window]) {
      const listen = target.addEventListener.bind(target) as Document['addEventListener'];
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (type: string, listener: EventListenerOrEventListenerObject) =>
          listen(type, listener, { signal: abort.signal }),
      );
    }
    window.history.replaceState(null, '', '/slots/');
    document.body.innerHTML =
      '<main id="main"><h1>Slots</h1><a id="casino" href="/casino/"><b>Casino</b></a><a id="file" href="/share.jpg">x</a></main>';
    later.loadPage.mockReset().mockImplementation(async (_loader, path: string) => loaded(path));
    later.applyHead.mockReset();
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    abort.abort();
    sessionStorage.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
