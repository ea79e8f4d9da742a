import type { BrowserHistory, Location } from 'history';
import type { Stores } from '../stores/stores.ts';
import { allViewSizes, mergeViewSizes } from '../stores/view-sizes.ts';
import { readEntrySizes, writeEntrySizes } from './entry-sizes.ts';
import type { createHashOverlays } from './hash-overlays.ts';
import type { Place } from './history-entries.ts';
import type { PageLoader, PreparedPage } from './prepare-page.ts';
import type { createScrollPositions } from './scroll-positions.ts';

/** The state of the visit, and what the modules that change it share. */
export interface VisitContext {
  loader: PageLoader;
  stores: Stores;
  history: BrowserHistory;
  overlays: ReturnType<typeof createHashOverlays>;
  scroll: ReturnType<typeof createScrollPositions>;
  /** The page shown. */
  shown: PreparedPage;
  /** The location of the page shown. */
  here: Location;
  /** The location last passed to `show`; it may not be rendered yet. */
  target: Location;
  /** Focused element of each entry of this page, by key, when the visit went on to another entry of the page. */
  focused: Map<string, Element | null>;
}

export const scrollGroupOf = ({ page }: PreparedPage): string | undefined => page.match.route.scrollGroup;

/** A place's path without the culture's prefix. */
export const pathOf = ({ loader }: VisitContext, { pathname }: Place): string =>
  pathname.slice(loader.site.culture.routePrefix.length) || '/';

/** Stores list sizes in the page's history entry, so that another document can restore them. */
export function storeSizes(visit: VisitContext): void {
  const { history, here, stores } = visit;
  if (history.location.key === here.key) writeEntrySizes(pathOf(visit, here), allViewSizes(stores.ui));
}

export function restoreSizes({ ui }: Stores): void {
  ui.restoredViewSize = mergeViewSizes(ui.restoredViewSize, readEntrySizes());
}
