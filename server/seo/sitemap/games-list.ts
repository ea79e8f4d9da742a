import type { SiteMapEntry } from '../../../shared/contract/games.ts';
import { listedGames } from '../../../shared/data/site-map.ts';
import { alternatesOf } from '../../../shared/routing/alternates.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { fallbackMatch, matchRoute } from '../../../shared/routing/match.ts';
import { type List, need, type Site } from './list.ts';
import type { Entry } from './xml.ts';

/** The service knows all that a sitemap tells of a game: these alone are not asked for one by one. */
export const games: List = {
  async measure(site) {
    const { total, updatedAt } = await need(site, listedGames(site.culture.code, 0, 1));
    return { total, updatedAt };
  },
  async read(site, offset, limit) {
    const page = await need(site, listedGames(site.culture.code, offset, limit));
    // A service may give fewer at a time than it was asked for.
    return { entries: page.items.flatMap((game) => gameEntry(site, game)), total: page.total, taken: page.limit };
  },
};

/** A page that the culture does not have would be a 404. */
function gameEntry({ culture, runtime, originOf }: Site, { path, updatedAt, alternates }: SiteMapEntry): Entry[] {
  const match = matchRoute(path, culture.code, runtime.brand.id);
  if (match === fallbackMatch || match.route.excludeFromSiteMap) return [];
  return [
    { path: localHref(culture, path), updatedAt, alternates: alternatesOf(match, culture.code, originOf, alternates) },
  ];
}
