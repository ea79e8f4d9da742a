import { type Volatility, volatilityCodes } from '../contract/codes.ts';
import { pageNumber } from './page-number.ts';
import { toQueryString } from './resource.ts';

export const sortCodes = ['popular', 'newest', 'name', 'rtp'] as const;
export type SortCode = (typeof sortCodes)[number];

/** Filters of a category, as query parameters named as in the contract. */
export interface CategoryFilters {
  /** Counts from 1. */
  page: number;
  provider: string[];
  volatility: Volatility[];
  feature: string[];
  minRtp: number | undefined;
  /** Minor units of the culture's currency. */
  maxMinBet: number | undefined;
  sort: SortCode | undefined;
}

const code = /^[\w-]{1,64}$/;
/** Maximum codes of one filter. No list offers as many, and a service may reject longer queries. */
const mostCodes = 100;
const isOneOf =
  <Code extends string>(codes: readonly Code[]) =>
  (value: string): value is Code =>
    (codes as readonly string[]).includes(value);

/** Parses the query. Invalid values are dropped. */
export function parseCategoryQuery(search: URLSearchParams): CategoryFilters {
  const all = (name: string) => [...new Set(search.getAll(name))].sort();
  const codes = (name: string) =>
    all(name)
      .filter((value) => code.test(value))
      .slice(0, mostCodes);
  const number = (name: string, pattern: RegExp) => {
    const value = search.get(name) ?? '';
    return pattern.test(value) ? Number(value) : undefined;
  };
  return {
    page: pageNumber(search),
    provider: codes('provider'),
    volatility: all('volatility').filter(isOneOf(volatilityCodes)),
    feature: codes('feature'),
    minRtp: number('minRtp', /^\d{2}(\.\d)?$/),
    maxMinBet: number('maxMinBet', /^\d{1,6}$/),
    sort: [search.get('sort') ?? ''].find(isOneOf(sortCodes)),
  };
}

/** The normalised query in fixed order, so that dropped and default values don't create another page. */
export function normalCategoryQuery(search: URLSearchParams): URLSearchParams {
  const { page, ...filters } = parseCategoryQuery(search);
  return new URLSearchParams(toQueryString({ page: page > 1 ? page : undefined, ...filters }));
}

/** Whether anything but the page number is set. Such pages are not indexed. */
export function isFiltered({ page: _, ...rest }: CategoryFilters): boolean {
  return Object.values(rest).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined));
}
