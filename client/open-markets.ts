import type { OpenMarkets } from '../locales/open-markets.ts';
import type { ChangedRows } from '../shared/routing/add-markets.ts';
import type { Row } from '../shared/routing/route.ts';

declare global {
  interface Window {
    /** Set by the site script, which runs before all other modules. Absent where no additional market is open. */
    openMarkets?: Pick<OpenMarkets, 'cultures'> & { rows: ChangedRows };
  }
}

/**
 * Takes the place of `locales/open-markets.ts` and `shared/routing/add-markets.ts` in browsers, so that no script
 * contains a market's facts.
 */
export const openMarkets: Partial<NonNullable<Window['openMarkets']>> = window.openMarkets ?? {};

export const addMarkets = (row: Row): Row => ({ ...row, ...openMarkets.rows?.[row.key] });
