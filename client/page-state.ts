import type { Params } from '../shared/routing/pattern.ts';
import type { RouteKey } from '../shared/routing/table.ts';

/** Id of the block of JSON from which the browser takes up the page. */
export const pageStateId = 'page';

/** What the server tells the browser besides data: nothing personal, so that the page can be shared. */
export interface PageState {
  /** Url of the module whose default export is the `Site`. */
  site: string;
  /** The route that was rendered, which the url alone does not say of a 404 or a forced route. */
  match: { key: RouteKey; params: Params };
  path: string;
  search: string;
  /** Epoch milliseconds, by the hour, by which the page was rendered. */
  now: number;
  /** That time was asked for by `?dem=` and holds for the whole visit. */
  isEmulated?: boolean;
}
