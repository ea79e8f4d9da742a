import { hash } from 'node:crypto';
import type { Site } from '../../client/site-context.ts';
import { openMarkets } from '../../locales/open-markets.ts';
import { changedRows } from '../../shared/routing/add-markets.ts';
import { table } from '../../shared/routing/table.ts';

/** A module generated at the start and served beside the built ones. */
export interface MadeScript {
  /** `/assets/name.hash.js`: the URL changes with the content. */
  readonly url: string;
  readonly code: string;
}

/** Hands the facts of open additional markets to `client/open-markets.ts`. */
function marketsScript(): string {
  const { cultures } = openMarkets;
  if (Object.keys(cultures).length === 0) return '';
  return `window.openMarkets=${JSON.stringify({ cultures, rows: changedRows(table) })};`;
}

/** A module that exports a site's data and hands over the open markets. */
export const siteModule = (site: Site): string => `${marketsScript()}export default ${JSON.stringify(site)}`;

const made = new WeakMap<Site, MadeScript>();

/**
 * Data that all pages of a site in one culture share, as the default export of a module. It is downloaded once per
 * visit instead of with each page, of which it would be a twentieth. It runs before all other modules.
 */
export function siteScript(site: Site): MadeScript {
  const known = made.get(site);
  if (known) return known;
  const code = siteModule(site);
  const script = { url: `/assets/site.${hash('sha256', code, 'hex').slice(0, 12)}.js`, code };
  made.set(site, script);
  return script;
}
