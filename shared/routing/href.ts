import type { Culture } from '../../locales/index.ts';
import { fullPattern } from './availability.ts';
import { routeOf } from './match.ts';
import { fillPattern, type Params, type ParamsOf } from './pattern.ts';
import type { RouteKey, RowOf } from './table.ts';

export type RouteParams<Key extends RouteKey> = ParamsOf<RowOf<Key>['pattern']>;

/** The path of a route in a culture, prefix included. Params are those of the route's pattern; leaving one out does not compile. */
export function href<Key extends RouteKey>(culture: Culture, key: Key, params: RouteParams<Key>): string {
  return fillPattern(fullPattern(routeOf(key), culture), params);
}

/** The path of a match: its params came from a path of the same pattern. */
export function matchHref(culture: Culture, { key, params }: { key: RouteKey; params: Params }): string {
  return fillPattern(fullPattern(routeOf(key), culture), params);
}

/** A path that a service gave (without prefix) as this culture's own. */
export function localHref(culture: Culture, path: string): string {
  return culture.routePrefix + path;
}
