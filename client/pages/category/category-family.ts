import type { Culture } from '../../../locales/index.ts';
import { fullPattern, isAvailable } from '../../../shared/routing/availability.ts';
import { findRoute, type Match } from '../../../shared/routing/match.ts';
import { type RouteKey, table } from '../../../shared/routing/table.ts';
import type { Route } from '../../../shared/routing/route.ts';

export interface Relative {
  key: RouteKey;
  href: string;
  /** The category that the others are part of. */
  isParent: boolean;
}

const rows: readonly Route<RouteKey>[] = table;

/**
 * The category above and the ones below it, for a page that is one of them; empty for a category without parts. In a page also
 * those are linked that no menu names.
 */
export function categoryFamily(
  { key, route }: Pick<Match, 'key' | 'route'>,
  culture: Culture,
  brandId: string,
): Relative[] {
  const parent = findRoute(route.masterRoute ?? key);
  const isHere = (row: Route<RouteKey>) =>
    row.contentType === 'category' && !row.system && isAvailable(row, culture.code, brandId);
  const parts = rows.filter((row) => row.masterRoute === parent?.key && isHere(row));
  if (!parent || parts.length === 0) return [];
  return [parent, ...parts].map((row) => ({
    key: row.key,
    href: fullPattern(row, culture),
    isParent: row === parent,
  }));
}
