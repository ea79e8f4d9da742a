import type { CategoryFilters } from '../../../shared/data/category-query.ts';
import { toQueryString } from '../../../shared/data/resource.ts';
import type { FacetedTiles } from '../../../shared/data/shown-games.ts';

type Narrowing = Omit<CategoryFilters, 'page' | 'sort'>;
export type FilterName = keyof Narrowing;

/** Query of a category's page, with its question mark; the first page of everything has none. */
export function filterQuery({ page, ...filters }: CategoryFilters): string {
  return toQueryString({ ...filters, page: page > 1 ? page : undefined });
}

/** One choice that narrows the list. */
export interface AppliedFilter {
  name: FilterName;
  value: string;
}

const names: readonly FilterName[] = ['provider', 'volatility', 'feature', 'minRtp', 'maxMinBet'];

/** Every choice that was made, in the order of the form. */
export function appliedFilters(filters: CategoryFilters): AppliedFilter[] {
  return names.flatMap((name) => [filters[name] ?? []].flat().map((value) => ({ name, value: String(value) })));
}

/**
 * What narrows the list: a code that a list with games does not name among its own, of a maker who has left or who never was, does not. An
 * empty list cannot tell, so that each choice can be undone.
 */
export function heededFilters(filters: CategoryFilters, { facets, total }: FacetedTiles): CategoryFilters {
  if (!facets || total === 0) return filters;
  const { provider, volatility, feature } = facets;
  const known = (values: readonly { code: string }[]) => (asked: string) => values.some(({ code }) => code === asked);
  return {
    ...filters,
    provider: filters.provider.filter(known(provider)),
    volatility: filters.volatility.filter(known(volatility)),
    feature: filters.feature.filter(known(feature)),
  };
}

/** The same page without one choice, from its beginning. */
export function withoutFilter(filters: CategoryFilters, { name, value }: AppliedFilter): CategoryFilters {
  const current = filters[name];
  const left = Array.isArray(current) ? current.filter((other) => other !== value) : undefined;
  return { ...filters, page: 1, [name]: left };
}

/** Every choice undone; the order stays. */
export function withoutFilters({ sort }: CategoryFilters): CategoryFilters {
  return { page: 1, sort, provider: [], volatility: [], feature: [], minRtp: undefined, maxMinBet: undefined };
}

/**
 * What a form asks for, with its question mark: empty fields are no part of an address. What the address `shown` asks for and the form
 * has no field for goes on, until a field asks for something else in its place.
 */
export function formQuery(form: HTMLFormElement, shown = ''): string {
  const asked = new FormData(form);
  const query = new URLSearchParams();
  for (const [name, value] of asked) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  const fields = [...form.elements].filter((each) => each instanceof HTMLInputElement);
  for (const [name, value] of new URLSearchParams(shown)) {
    const isReplaced = asked.has(name) && !fields.some((each) => each.name === name && each.type === 'checkbox');
    const hasField = fields.some((each) => each.name === name && each.value === value);
    if (!isReplaced && !hasField) query.append(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
