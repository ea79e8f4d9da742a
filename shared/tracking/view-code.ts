import { paramNames, type Params } from '../routing/pattern.ts';
import type { Route } from '../routing/route.ts';

/**
 * Name of a page in analytics: its page code, or content type and key. Values of route params follow:
 * `gameSlotsGame/book-of-tides`.
 */
export function viewCode({ pageCode, contentType, key, pattern }: Route, params: Params): string {
  if (pageCode !== undefined) return pageCode;
  const name = contentType + key.charAt(0).toUpperCase() + key.slice(1);
  return [name, ...paramNames(pattern).map((param) => params[param] ?? `:${param}`)].join('/');
}
