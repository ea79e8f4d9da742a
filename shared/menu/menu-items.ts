import type { Culture } from '../../locales/index.ts';
import { fullPattern, isListed } from '../routing/availability.ts';
import { findRoute, type Match, mainSectionOf } from '../routing/match.ts';
import { footerGroups, type MenuCode, type MenuGroup, menuRoutes } from './menu-codes.ts';

export interface MenuItem {
  code: MenuCode;
  /** Path with the culture's prefix. */
  href: string;
}

/** Menu entries whose route exists and is listed in the culture (and brand), in the given order. */
export function menuItems(codes: readonly MenuCode[], culture: Culture, brandId?: string): MenuItem[] {
  return codes.flatMap((code) => {
    const route = findRoute(menuRoutes[code]);
    return route && isListed(route, culture.code, brandId) ? [{ code, href: fullPattern(route, culture) }] : [];
  });
}

/** The footer's columns, without empty ones. */
export function menuGroups(culture: Culture, brandId?: string): { group: MenuGroup; items: MenuItem[] }[] {
  return Object.entries(footerGroups)
    .map(([group, codes]) => ({ group: group as MenuGroup, items: menuItems(codes, culture, brandId) }))
    .filter(({ items }) => items.length > 0);
}

/** `page` on the code's own page, `true` on pages of its section. */
export function currentIn({ key, route }: Match, code: MenuCode): 'page' | true | undefined {
  if (menuRoutes[code] === key) return 'page';
  return menuRoutes[code] === mainSectionOf(route)?.key || undefined;
}
