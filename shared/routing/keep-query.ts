/**
 * Location of a redirect with the requested query (without question mark), so that campaign codes survive. A location
 * with a query of its own already includes them.
 */
export const keepQuery = (location: string, query: string): string =>
  query === '' || location.includes('?') ? location : `${location}?${query}`;
