import type { CultureCode } from '../../locales/culture.ts';
import type { MarketRoute } from '../../locales/markets/market.ts';
import { openMarkets } from '../../locales/open-markets.ts';
import type { Route, Row } from './route.ts';

/** A row with the facts of one market's page. */
function addMarket(row: Row, code: CultureCode, own: MarketRoute | false | undefined): Row {
  if (own === undefined) return row;
  if (!own) return { ...row, excludedCultures: [...(row.excludedCultures ?? []), code] };
  const { cultures, patterns, cultureGameGroups, banner } = row;
  const { pattern, gameGroups, ctaLink, offer, slides } = own;
  return {
    ...row,
    ...(cultures && { cultures: [...cultures, code] }),
    ...(pattern && { patterns: { ...patterns, [code]: pattern } }),
    ...(gameGroups && { cultureGameGroups: { ...cultureGameGroups, [code]: gameGroups } }),
    ...(banner && {
      banner: {
        ...banner,
        ...(ctaLink && { cultureCtaLinks: { ...banner.cultureCtaLinks, [code]: ctaLink } }),
        ...(offer && { cultureOffers: { ...banner.cultureOffers, [code]: offer } }),
        ...(slides && { cultureSlides: { ...banner.cultureSlides, [code]: slides } }),
      },
    }),
  };
}

/** Adds the open additional markets that have its page to a row, with their differences. */
export const addMarkets = (row: Row): Row =>
  Object.entries(openMarkets.routes).reduce(
    (added, [code, routes]) => addMarket(added, code as CultureCode, routes[row.key]),
    row,
  );

/** Fields that `addMarket` changes. */
const fields = ['cultures', 'excludedCultures', 'patterns', 'cultureGameGroups', 'banner'] as const;

/** Fields of rows that the open additional markets change, by route key. */
export type ChangedRows = Readonly<Record<string, Partial<Pick<Row, (typeof fields)[number]>>>>;

/** The changed fields of a table's rows, for `client/open-markets.ts`. */
export function changedRows(table: readonly Route[]): ChangedRows {
  const keys = new Set(Object.values(openMarkets.routes).flatMap((routes) => Object.keys(routes)));
  return Object.fromEntries(
    table
      .filter(({ key }) => keys.has(key))
      .map((row) => [row.key, Object.fromEntries(fields.map((field) => [field, row[field]]))]),
  );
}
