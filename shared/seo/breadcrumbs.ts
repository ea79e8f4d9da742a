import type { PostHead } from '../data/reduced-posts.ts';
import { menuRoutes } from '../menu/menu-codes.ts';
import { matchHref } from '../routing/href.ts';
import { findRoute, type Match } from '../routing/match.ts';
import type { RouteKey } from '../routing/table.ts';
import { type HeadInput, metaValues } from './head.ts';

/** One breadcrumb. `path` includes the culture's prefix. */
export interface Crumb {
  name: string;
  path: string;
}

/** Routes above a page, the nearest last: `/slots/megaways/` is below `/slots/`. */
function ancestorsOf(match: Match): RouteKey[] {
  const keys: RouteKey[] = [];
  for (let key = match.route.masterRoute; key; key = findRoute(key)?.masterRoute) {
    const above = findRoute(key);
    if (!above) break;
    keys.unshift(above.key);
  }
  return keys;
}

const menuCodes: ReadonlyMap<string, string> = new Map(Object.entries(menuRoutes).map(([code, key]) => [key, code]));

/** Routes without a menu entry are named by their title. */
function nameOf(input: HeadInput, key: RouteKey): string {
  const { intl, siteName } = input;
  const values = metaValues(input);
  const label = intl.lookup(`menu.${menuCodes.get(key) ?? key}`, values);
  return label ?? intl.lookup(`meta.${key}.title`, values) ?? siteName;
}

/** A post is below the tag in its path. */
const mainTag = ({ tags, tagSlug }: PostHead, path: (params: { tagSlug: string }) => string): Crumb[] =>
  tags.filter(({ slug }) => slug === tagSlug).map(({ name }) => ({ name, path: path({ tagSlug }) }));

/** Breadcrumbs from home to a page, both included. */
export function breadcrumbsOf(input: HeadInput): Crumb[] {
  const { culture, match, item, siteName } = input;
  const path = (key: RouteKey, params = {}) => matchHref(culture, { key, params });
  return [
    { name: siteName, path: path('home') },
    ...ancestorsOf(match).map((key) => ({ name: nameOf(input, key), path: path(key) })),
    ...(item?.thing?.kind === 'post' ? mainTag(item.thing.post, (params) => path('blogTag', params)) : []),
    { name: item?.name ?? nameOf(input, match.key), path: path(match.key, match.params) },
  ];
}
