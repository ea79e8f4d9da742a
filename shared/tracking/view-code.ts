import { paramNames, type Params } from '../routing/pattern.ts';
import type { Route } from '../routing/route.ts';

/**
 * What analytics calls a page: its page code, or content type and key. Where the route has params, the values of this page follow:
 * `gameSlotsGame/book-of-tides`.
 */
export function viewCode({ pageCode, contentType, key, pattern }: Route, params: Params): string {
  if (pageCode !== undefined) return pageCode;
  const name = contentType + key.charAt(0).toUpperCase() + key.slice(1);
  return [name, ...paramNames(pattern).map((param) => params[param] ?? `:${param}`)].join('/');
}
