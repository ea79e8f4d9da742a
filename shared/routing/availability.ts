import type { Culture, CultureCode } from '../../locales/index.ts';
import type { Availability, Route } from './route.ts';

/** Whether a culture serves the route by URL. */
export function isAvailable(route: Availability, culture: CultureCode, brandId?: string): boolean {
  if (brandId !== undefined && route.domains && !route.domains.includes(brandId)) return false;
  const only = route.implicitCultures ?? route.cultures;
  if (only && !only.includes(culture)) return false;
  return !route.excludedCultures?.includes(culture);
}

/** Whether menus and alternate links of a culture may contain the route. */
export function isListed(route: Availability & { system?: boolean }, culture: CultureCode, brandId?: string): boolean {
  return !route.system && !route.implicitCultures && isAvailable(route, culture, brandId);
}

/** The pattern in a culture's own words, without prefix. */
export function patternIn(route: Pick<Route, 'pattern' | 'patterns'>, culture: CultureCode): string {
  return route.patterns?.[culture] ?? route.pattern;
}

/** The pattern with the culture's prefix, as in URLs. */
export function fullPattern(route: Pick<Route, 'pattern' | 'patterns'>, culture: Culture): string {
  return culture.routePrefix + patternIn(route, culture.code);
}

/** The game groups that a route lists in a culture. */
export function gameGroupsIn(
  route: Pick<Route, 'gameGroups' | 'cultureGameGroups'>,
  culture: CultureCode,
): readonly string[] {
  return route.cultureGameGroups?.[culture] ?? route.gameGroups ?? [];
}
