import type { CultureCode } from '../../../locales/index.ts';
import { contentPage } from '../../../shared/data/cms.ts';
import { faq } from '../../../shared/data/feeds.ts';
import type { Resource } from '../../../shared/data/resource.ts';
import { listedFeatures, listedGames, listedPosts, listedPromotions } from '../../../shared/data/site-map.ts';
import { alternatesOf } from '../../../shared/routing/alternates.ts';
import { isAvailable } from '../../../shared/routing/availability.ts';
import { matchHref } from '../../../shared/routing/href.ts';
import type { ContentType, Route } from '../../../shared/routing/route.ts';
import { type RouteKey, table } from '../../../shared/routing/table.ts';
import { readResource, type List, type Site } from './list.ts';
import type { Entry } from './xml.ts';

type Dated = (culture: CultureCode, key: RouteKey) => Resource<{ updatedAt?: string | undefined }>;

const games: Dated = (culture) => listedGames(culture, 0, 1);

/** Source of the modification time by page type. Other types have none. */
const dates: Readonly<Partial<Record<ContentType, Dated>>> = {
  home: games,
  category: games,
  content: contentPage,
  help: faq,
  promotions: (culture) => listedPromotions(culture, 0, 1),
  features: (culture) => listedFeatures(culture, 0, 1),
  blog: (culture) => listedPosts(culture, 0, 1),
};

/** Every route with one URL that may be indexed. */
const rows: readonly Route<RouteKey>[] = table.filter((row: Route<RouteKey>) => {
  const { system, excludeFromSiteMap, pattern } = row;
  return !system && !excludeFromSiteMap && !pattern.includes(':');
});

export const pageKeys: readonly RouteKey[] = rows.map(({ key }) => key);

/** Static pages of the route table. They exist in any case, so only their modification times are fetched. */
export function pagesOf(keys: readonly RouteKey[]): List {
  const rowsIn = ({ culture, brandConfig }: Site) =>
    rows.filter((row) => keys.includes(row.key) && isAvailable(row, culture.code, brandConfig.brand.id));
  return {
    measure: async (site) => ({ total: rowsIn(site).length }),
    async read(site, offset, limit) {
      const all = rowsIn(site);
      const entries = await Promise.all(all.slice(offset, offset + limit).map((row) => pageEntry(site, row)));
      return { entries, total: all.length, taken: limit };
    },
  };
}

async function pageEntry(site: Site, route: Route<RouteKey>): Promise<Entry> {
  const { culture, originOf } = site;
  const match = { key: route.key, route, params: {} };
  const dated = dates[route.contentType]?.(culture.code, route.key);
  const result = dated && (await readResource(site, dated));
  const updatedAt = result?.state === 'found' ? result.data.updatedAt : undefined;
  return { path: matchHref(culture, match), updatedAt, alternates: alternatesOf(match, culture.code, originOf) };
}
