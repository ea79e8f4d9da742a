/** Minimum letters of a search for games or posts. */
export const searchMinimum = 2;

/** Whether a query is long enough, in letters without surrounding spaces: `ﬁ` has two, `e` with a combining accent one. */
export const isSearchable = (q: string) => [...q.normalize('NFKC').trim()].length >= searchMinimum;
