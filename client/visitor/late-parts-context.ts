import { createContext, useContext } from 'react';

export type LateParts = typeof import('./late-parts.ts');

export const LatePartsContext = createContext<LateParts | undefined>(undefined);

/** What only the hydrated page shows, and only when its code has come: nothing on the server and in the first render. */
export const useLateParts = (): LateParts | undefined => useContext(LatePartsContext);
