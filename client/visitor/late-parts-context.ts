import { createContext, useContext } from 'react';
import { useOnceHydrated } from '../../shared/data/use-once-hydrated.ts';

export type LateParts = typeof import('./late-parts.ts');

export const LatePartsContext = createContext<LateParts | undefined>(undefined);

/** What only the hydrated page shows, and only when its code has come: also a part of the page that hydrates later begins without. */
export const useLateParts = (): LateParts | undefined => useOnceHydrated(useContext(LatePartsContext), () => undefined);
