import { createBrowserHistory } from 'history';
import { subscribe } from 'valtio/vanilla';
import { toSitePath } from '../../shared/routing/site-path.ts';
import { focusHeading } from '../focus/focus-heading.ts';
import type { Stores } from '../stores/stores.ts';
import { arriveAtHash } from './arrive-at-hash.ts';
import { createClickRouter } from './click-router.ts';
import { createHashOverlays, wasOpenedHere } from './hash-overlays.ts';
import { cleanCurrentPath, giveKey, loadDocument, urlOf } from './history-entries.ts';
import { followLinks } from './link-clicks.ts';
import { moveInPage } from './move-in-page.ts';
import type { Navigation } from './navigation-context.ts';
import { createPageTransition } from './page-transition.ts';
import type { PageLoader, PreparedPage } from './prepare-page.ts';
import { createScrollPositions } from './scroll-positions.ts';
import type { ShowPage } from './page-visits.ts';
import { restoreSizes, scrollGroupOf, storeSizes, type VisitContext } from './visit-context.ts';

export interface VisitOptions {
  loader: PageLoader;
  stores: Stores;
  /** The page in the document. */
  first: PreparedPage;
  show: ShowPage;
}

/** Handles the visit without reloads: clicks, back and forward, overlays by hash, scroll positions, head and focus. */
export function startVisit({ loader, stores, first, show }: VisitOptions): Navigation {
  cleanCurrentPath();
  const history = createBrowserHistory();
  giveKey(history);
  const overlays = createHashOverlays(history, stores.ui);
  const scroll = createScrollPositions();
  const here = history.location;
  const visit: VisitContext = {
    loader,
    stores,
    history,
    overlays,
    scroll,
    here,
    shown: first,
    target: here,
    focused: new Map(),
  };
  const transition = createPageTransition(visit, show);
  const handleClicks = createClickRouter();
  followLinks({
    routePrefix: loader.site.culture.routePrefix,
    otherPrefixes: loader.site.otherPrefixes,
    handleClicks,
    takesHash: overlays.isClosing,
    onClick: (url) => overlays.afterClosing(() => followLink(visit, url)),
    onPoint(url) {
      if (url.pathname !== visit.here.pathname) transition.prefetch(url);
    },
  });
  listenForEntries(visit, transition);
  restoreFirst(visit, transition.cancel());
  subscribe(stores.ui.componentsPersistedViewSize, () => storeSizes(visit));
  restoreByScript(visit);
  overlays.show(here);

  return {
    navigate(href, { replace } = { replace: false }) {
      const url = new URL(href, window.location.href);
      if (url.origin === window.location.origin && toSitePath(url.pathname) !== undefined)
        overlays.afterClosing(() => history[replace ? 'replace' : 'push'](url.pathname + url.search + url.hash));
      else window.location.assign(url);
    },
    openHash: overlays.open,
    closeHash() {
      // The overlay of a page that the visitor has already left is in an entry behind that of the next page.
      if (history.location.hash.slice(1) === stores.ui.hash) overlays.close(history.location);
      else stores.ui.hash = '';
    },
    restorePlace(hasGrown) {
      // Lists of the first document hydrate at the server's length and grow afterwards.
      if (hasGrown || visit.shown !== first) scroll.restore();
    },
    handleClicks,
  };
}

function followLink({ history, target }: VisitContext, url: URL) {
  // Browsers add no history entry for a link to the current URL, and scroll to its top.
  const isHere = urlOf(url) === urlOf(history.location) && url.hash === history.location.hash;
  history[isHere ? 'replace' : 'push'](url.pathname + url.search + url.hash);
  if (url.hash || urlOf(url) !== urlOf(target)) return;
  scrollTo({ top: 0, behavior: 'instant' });
  focusHeading();
}

/** Shows the page, place or overlay of each new entry of the history. */
function listenForEntries(visit: VisitContext, transition: ReturnType<typeof createPageTransition>) {
  const { history, overlays } = visit;
  let latest = history.location;
  history.listen(({ location, action }) => {
    // Browsers keep the entry's state for a link to the current URL.
    const isReturn = action === 'POP' && location.key !== latest.key;
    latest = location;
    overlays.onHistory(action);
    if (urlOf(location) !== urlOf(visit.target)) {
      // An overlay needn't wait for the page below it.
      if (wasOpenedHere(location)) overlays.show(location);
      transition.start(location, isReturn).catch((error: unknown) => {
        console.error('[navigation]', error);
        loadDocument(visit.here);
      });
      return;
    }
    // Replacing the entry triggers this listener again.
    if (giveKey(history)) return;
    // Stay on the page, and cancel a pending navigation away from it.
    const before = visit.here;
    const signal = transition.cancel();
    visit.here = location;
    visit.target = location;
    storeSizes(visit);
    overlays.show(location);
    moveInPage(visit, before, isReturn, signal);
  });
  addEventListener('hashchange', () => overlays.show(history.location));
}

/** Restores the place and the list sizes of an entry of this visit that has a new document. The next navigation aborts `signal`. */
function restoreFirst({ here, scroll, stores }: VisitContext, signal: AbortSignal) {
  const y = scroll.ofEntry(here);
  // A new document for an entry of this visit still has "manual".
  if (y && window.history.scrollRestoration === 'manual' && scrollY === 0) scrollTo({ top: y, behavior: 'instant' });
  // Browsers don't find an id in HTML from services by a hash without the prefix.
  if (y === undefined && scrollY === 0) arriveAtHash(here.hash, signal);
  restoreSizes(stores);
  if (y !== undefined && Object.keys(stores.ui.restoredViewSize).length > 0) scroll.restoreLater(y);
}

/** Lets the browser restore positions only when it loads a document. */
function restoreByScript(visit: VisitContext) {
  const restore = () => {
    window.history.scrollRestoration = 'manual';
  };
  addEventListener('pagehide', () => {
    visit.scroll.store(visit.here, scrollGroupOf(visit.shown) !== undefined);
    // On reload, or on return from another site, the browser restores the position before any script runs.
    window.history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', restore);
  restore();
}
