import type { Params } from '../routing/pattern.ts';
import type { Route } from '../routing/route.ts';

/**
 * What analytics calls a page: its page code, or content type and key. Where the route has params, the values of this page follow:
 * `gameSlotsGame/book-of-tides`.
 */
export function viewCode({ pageCode, contentType, key, pattern }: Route, params: Params): string {
  if (pageCode !== undefined) return pageCode;
  const name = contentType + key.charAt(0).toUpperCase() + key.slice(1);
  const slugs = pattern.split('/').filter((segment) => segment.startsWith(':'));
  return [name, ...slugs.map((slug) => params[slug.slice(1)] ?? slug)].join('/');
}
