import type { Alternates } from '../contract/basics.ts';
import { type Culture, type CultureCode, cultures, defaultCulture } from '../../locales/index.ts';
import { isListed } from './availability.ts';
import { localHref, matchHref } from './href.ts';
import { type Match, matchRoute } from './match.ts';

export interface Alternate {
  hreflang: string;
  href: string;
}

/** Public origin of the brand that serves a culture. */
export type OriginOf = (culture: CultureCode) => string | undefined;

/**
 * URL of the same page in a culture. Undefined where it has none. A page with params exists in its `own` culture, and
 * elsewhere only where `items` (the item's paths by culture) lists a valid path. An item may have another route there,
 * such as a game in another group. Params that are equal everywhere need no `items`.
 */
function alternateIn(
  culture: Culture,
  match: Match,
  own: CultureCode,
  originOf: OriginOf,
  items?: Alternates,
): string | undefined {
  const { route } = match;
  const origin = originOf(culture.code);
  if (!origin) return undefined;
  const hasParams = !route.sameParams && Object.keys(match.params).length > 0;
  const path = items?.[culture.code];
  if (!hasParams || (culture.code === own && path === undefined)) {
    return isListed(route, culture.code) ? origin + matchHref(culture, match) : undefined;
  }
  const isThere = path !== undefined && isListed(matchRoute(path, culture.code).route, culture.code);
  return isThere ? origin + localHref(culture, path) : undefined;
}

/**
 * The page in all cultures that have it, itself included, each on its own origin and path. A single culture has no
 * alternates. The default culture appears twice, the second time as x-default.
 */
export function alternatesOf(match: Match, own: CultureCode, originOf: OriginOf, items?: Alternates): Alternate[] {
  const found = Object.values(cultures).flatMap((culture) => {
    const url = alternateIn(culture, match, own, originOf, items);
    return url === undefined ? [] : [{ culture, href: url }];
  });
  if (found.length < 2) return [];
  return found.flatMap(({ culture, href: url }) => {
    const alternate = { hreflang: culture.lang, href: url };
    return culture.code === defaultCulture ? [alternate, { hreflang: 'x-default', href: url }] : [alternate];
  });
}

/**
 * URL at which a visitor of this page continues in a culture: the page itself in its `own`, its alternate elsewhere,
 * otherwise the home page. Undefined where no brand serves the culture.
 */
export function pageIn(
  culture: Culture,
  match: Match,
  own: CultureCode,
  originOf: OriginOf,
  items?: Alternates,
): string | undefined {
  const origin = originOf(culture.code);
  if (!origin) return undefined;
  if (culture.code === own && !match.route.system) return origin + matchHref(culture, match);
  return alternateIn(culture, match, own, originOf, items) ?? origin + culture.route;
}
