import { type BrowserHistory, createBrowserHistory, type Location } from 'history';
import { subscribe } from 'valtio/vanilla';
import { tidyPath, toSitePath } from '../../shared/routing/site-path.ts';
import { focusHeading, isFocusLost } from '../focus/focus-heading.ts';
import { readStorage, writeStorage } from '../stores/storage.ts';
import type { Stores } from '../stores/stores.ts';
import { allViewSizes, mergeViewSizes } from '../stores/view-sizes.ts';
import { readEntrySizes, writeEntrySizes } from './entry-sizes.ts';
import type { Navigation } from './navigation-context.ts';
import { isPlainClick } from './plain-click.ts';
import type { PageLoader, PreparedPage } from './prepare-page.ts';
import { createPlaceToRestore, type PlaceToRestore } from './restore-place.ts';
import { enterPage, leavePage, parseScroll } from './scroll-memory.ts';
import { takeClick } from './take-click.ts';

export interface VisitOptions {
  loader: PageLoader;
  stores: Stores;
  /** The page in the document. */
  first: PreparedPage;
  /** Shows a page; calls `done` when it is rendered. */
  show(page: PreparedPage, done: () => void): void;
}

const scrollKey = 'scroll';

/** After this many milliseconds show that a page is loading. */
const unnoticedMs = 300;

/** How long a preloaded page may be shown: as long as its data is fresh. */
const aheadMs = 10_000;

type Place = Pick<Location, 'pathname' | 'search'>;

const addressOf = ({ pathname, search }: Place) => pathname + search;

let later: typeof import('../on-demand.ts') | undefined;

/**
 * Loads the navigation code on first use, then returns it synchronously: browsers defer even a repeated import until after the tap's frame.
 */
const moving = async () => (later ??= await import('../on-demand.ts'));

