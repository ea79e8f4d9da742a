/** Minimum letters of a search for games or posts. */
export const searchMinimum = 2;

/** Whether a query is long enough, in code points without surrounding spaces. */
export const isSearchable = (q: string) => [...q.trim()].length >= searchMinimum;
