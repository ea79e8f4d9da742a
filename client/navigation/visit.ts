import { type BrowserHistory, createBrowserHistory, type Location } from 'history';
import { subscribe } from 'valtio/vanilla';
import { toSitePath } from '../../shared/routing/site-path.ts';
import { focusHeading, isFocusLost } from '../focus/focus-heading.ts';
import type { Stores } from '../stores/stores.ts';
import { allViewSizes, mergeViewSizes } from '../stores/view-sizes.ts';
import { arriveAtHash, isInPage } from './arrive-at-hash.ts';
import { readEntrySizes, writeEntrySizes } from './entry-sizes.ts';
import { createHashOverlays, wasOpenedHere } from './hash-overlays.ts';
import { cleanCurrentPath, giveKey, loadDocument, type Place, urlOf } from './history-entries.ts';
import { listenForLinks } from './link-clicks.ts';
import { createLoadingIndicator } from './loading-indicator.ts';
import type { Navigation } from './navigation-context.ts';
import { createPrefetch } from './prefetch.ts';
import type { PageLoader, PreparedPage } from './prepare-page.ts';
import { createScrollPositions } from './scroll-positions.ts';

export interface VisitOptions {
  loader: PageLoader;
  stores: Stores;
  /** The page in the document. */
  first: PreparedPage;
  /** Shows a page; calls `done` when it is rendered. */
  show(page: PreparedPage, done: () => void): void;
}

const importCode = () => Promise.all([import('./load-page.ts'), import('./apply-head.ts')]);
let code: Awaited<ReturnType<typeof importCode>> | undefined;

/**
 * Loads the navigation code on first use, then returns it synchronously: browsers defer even a repeated import until after the tap's frame.
 */
const navigationCode = async () => (code ??= await importCode());

const groupOf = ({ page }: PreparedPage) => page.match.route.scrollGroup;