/** Handles the visit without reloads: clicks, back and forward, overlays by hash, scroll positions, head and focus. */
export function startVisit({ loader, stores, first, show }: VisitOptions): Navigation {
  cleanPlace();
  const history: BrowserHistory = createBrowserHistory();
  const { culture, brand } = loader.site;
  const { routePrefix } = culture;
  const { otherPrefixes } = loader.site;
  giveKey(history);
  let shown = first;
  let here: Location = history.location;
  /** The location last passed to `show`; it may not be rendered yet. */
  let given = here;
  let scroll = parseScroll(readStorage('session', scrollKey));
  let latest = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const beginWaiting = () => {
    waiting ??= setTimeout(() => (document.documentElement.dataset['moving'] = ''), unnoticedMs);
  };
  const endWaiting = () => {
    clearTimeout(waiting);
    waiting = undefined;
    delete document.documentElement.dataset['moving'];
  };

  /** The last preloaded page and when its load began. */
  let ahead: { address: string; at: number; loaded: ReturnType<typeof load> } | undefined;
  const findAhead = (address: string) =>
    ahead?.address === address && performance.now() - ahead.at < aheadMs ? ahead : undefined;

  const pathOf = ({ pathname }: Place) => pathname.slice(routePrefix.length) || '/';
  const groupOf = (page: PreparedPage) => page.page.match.route.scrollGroup;
  const rememberScroll = (next?: PreparedPage) => {
    const staysInGroup = next
      ? groupOf(next) !== undefined && groupOf(next) === groupOf(shown)
      : groupOf(shown) !== undefined;
    scroll = leavePage(scroll, { entry: here.key, path: here.pathname, y: scrollY, staysInGroup });
    writeStorage('session', scrollKey, JSON.stringify(scroll));
    return staysInGroup;
  };

  /** An overlay is closing by `history.back()`, which is asynchronous. */
  let isClosing = false;
  /** The hash requested while closing. */
  let nextHash: string | undefined;

  function pushHash(hash: string) {
    const { pathname, search, hash: present } = history.location;
    if (present === `#${hash}`) return;
    history.push({ pathname, search, hash: `#${hash}` }, openedHere);
  }

  function showHash({ hash }: Location) {
    stores.ui.hash = hash.slice(1);
  }

  let placeToRestore: PlaceToRestore | undefined;
  /** Store list sizes in the page's history entry, so that another document can restore them. */
  const rememberSizes = () => {
    if (history.location.key === here.key) writeEntrySizes(pathOf(here), allViewSizes(stores.ui));
  };
  const restoreSizes = () => {
    stores.ui.restoredViewSize = mergeViewSizes(stores.ui.restoredViewSize, readEntrySizes());
  };

  async function load(place: Place) {
    const { loadPage } = await moving();
    return loadPage(loader, pathOf(place), new URLSearchParams(place.search));
  }

  /** Returns the preloaded page, which is used once, or loads it. */
  function take(place: Place) {
    const loaded = findAhead(addressOf(place))?.loaded ?? load(place);
    ahead = undefined;
    return loaded;
  }

  async function showPage(location: Location, isReturn: boolean) {
    latest += 1;
    const mine = latest;
    beginWaiting();
    const overlays = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
    const loaded = await take(location);
    const { applyHead } = await moving();
    if (mine !== latest) return;
    if (loaded === 'document') {
      loadAnew(here);
      return;
    }
    if ('redirect' in loaded) {
      // Browsers carry the hash over to a redirect's target.
      history.replace(loaded.redirect + location.hash);
      return;
    }
    const staysInGroup = rememberScroll(loaded);
    // A filtered list is still the same page: the focus stays in its filters.
    const isSamePath = location.pathname === here.pathname;
    const y = enterPage(scroll, { entry: location.key, path: location.pathname, isReturn, staysInGroup });
    stores.ui.menuIsOpen = false;
    placeToRestore?.forget();
    if (isReturn) restoreSizes();
    given = location;
    show({ ...loaded, page: { ...loaded.page, startsAt: y } }, () => {
      endWaiting();
      shown = loaded;
      here = location;
      rememberSizes();
      applyHead(loaded.head, { siteName: brand.name, lang: culture.lang });
      document.documentElement.dataset['page'] = loaded.page.match.key;
      // A filtered list keeps its sheet of filters open; search results replace the search overlay.
      const isElsewhere = !isSamePath || stores.ui.hash !== location.hash.slice(1);
      showHash(location);
      // Overlays of the previous page would keep the focus, so close them. Overlays opened since then belong to the new page.
      if (isElsewhere) for (const dialog of overlays) dialog.close();
      const named = isReturn ? null : namedBy(location);
      if (named) named.scrollIntoView({ behavior: 'instant' });
      else {
        scrollTo({ top: y, behavior: 'instant' });
        // A list whose data is still loading has no height yet.
        if (y > 0) placeToRestore = createPlaceToRestore(y);
      }
      // The clicked link may have been removed together with its overlay.
      if (named || (!location.hash && (isElsewhere || isFocusLost()))) focusHeading(named);
    });
  }

  history.listen(({ location, action }) => {
    if (isClosing && action === 'POP') {
      isClosing = false;
      if (nextHash !== undefined) queueMicrotask(pushHash.bind(undefined, nextHash));
      nextHash = undefined;
    }
    if (addressOf(location) === addressOf(given)) {
      // Replacing the entry triggers this listener again.
      if (giveKey(history)) return;
      // Returning to this page cancels a pending navigation.
      latest += 1;
      endWaiting();
      here = location;
      given = location;
      rememberSizes();
      showHash(location);
      return;
    }
    showPage(location, action === 'POP').catch((error: unknown) => {
      console.error('[navigation]', error);
      loadAnew(here);
    });
  });

  const takeFrom = (event: MouseEvent): URL | undefined => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return undefined;
    const anchor = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!anchor) return undefined;
    const link = { href: anchor.href, target: anchor.target, download: anchor.hasAttribute('download') };
    return takeClick(link, new URL(window.location.href), routePrefix, otherPrefixes);
  };

  document.addEventListener('click', (event) => {
    const url = takeFrom(event);
    if (!url) return;
    event.preventDefault();
    // Browsers add no history entry for a link to the current URL, and scroll to its top.
    const isHere = addressOf(url) === addressOf(history.location) && url.hash === history.location.hash;
    history[isHere ? 'replace' : 'push'](url.pathname + url.search + url.hash);
    if (url.hash || addressOf(url) !== addressOf(given)) return;
    scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  });

  /** Preloads the page that the pointer is over, once. */
  const loadAhead = (event: Event) => {
    const url = event instanceof MouseEvent ? takeFrom(event) : undefined;
    if (!url || url.pathname === here.pathname) return;
    const address = addressOf(url);
    if (findAhead(address)) return;
    const mine = { address, at: performance.now(), loaded: load(url) };
    ahead = mine;
    // On failure, load it again on click.
    mine.loaded.catch(() => {
      if (ahead === mine) ahead = undefined;
    });
  };
  document.addEventListener('pointerover', loadAhead, { passive: true });
  addEventListener('hashchange', () => showHash(history.location));
  addEventListener('pagehide', () => {
    rememberScroll();
    // On reload, or on return from another site, the browser restores the position before any script runs.
    window.history.scrollRestoration = 'auto';
  });
  const restoreByItself = () => {
    window.history.scrollRestoration = 'manual';
  };
  // A new document for an entry of this visit still has "manual".
  const left = window.history.scrollRestoration === 'manual' ? scroll.entries[here.key] : undefined;
  if (left && scrollY === 0) scrollTo({ top: left, behavior: 'instant' });
  const y = scroll.entries[here.key];
  restoreSizes();
  if (y !== undefined && Object.keys(stores.ui.restoredViewSize).length > 0) placeToRestore = createPlaceToRestore(y);
  subscribe(stores.ui.componentsPersistedViewSize, rememberSizes);
  addEventListener('pageshow', restoreByItself);
  restoreByItself();
  showHash(here);

  return {
    navigate(href, { replace } = { replace: false }) {
      const url = new URL(href, window.location.href);
      if (url.origin === window.location.origin && toSitePath(url.pathname) !== undefined)
        history[replace ? 'replace' : 'push'](url.pathname + url.search + url.hash);
      else window.location.assign(url);
    },
    openHash(hash) {
      if (isClosing) nextHash = hash;
      else pushHash(hash);
    },
    closeHash() {
      if (isClosing) return;
      isClosing = wasOpenedHere(here);
      if (isClosing) history.back();
      else history.replace({ pathname: here.pathname, search: here.search, hash: behind(here) });
    },
    restorePlace(hasGrown) {
      // Lists of the first document hydrate at the server's length and grow afterwards.
      if (hasGrown || shown !== first) placeToRestore?.restore();
    },
  };
}

