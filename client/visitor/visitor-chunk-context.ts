import { createContext, useContext } from 'react';
import { useOnceHydrated } from '../../shared/data/use-once-hydrated.ts';

export type VisitorChunk = typeof import('./visitor-chunk.ts');

export const VisitorChunkContext = createContext<VisitorChunk | undefined>(undefined);

/** The visitor chunk, once it has loaded. Undefined while hydrating, in sections that hydrate later too. */
export const useVisitorChunk = (): VisitorChunk | undefined =>
  useOnceHydrated(useContext(VisitorChunkContext), () => undefined);
