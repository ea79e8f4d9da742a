import { type BrowserHistory, createBrowserHistory, type Location } from 'history';
import { readStorage, writeStorage } from '../stores/storage.ts';
import type { Stores } from '../stores/stores.ts';
import type { Navigation } from './navigation-context.ts';
import { isPlainClick } from './plain-click.ts';
import type { PageLoader, PreparedPage } from './prepare-page.ts';
import { enterPage, leavePage, parseScroll } from './scroll-memory.ts';
import { takeClick } from './take-click.ts';

export interface VisitOptions {
  loader: PageLoader;
  stores: Stores;
  /** The page that the document shows. */
  first: PreparedPage;
  /** Shows a page; `done` is called when it stands. */
  show(page: PreparedPage, done: () => void): void;
}

const scrollKey = 'scroll';

/** A visitor who waits longer than this sees that a page is on its way. */
const unnoticedMs = 300;

/** How long a page that was loaded ahead may be shown: as long as its data is fresh. */
const aheadMs = 10_000;

type Place = Pick<Location, 'pathname' | 'search'>;

const addressOf = ({ pathname, search }: Place) => pathname + search;

let later: typeof import('../later.ts') | undefined;

/** The code for moving on comes when it is first needed, and is at hand then: browsers put even a second import off until after a tap's frame. */
const moving = async () => (later ??= await import('../later.ts'));

