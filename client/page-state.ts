import type { Alternates } from '../shared/contract/basics.ts';
import type { Params } from '../shared/routing/pattern.ts';
import type { RouteKey } from '../shared/routing/table.ts';

/** Id of the JSON block with the page's state. */
export const pageStateId = 'page';

/** State that the server passes to the browser besides data. Contains nothing personal, so the page can be shared. */
export interface PageState {
  /** URL of the module whose default export is the `Site`. */
  siteUrl: string;
  /** The rendered route. For a 404 or a forced route the URL alone doesn't determine it. */
  match: { key: RouteKey; params: Params };
  path: string;
  search: string;
  /** Id of the request, on error pages only. */
  requestId?: string;
  /** Paths of the page's item in other cultures. */
  alternates?: Alternates;
  /** The time the page was rendered for, in epoch milliseconds, rounded to the hour. */
  now: number;
  /** `?dem=` set that time, which holds for the whole visit. */
  isEmulated?: boolean;
}