/**
 * A document may have a path from which `history` would read another host and throw: a server or service worker in front of the site may
 * have skipped the redirect.
 */
function cleanPlace() {
  const { pathname, search, hash } = window.location;
  if (toSitePath(pathname) !== undefined) return;
  window.history.replaceState(window.history.state, '', tidyPath(pathname) + search + hash);
}

/**
 * Gives the current entry its own key when the browser created it (by a document or a hash link); otherwise all of these would share one
 * position. Returns whether it changed the entry; listeners have run by then.
 */
function giveKey(history: BrowserHistory): boolean {
  const { location } = history;
  if (location.key !== 'default') return false;
  history.replace(location, location.state);
  return true;
}

/**
 * Loads the current URL as an entry with its own document. A plain reload would share the document with `before`, the previous page, and
 * going back would change nothing but the URL.
 */
function loadAnew(before: Place) {
  const { location, history } = window;
  const { href } = location;
  history.replaceState(history.state, '', addressOf(before));
  location.replace(href);
}

/** Marks the history entries of overlays, which close by going back. An entry that the visit began with has none behind it. */
const openedHere = { isOverlay: true };

const wasOpenedHere = ({ state }: Location) => typeof state === 'object' && state !== null && 'isOverlay' in state;

/** The hash left after such an overlay closes: none, or the search behind a game's overlay. */
const behind = ({ hash }: Location) => (hash.startsWith('#search-') ? '#search' : '');

/** The element that a URL's hash names; most hashes open an overlay instead. */
const namedBy = ({ hash }: Location) =>
  hash ? document.querySelector<HTMLElement>(`#main #${CSS.escape(hash.slice(1))}`) : null;
