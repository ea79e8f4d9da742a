import type { Alternates } from '../contract/basics.ts';
import { type Culture, type CultureCode, cultures, defaultCulture } from '../../locales/index.ts';
import { isListed } from './availability.ts';
import { localHref, matchHref } from './href.ts';
import { type Match, matchRoute } from './match.ts';

export interface Alternate {
  hreflang: string;
  href: string;
}

/** Where a culture's pages live: its brand's public origin. */
export type OriginOf = (culture: CultureCode) => string | undefined;

/**
 * The same page in the other cultures, itself included, each on its own origin and by its own path. A page with params exists in its
 * `own` culture, and otherwise only where `items` (the item's paths by culture) says so, and where its path there is one: an item may lie
 * under another route, such as a game that belongs to another group. Params that are the same everywhere need nobody to say so. One culture alone has no alternates; the default culture is given
 * twice, the second time as x-default.
 */
export function alternatesOf(match: Match, own: CultureCode, originOf: OriginOf, items?: Alternates): Alternate[] {
  const { route } = match;
  const hasParams = !route.sameParams && Object.keys(match.params).length > 0;
  const found = Object.values(cultures).flatMap((culture): { culture: Culture; href: string }[] => {
    const origin = originOf(culture.code);
    if (!origin) return [];
    const path = items?.[culture.code];
    if (!hasParams || (culture.code === own && path === undefined)) {
      return isListed(route, culture.code) ? [{ culture, href: origin + matchHref(culture, match) }] : [];
    }
    const isThere = path !== undefined && isListed(matchRoute(path, culture.code).route, culture.code);
    return isThere ? [{ culture, href: origin + localHref(culture, path) }] : [];
  });
  if (found.length < 2) return [];
  return found.flatMap(({ culture, href: url }) => {
    const alternate = { hreflang: culture.lang, href: url };
    return culture.code === defaultCulture ? [alternate, { hreflang: 'x-default', href: url }] : [alternate];
  });
}
