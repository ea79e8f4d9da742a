import type { Culture } from '../../locales/index.ts';
import { fullPattern, isAvailable } from './availability.ts';
import type { Route } from './route.ts';
import { table } from './table.ts';

const rows: readonly Route[] = table;

/** The page that lists a group of games whole, prefix included; undefined where the culture has none. */
export function groupHref(culture: Culture, group: string): string | undefined {
  const row = rows.find((route) => route.gameGroupLink === group && isAvailable(route, culture.code));
  return row && fullPattern(row, culture);
}
