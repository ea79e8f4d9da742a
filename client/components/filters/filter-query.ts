import type { CategoryFilters } from '../../../shared/data/category-query.ts';
import { toQueryString } from '../../../shared/data/resource.ts';
import type { FacetedTiles } from '../../../shared/data/reduced-games.ts';

type Narrowing = Omit<CategoryFilters, 'page' | 'sort'>;
export type FilterName = keyof Narrowing;

/** Returns the query of a category page, with its question mark; empty for the first unfiltered page. */
export function filterQuery({ page, ...filters }: CategoryFilters): string {
  return toQueryString({ ...filters, page: page > 1 ? page : undefined });
}

/** One value of a filter. */
export interface AppliedFilter {
  name: FilterName;
  value: string;
}

const names: readonly FilterName[] = ['provider', 'volatility', 'feature', 'minRtp', 'maxMinBet'];

/** Returns every applied filter in the order of the form. */
export function appliedFilters(filters: CategoryFilters): AppliedFilter[] {
  return names.flatMap((name) => [filters[name] ?? []].flat().map((value) => ({ name, value: String(value) })));
}

/**
 * Returns the filters that the service applied. It ignores codes that a non-empty list doesn't have among its facets, such as a studio
 * without games. For an empty list all of them count as applied, so that each can be removed.
 */
export function effectiveFilters(filters: CategoryFilters, { facets, total }: FacetedTiles): CategoryFilters {
  if (!facets || total === 0) return filters;
  const { provider, volatility, feature } = facets;
  const known = (values: readonly { code: string }[] | undefined) => (requested: string) =>
    !values || values.some(({ code }) => code === requested);
  return {
    ...filters,
    provider: filters.provider.filter(known(provider)),
    volatility: filters.volatility.filter(known(volatility)),
    feature: filters.feature.filter(known(feature)),
  };
}

/** Returns the filters without one value, on the first page. */
export function withoutFilter(filters: CategoryFilters, { name, value }: AppliedFilter): CategoryFilters {
  const current = filters[name];
  const left = Array.isArray(current) ? current.filter((other) => other !== value) : undefined;
  return { ...filters, page: 1, [name]: left };
}

/** Returns the filters with all values removed; keeps the sort order. */
export function withoutFilters({ sort }: CategoryFilters): CategoryFilters {
  return { page: 1, sort, provider: [], volatility: [], feature: [], minRtp: undefined, maxMinBet: undefined };
}

/**
 * Returns a form's query, with its question mark, without empty fields. Keeps parameters of `shown` for which the form has no field, until
 * a field sets them.
 */
export function formQuery(form: HTMLFormElement, shown = ''): string {
  const requested = new FormData(form);
  const query = new URLSearchParams();
  for (const [name, value] of requested) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  const fields = [...form.elements].filter((each) => each instanceof HTMLInputElement);
  for (const [name, value] of new URLSearchParams(shown)) {
    const isReplaced = requested.has(name) && !fields.some((each) => each.name === name && each.type === 'checkbox');
    const hasField = fields.some((each) => each.name === name && each.value === value);
    if (!isReplaced && !hasField) query.append(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
