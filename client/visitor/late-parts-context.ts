import { createContext, useContext } from 'react';
import { useOnceHydrated } from '../../shared/data/use-once-hydrated.ts';

export type LateParts = typeof import('./late-parts.ts');

export const LatePartsContext = createContext<LateParts | undefined>(undefined);

/** Elements that only the hydrated page shows, after their code has loaded. Sections that hydrate later also begin without them. */
export const useLateParts = (): LateParts | undefined => useOnceHydrated(useContext(LatePartsContext), () => undefined);
