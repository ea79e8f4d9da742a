import type { Location } from 'history';
import { focusHeading, isFocusLost } from '../focus/focus-heading.ts';
import { applyHead } from './apply-head.ts';
import { arriveAtHash, isInPage } from './arrive-at-hash.ts';
import { loadDocument, type Place, urlOf } from './history-entries.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { createPrefetch } from './prefetch.ts';
import type { PreparedPage } from './prepare-page.ts';
import { pathOf, restoreSizes, scrollGroupOf, storeSizes, type VisitContext } from './visit-context.ts';

/** Shows a page; calls `done` when it is rendered. */
export type ShowPage = (page: PreparedPage, done: () => void) => void;

interface PageVisit {
  location: Location;
  /** The visitor has gone back or forward. */
  isReturn: boolean;
  /** Dialogs that were open when the navigation began. */
  openDialogs: readonly HTMLDialogElement[];
  /** Aborted by the next navigation. */
  signal: AbortSignal;
  /** Call it when the page is rendered. */
  onShown(): void;
}

/** Ends the cross-fade of two pages, which browsers paint above everything, so that an overlay is seen at once. */
const endFade = () => document.activeViewTransition?.skipTransition();

/** Prefetches and shows pages. Loaded when a visitor first points at a link, because the first page doesn't need it. */
export function createPageVisits(visit: VisitContext, show: ShowPage) {
  const { prefetch, take } = createPrefetch(async (place: Place) =>
    loadPage(visit.loader, pathOf(visit, place), new URLSearchParams(place.search)),
  );
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.target instanceof HTMLDialogElement && event.newState === 'open') endFade();
    },
    { capture: true },
  );
  return {
    prefetch,
    /** Shows the page of a location, unless the next navigation begins while it is loading. */
    async visit(pageVisit: PageVisit) {
      const { location, signal } = pageVisit;
      const loaded = await take(location);
      if (signal.aborted) return;
      if (loaded === 'document') loadDocument(visit.here);
      // Browsers carry the hash over to a redirect's target.
      else if ('redirect' in loaded) visit.history.replace(loaded.redirect + location.hash);
      else leaveFor(loaded, visit, show, pageVisit);
    },
  };
}

/** Leaves the page shown for a loaded one, with its scroll position, overlays, head and focus. */
function leaveFor(
  loaded: LoadedPage,
  visit: VisitContext,
  show: ShowPage,
  { location, isReturn, openDialogs, signal, onShown }: PageVisit,
) {
  const { loader, stores, overlays, scroll, here: left, shown } = visit;
  const { brand, culture } = loader.site;
  const staysInGroup = scrollGroupOf(loaded) !== undefined && scrollGroupOf(loaded) === scrollGroupOf(shown);
  scroll.store(left, staysInGroup);
  // A filtered list is still the same page: the focus stays in its filters.
  const isSamePath = location.pathname === left.pathname;
  const y = scroll.startOf(location, { isReturn, staysInGroup });
  stores.ui.menuIsOpen = false;
  scroll.forget();
  if (isReturn) restoreSizes(stores);
  visit.target = location;
  show({ ...loaded, page: { ...loaded.page, startsAt: y } }, () => {
    onShown();
    visit.shown = loaded;
    // An overlay or a place of the new page, if the visitor opened it while the page was rendered.
    const here = urlOf(visit.target) === urlOf(location) ? visit.target : location;
    visit.here = here;
    visit.focused.clear();
    storeSizes(visit);
    applyHead(loaded.head, { siteName: brand.name, lang: culture.lang });
    document.documentElement.dataset['page'] = loaded.page.match.key;
    // A filtered list keeps its sheet of filters open; search results replace the search overlay.
    const isElsewhere = !isSamePath || stores.ui.hash !== here.hash.slice(1);
    overlays.show(here);
    // Overlays of the previous page would keep the focus, so close them. Overlays opened since then belong to the new page.
    if (isElsewhere) for (const dialog of openDialogs) dialog.close();
    if (document.querySelector('dialog:modal')) endFade();
    // The visitor's own move to a place in the page has scrolled there.
    if (here === location ? !isReturn && arriveAtHash(here.hash, signal) : isInPage(here.hash)) return;
    scrollTo({ top: y, behavior: 'instant' });
    if (y > 0) scroll.restoreLater(y);
    // The clicked link may have been removed together with its overlay.
    if (!here.hash && (isElsewhere || isFocusLost())) focusHeading();
  });
}
