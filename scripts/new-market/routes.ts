import { type CultureCode, cultures } from '../../locales/index.ts';
import type { MarketRoute, MarketRoutes } from '../../locales/markets/market.ts';
import { isAvailable, patternIn } from '../../shared/routing/availability.ts';
import { matchRoute } from '../../shared/routing/match.ts';
import type { Route } from '../../shared/routing/route.ts';
import { table } from '../../shared/routing/table.ts';

/** Whether a market without facts of its own has the route. */
const isForAll = ({ cultures: only, implicitCultures }: Route) => !only && !implicitCultures;

/** Target of a banner that exists in a market without contents: items have slugs of their own, so help takes their place. */
function linkOf(banner: Route['banner'], from: CultureCode): string | undefined {
  const link = banner?.cultureCtaLinks?.[from] ?? banner?.ctaLink;
  if (link === undefined) return undefined;
  const { route, params } = matchRoute(link, from);
  return route.status !== 404 && Object.keys(params).length === 0 ? link : '/help/';
}

/**
 * The pages of a new market, as far as they differ from the table: those of the market it starts from. Paths in that
 * market's words are copied only where both speak the same language.
 */
export function marketRoutes(from: CultureCode, isSameLanguage: boolean): MarketRoutes {
  const rows: readonly Route[] = table;
  const entries = rows.flatMap((row): [string, MarketRoute | false][] => {
    const has = isAvailable(row, from) && !row.implicitCultures;
    if (!has) return isForAll(row) ? [[row.key, false]] : [];
    const pattern = patternIn(row, from);
    const gameGroups = row.cultureGameGroups?.[from];
    const ctaLink = isSameLanguage
      ? (row.banner?.cultureCtaLinks?.[from] ?? row.banner?.ctaLink)
      : linkOf(row.banner, from);
    const own: MarketRoute = {
      ...(isSameLanguage && pattern !== row.pattern && { pattern }),
      ...(gameGroups && { gameGroups }),
      ...(ctaLink !== undefined && ctaLink !== row.banner?.ctaLink && { ctaLink }),
    };
    return isForAll(row) && Object.keys(own).length === 0 ? [] : [[row.key, own]];
  });
  return Object.fromEntries(entries);
}

/** Path of each page of a new market by the key of its route. */
export function marketPages(from: CultureCode, isSameLanguage: boolean): Readonly<Record<string, string>> {
  const rows: readonly Route[] = table;
  return Object.fromEntries(
    rows
      .filter((row) => isAvailable(row, from) && !row.implicitCultures)
      .map((row) => [row.key, isSameLanguage ? patternIn(row, from) : row.pattern]),
  );
}

/** Whether two locales are written in one language. */
export const speaksAs = (locale: string, from: CultureCode): boolean =>
  locale.split('-')[0] === cultures[from].lang.split('-')[0];
