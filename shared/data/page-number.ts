import type { Route } from '../routing/route.ts';

/** The page of a list that a query asks for, counted from 1. What is no such number asks for the first. */
export function pageNumber(search: URLSearchParams): number {
  const value = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/** The same for a route, which may have no further pages. A list of what `q` finds has none where nothing is searched for. */
export function pageOfRoute({ query = [] }: Pick<Route, 'query'>, search: URLSearchParams): number {
  const hasPages = query.includes('page') && (!query.includes('q') || search.has('q'));
  return hasPages ? pageNumber(search) : 1;
}