/** The rest of a visit without reloads: clicks, back and forward, overlays by hash, scroll positions, head and focus. */
export function startVisit({ loader, stores, first, show }: VisitOptions): Navigation {
  const history: BrowserHistory = createBrowserHistory();
  const { culture, brand } = loader.site;
  const { routePrefix } = culture;
  const { otherPrefixes } = loader.site;
  giveKey(history);
  let shown = first;
  let here: Location = history.location;
  /** What was last given to be shown: it may not stand yet. */
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

  /** What was last pointed at, and when. */
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

  function showHash({ hash }: Location) {
    stores.ui.hash = hash.slice(1);
  }

  async function load(place: Place) {
    const { loadPage } = await moving();
    return loadPage(loader, pathOf(place), new URLSearchParams(place.search));
  }

  /** A page that was pointed at a moment ago is there already; each is shown once. */
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
      // As browsers do: a part that was named is sought where the redirect leads.
      history.replace(loaded.redirect + location.hash);
      return;
    }
    const staysInGroup = rememberScroll(loaded);
    // A list that was filtered is still the same page: the focus stays in its filters.
    const isSamePath = location.pathname === here.pathname;
    const y = enterPage(scroll, { entry: location.key, path: location.pathname, isReturn, staysInGroup });
    stores.ui.menuIsOpen = false;
    given = location;
    show({ ...loaded, page: { ...loaded.page, startsAt: y } }, () => {
      endWaiting();
      shown = loaded;
      here = location;
      applyHead(loaded.head, { siteName: brand.name, lang: culture.lang });
      document.documentElement.dataset['page'] = loaded.page.match.key;
      showHash(location);
      // What lay over the page that was left would keep the focus from this one; what has come since has something to say.
      if (!isSamePath) for (const dialog of overlays) dialog.close();
      const named = isReturn ? null : namedBy(location);
      if (named) named.scrollIntoView({ behavior: 'instant' });
      else scrollTo({ top: y, behavior: 'instant' });
      // A link that was pressed may have gone with what it took away.
      const isLost = document.activeElement === document.body;
      if (named || (!location.hash && (!isSamePath || isLost))) focusOn(named);
    });
  }

  history.listen(({ location, action }) => {
    if (addressOf(location) === addressOf(given)) {
      // A hash that the browser has followed by itself; this comes back here by it.
      if (giveKey(history)) return;
      // Whoever has come back to this page does not wait for another any more.
      latest += 1;
      endWaiting();
      here = location;
      given = location;
      showHash(location);
      return;
    }
    showPage(location, action === 'POP').catch((error: unknown) => {
      console.error('[navigation] The page is loaded by the browser instead.', error);
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
    // As browsers do: the page that is already there takes no further entry, and begins at its top.
    const isHere = addressOf(url) === addressOf(history.location) && url.hash === history.location.hash;
    history[isHere ? 'replace' : 'push'](url.pathname + url.search + url.hash);
    if (url.hash || addressOf(url) !== addressOf(given)) return;
    scrollTo({ top: 0, behavior: 'instant' });
    focusOn(null);
  });

  /** The page that a pointer lies on is loaded ahead, once. */
  const loadAhead = (event: Event) => {
    const url = event instanceof MouseEvent ? takeFrom(event) : undefined;
    if (!url || url.pathname === here.pathname) return;
    const address = addressOf(url);
    if (findAhead(address)) return;
    const mine = { address, at: performance.now(), loaded: load(url) };
    ahead = mine;
    // Then it is loaded when it is wanted.
    mine.loaded.catch(() => {
      if (ahead === mine) ahead = undefined;
    });
  };
  document.addEventListener('pointerover', loadAhead, { passive: true });
  addEventListener('hashchange', () => showHash(history.location));
  addEventListener('pagehide', () => {
    rememberScroll();
    // A visitor who reloads the page, or comes back to it from elsewhere, is brought to their place by the browser, before any script.
    window.history.scrollRestoration = 'auto';
  });
  const restoreByItself = () => {
    window.history.scrollRestoration = 'manual';
  };
  // One that was left for another page of the visit is still "manual" when a new document comes for it.
  const left = window.history.scrollRestoration === 'manual' ? scroll.entries[here.key] : undefined;
  if (left && scrollY === 0) scrollTo({ top: left, behavior: 'instant' });
  addEventListener('pageshow', restoreByItself);
  restoreByItself();
  showHash(here);

  return {
    navigate(href) {
      const url = new URL(href, window.location.href);
      if (url.origin === window.location.origin) history.push(url.pathname + url.search + url.hash);
      else window.location.assign(url);
    },
    openHash(hash) {
      // A page that was asked for and has not come is given up: closing leads back to this one.
      const isPending = addressOf(history.location) !== addressOf(here);
      if (isPending) history.replace({ pathname: here.pathname, search: here.search });
      history.push({ pathname: here.pathname, search: here.search, hash: `#${hash}` }, openedHere);
    },
    closeHash() {
      if (wasOpenedHere(here)) history.back();
      else history.replace({ pathname: here.pathname, search: here.search, hash: behind(here) });
    },
  };
}

/**
 * Gives the present entry a key of its own where the browser has made it, by a document or a link to a hash: without, all of these would
 * share one place. Returns whether there was something to do, of which listeners have heard by then.
 */
function giveKey(history: BrowserHistory): boolean {
  const { location } = history;
  if (location.key !== 'default') return false;
  history.replace(location, location.state);
  return true;
}

/**
 * Has the browser load the present address, as an entry with a document of its own: one that is merely reloaded shares it with `before`, the
 * page that was left, and going back would change nothing but the address.
 */
function loadAnew(before: Place) {
  const { location, history } = window;
  const { href } = location;
  history.replaceState(history.state, '', addressOf(before));
  location.replace(href);
}

/** Marks history entries of overlays: these are closed by going back; one that the visit began with has nothing behind it. */
const openedHere = { isOverlay: true };

const wasOpenedHere = ({ state }: Location) => typeof state === 'object' && state !== null && 'isOverlay' in state;

/** What such an overlay closes to: the page, or the search for a game that stands over it. */
const behind = ({ hash }: Location) => (hash.startsWith('#search-') ? '#search' : '');

/** The part of the page that the hash of an address names; most hashes open an overlay instead. */
const namedBy = ({ hash }: Location) =>
  hash ? document.querySelector<HTMLElement>(`#main #${CSS.escape(hash.slice(1))}`) : null;

/** A reader of screens hears where they have arrived: at the part of the page that was asked for, or at its heading. */
function focusOn(named: HTMLElement | null) {
  const place =
    named ?? document.querySelector<HTMLElement>('#main h1') ?? document.querySelector<HTMLElement>('#main');
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}
