import type { CultureCode } from '../../../locales/index.ts';
import { isAvailable, patternIn } from '../../../shared/routing/availability.ts';
import { findRoute } from '../../../shared/routing/match.ts';
import { fillPattern, paramNames, type Params } from '../../../shared/routing/pattern.ts';

/** Whether a culture has a page, by its key. */
export function hasPage(culture: CultureCode, key: string): boolean {
  const route = findRoute(key);
  return route !== undefined && isAvailable(route, culture);
}

/** The path of a page in a culture, without locale prefix; undefined when the culture lacks it or a param is not given. */
export function pagePath(culture: CultureCode, key: string, params: Params = {}): string | undefined {
  const route = findRoute(key);
  if (!route || !isAvailable(route, culture)) return undefined;
  const pattern = patternIn(route, culture);
  const wanted = paramNames(pattern);
  return wanted.every((name) => params[name] !== undefined) ? fillPattern(pattern, params) : undefined;
}
