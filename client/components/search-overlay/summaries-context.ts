import { createContext, useContext } from 'react';

/** Short texts about games by id, for the rows of the search. */
export const SummariesContext = createContext<ReadonlyMap<string, string>>(new Map());

export const useSummary = (id: string): string | undefined => useContext(SummariesContext).get(id);
