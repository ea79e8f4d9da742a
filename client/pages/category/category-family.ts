import type { Culture } from '../../../locales/index.ts';
import { fullPattern, isAvailable } from '../../../shared/routing/availability.ts';
import { findRoute, type Match } from '../../../shared/routing/match.ts';
import { type RouteKey, table } from '../../../shared/routing/table.ts';
import type { Route } from '../../../shared/routing/route.ts';

export interface Relative {
  key: RouteKey;
  href: string;
  /** The parent of the other categories. */
  isParent: boolean;
}

const rows: readonly Route<RouteKey>[] = table;

/**
 * Returns the parent category and its children for a page among them; empty for a category without children. Includes categories that no
 * menu lists.
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