/** Handles the visit without reloads: clicks, back and forward, overlays by hash, scroll positions, head and focus. */
export function startVisit({ loader, stores, first, show }: VisitOptions): Navigation {
  cleanCurrentPath();
  const history: BrowserHistory = createBrowserHistory();
  giveKey(history);
  const { culture, brand, otherPrefixes } = loader.site;
  const { routePrefix } = culture;
  const pathOf = ({ pathname }: Place) => pathname.slice(routePrefix.length) || '/';

  let shown = first;
  /** The location of the page shown. */
  let here: Location = history.location;
  /** The location last passed to `show`; it may not be rendered yet. */
  let target = here;
  /** The last location of the history. */
  let latest = here;
  /** The navigation in flight. The next one aborts it. */
  let navigating = new AbortController();
  const indicator = createLoadingIndicator();
  const overlays = createHashOverlays(history, stores.ui);
  const scroll = createScrollPositions();
  /** Focused element of each entry of this page, by key, when the visit went on to another entry of the page. */
  const focused = new Map<string, Element | null>();
  const pages = createPrefetch(async (place) => {
    const [{ loadPage }] = await navigationCode();
    return loadPage(loader, pathOf(place), new URLSearchParams(place.search));
  });

  /** Store list sizes in the page's history entry, so that another document can restore them. */
  const storeSizes = () => {
    if (history.location.key === here.key) writeEntrySizes(pathOf(here), allViewSizes(stores.ui));
  };
  const restoreSizes = () => {
    stores.ui.restoredViewSize = mergeViewSizes(stores.ui.restoredViewSize, readEntrySizes());
  };

  async function showPage(location: Location, isReturn: boolean) {
    navigating.abort();
    navigating = new AbortController();
    const { signal } = navigating;
    indicator.begin();
    const openDialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
    const loaded = await pages.take(location);
    const [, { applyHead }] = await navigationCode();
    if (signal.aborted) return;
    if (loaded === 'document') {
      loadDocument(here);
      return;
    }
    if ('redirect' in loaded) {
      // Browsers carry the hash over to a redirect's target.
      history.replace(loaded.redirect + location.hash);
      return;
    }
    const staysInGroup = groupOf(loaded) !== undefined && groupOf(loaded) === groupOf(shown);
    scroll.store(here, staysInGroup);
    // A filtered list is still the same page: the focus stays in its filters.
    const isSamePath = location.pathname === here.pathname;
    const y = scroll.startOf(location, { isReturn, staysInGroup });
    stores.ui.menuIsOpen = false;
    scroll.forget();
    if (isReturn) restoreSizes();
    target = location;
    show({ ...loaded, page: { ...loaded.page, startsAt: y } }, () => {
      indicator.end();
      shown = loaded;
      here = location;
      focused.clear();
      storeSizes();
      applyHead(loaded.head, { siteName: brand.name, lang: culture.lang });
      document.documentElement.dataset['page'] = loaded.page.match.key;
      // A filtered list keeps its sheet of filters open; search results replace the search overlay.
      const isElsewhere = !isSamePath || stores.ui.hash !== location.hash.slice(1);
      overlays.show(location);
      // Overlays of the previous page would keep the focus, so close them. Overlays opened since then belong to the new page.
      if (isElsewhere) for (const dialog of openDialogs) dialog.close();
      if (!isReturn && arriveAtHash(location.hash, signal)) return;
      scrollTo({ top: y, behavior: 'instant' });
      if (y > 0) scroll.restoreLater(y);
      // The clicked link may have been removed together with its overlay.
      if (!location.hash && (isElsewhere || isFocusLost())) focusHeading();
    });
  }

  /** Stays on the page, and cancels a pending navigation away from it. */
  function returnHere(location: Location, isReturn: boolean) {
    const before = here;
    navigating.abort();
    navigating = new AbortController();
    indicator.end();
    here = location;
    target = location;
    storeSizes();
    overlays.show(location);
    moveInPage(before, location, isReturn);
  }

  /**
   * Scrolls and focuses for another history entry of the same page, because browsers find no id without its prefix and restore no position
   * here. Overlays leave the page as it is.
   */
  function moveInPage(before: Location, location: Location, isReturn: boolean) {
    if (wasOpenedHere(location)) return;
    const isFromPage = isInPage(before.hash);
    if (isFromPage) {
      scroll.store(before, groupOf(shown) !== undefined);
      focused.set(before.key, document.activeElement);
    }
    const y = isReturn ? scroll.ofEntry(location) : undefined;
    if (isReturn && !(isFromPage && isInPage(location.hash))) return;
    if (y === undefined) {
      arriveAtHash(location.hash, navigating.signal);
      return;
    }
    scrollTo({ top: y, behavior: 'instant' });
    const element = focused.get(location.key);
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  }

  history.listen(({ location, action }) => {
    // Browsers keep the entry's state for a link to the current URL.
    const isReturn = action === 'POP' && location.key !== latest.key;
    latest = location;
    overlays.onHistory(action);
    if (urlOf(location) === urlOf(target)) {
      // Replacing the entry triggers this listener again.
      if (!giveKey(history)) returnHere(location, isReturn);
      return;
    }
    showPage(location, isReturn).catch((error: unknown) => {
      console.error('[navigation]', error);
      loadDocument(here);
    });
  });

  function followLink(url: URL) {
    // Browsers add no history entry for a link to the current URL, and scroll to its top.
    const isHere = urlOf(url) === urlOf(history.location) && url.hash === history.location.hash;
    history[isHere ? 'replace' : 'push'](url.pathname + url.search + url.hash);
    if (url.hash || urlOf(url) !== urlOf(target)) return;
    scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }

  listenForLinks({
    routePrefix,
    otherPrefixes,
    takesHash: overlays.isClosing,
    onClick: (url) => overlays.afterClosing(() => followLink(url)),
    onPoint(url) {
      if (url.pathname !== here.pathname) pages.prefetch(url);
    },
  });
  addEventListener('hashchange', () => overlays.show(history.location));
  addEventListener('pagehide', () => {
    scroll.store(here, groupOf(shown) !== undefined);
    // On reload, or on return from another site, the browser restores the position before any script runs.
    window.history.scrollRestoration = 'auto';
  });
  const restoreByScript = () => {
    window.history.scrollRestoration = 'manual';
  };
  const y = scroll.ofEntry(here);
  // A new document for an entry of this visit still has "manual".
  if (y && window.history.scrollRestoration === 'manual' && scrollY === 0) scrollTo({ top: y, behavior: 'instant' });
  // Browsers don't find an id in HTML from services by a hash without the prefix.
  if (y === undefined && scrollY === 0) arriveAtHash(here.hash, navigating.signal);
  restoreSizes();
  if (y !== undefined && Object.keys(stores.ui.restoredViewSize).length > 0) scroll.restoreLater(y);
  subscribe(stores.ui.componentsPersistedViewSize, storeSizes);
  addEventListener('pageshow', restoreByScript);
  restoreByScript();
  overlays.show(here);

  return {
    navigate(href, { replace } = { replace: false }) {
      const url = new URL(href, window.location.href);
      if (url.origin === window.location.origin && toSitePath(url.pathname) !== undefined)
        overlays.afterClosing(() => history[replace ? 'replace' : 'push'](url.pathname + url.search + url.hash));
      else window.location.assign(url);
    },
    openHash: overlays.open,
    closeHash: () => overlays.close(here),
    restorePlace(hasGrown) {
      // Lists of the first document hydrate at the server's length and grow afterwards.
      if (hasGrown || shown !== first) scroll.restore();
    },
  };
}
