import type { Route } from '../routing/route.ts';

/** The requested page of a list, counted from 1. Other values mean the first page. */
export function pageNumber(search: URLSearchParams): number {
  const value = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/** The requested page for a route, which may have only one. A list of search results has one page without a search. */
export function pageOfRoute({ query = [] }: Pick<Route, 'query'>, search: URLSearchParams): number {
  const hasPages = query.includes('page') && (!query.includes('q') || search.has('q'));
  return hasPages ? pageNumber(search) : 1;
}
