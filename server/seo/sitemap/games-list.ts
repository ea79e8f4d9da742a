import type { SiteMapEntry } from '../../../shared/contract/games.ts';
import { listedGames } from '../../../shared/data/site-map.ts';
import { alternatesOf } from '../../../shared/routing/alternates.ts';
import { canonicalItemPath } from '../../../shared/routing/canonical.ts';
import { matchHref } from '../../../shared/routing/href.ts';
import { matchRoute } from '../../../shared/routing/match.ts';
import { type List, need, type Site, totalOf } from './list.ts';
import type { Entry } from './xml.ts';

/** The games list contains all that a sitemap needs, so games are not fetched one by one. */
export const games: List = {
  async measure(site) {
    const page = await need(site, listedGames(site.culture.code, 0, 1));
    return { total: totalOf(page, 0, 1), updatedAt: page.updatedAt };
  },
  async read(site, offset, limit) {
    const page = await need(site, listedGames(site.culture.code, offset, limit));
    // A service may return fewer items than requested.
    return {
      entries: page.items.flatMap((game) => gameEntry(site, game)),
      total: totalOf(page, offset, limit),
      taken: page.limit ?? limit,
    };
  },
};

/** Skips games whose path is not a game page of the culture: it would be a 404, or another page that has its own list. */
function gameEntry(
  { culture, brandConfig, originOf }: Site,
  { path: listed, updatedAt, alternates }: SiteMapEntry,
): Entry[] {
  const path = canonicalItemPath(listed);
  const match = matchRoute(path, culture.code, brandConfig.brand.id);
  if (match.route.contentType !== 'game' || match.route.excludeFromSiteMap) return [];
  return [
    { path: matchHref(culture, match), updatedAt, alternates: alternatesOf(match, culture.code, originOf, alternates) },
  ];
}
