import type { Culture } from '../../locales/index.ts';
import { fullPattern } from './availability.ts';
import { routeOf } from './match.ts';
import { fillPattern, type Params, type ParamsOf } from './pattern.ts';
import type { RouteKey, RowOf } from './table.ts';

export type RouteParams<Key extends RouteKey> = ParamsOf<RowOf<Key>['pattern']>;

/**
 * Path of a route in a culture, with its prefix. Params are typed by the route's pattern, so that a missing one does
 * not compile.
 */
export function href<Key extends RouteKey>(culture: Culture, key: Key, params: RouteParams<Key>): string {
  return fillPattern(fullPattern(routeOf(key), culture), params);
}

/** Path of a match, whose params fit its pattern. */
export function matchHref(culture: Culture, { key, params }: { key: RouteKey; params: Params }): string {
  return fillPattern(fullPattern(routeOf(key), culture), params);
}

/** A service's path (without prefix) in this culture. */
export function localHref(culture: Culture, path: string): string {
  return culture.routePrefix + path;
}
