/**
 * Where a redirect leads, with the query (without its question mark) that was asked for: codes of a campaign must not be lost on the
 * way. A redirect that has a query has made it from the one that was asked.
 */
export const keepQuery = (location: string, query: string): string =>
  query === '' || location.includes('?') ? location : `${location}?${query}`;
