/** The page of a list that a query asks for, counted from 1. What is no such number asks for the first. */
export function pageNumber(search: URLSearchParams): number {
  const value = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}
