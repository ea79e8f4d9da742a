import type { Culture, CultureCode } from '../../locales/index.ts';
import { isAvailable, patternIn } from './availability.ts';
import { matchSegments, namesOf, type Params, segmentsOf } from './pattern.ts';
import type { Route } from './route.ts';
import { type RouteKey, table } from './table.ts';

export interface Match {
  key: RouteKey;
  route: Route<RouteKey>;
  params: Params;
}

/** The table with the wide route type, for code that reads any row. */
const rows: readonly Route<RouteKey>[] = table;

/** Route of unknown paths: the first of the table. */
export const fallbackMatch: Match = { key: table[0].key, route: table[0], params: {} };

const routesByKey: ReadonlyMap<string, Route<RouteKey>> = new Map(rows.map((row) => [row.key, row]));

/** Route of a key. Undefined for an unknown key, which may come from a query parameter. */
export function findRoute(key: string): Route<RouteKey> | undefined {
  return routesByKey.get(key);
}

/** Route of a key. Keys outside the table, which types exclude, get the 404 route. */
export function routeOf(key: RouteKey): Route<RouteKey> {
  return routesByKey.get(key) ?? fallbackMatch.route;
}

/** The main section of a page: itself, or the nearest one above. */
export function mainSectionOf(route: Route): Route | undefined {
  let row: Route | undefined = route;
  while (row && !row.root) row = findRoute(row.masterRoute ?? '');
  return row;
}

/** The error page. */
export const errorMatch: Match = { key: 'page500', route: routeOf('page500'), params: {} };

/** Splits the culture's prefix off: `/en-IE/slots/` becomes `/slots/` of en-IE. The site's first culture has none. */
export function splitPrefix(path: string, cultures: readonly Culture[]): { culture: Culture; path: string } {
  const [first] = cultures;
  if (!first) throw new Error('[routing] No culture.');
  for (const culture of cultures) {
    const { routePrefix } = culture;
    if (routePrefix && (path === routePrefix || path.startsWith(`${routePrefix}/`))) {
      return { culture, path: path.slice(routePrefix.length) || '/' };
    }
  }
  return { culture: first, path };
}

/** Patterns of all routes, split once. */
const candidates = rows.flatMap((row) =>
  [...new Set([row.pattern, ...Object.values(row.patterns ?? {})])].map((pattern) => ({
    row,
    pattern,
    segments: segmentsOf(pattern),
  })),
);

/**
 * Route of a path without prefix. A literal segment beats a param even where the literal's route is unavailable in this
 * culture: `/slots/megaways/` is never a game named megaways. Other and unavailable paths get the first route.
 */
export function matchRoute(path: string, culture: CultureCode, brandId?: string): Match {
  const given = namesOf(path);
  if (!given) return fallbackMatch;
  let best: { match: Match; literals: number } | undefined;
  for (const { row, pattern, segments } of candidates) {
    const found = matchSegments(segments, given);
    if (!found || (best && best.literals >= found.literals)) continue;
    const allowed = isAvailable(row, culture, brandId) && pattern === patternIn(row, culture);
    const match = allowed ? { key: row.key, route: row, params: found.params } : fallbackMatch;
    best = { match, literals: found.literals };
  }
  return best?.match ?? fallbackMatch;
}
