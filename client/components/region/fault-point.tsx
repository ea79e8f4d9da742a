import { createContext, type ReactNode, useContext } from 'react';

/** Name of the region that shall fail, for tests of what happens then; the server sets it where faults are on. */
export const FaultContext = createContext<string | undefined>(undefined);

/** Throws while rendering when its region is the one that shall fail. */
export function FaultPoint({ name, children }: { name: string; children: ReactNode }): ReactNode {
  if (useContext(FaultContext) === name) throw new Error(`[fault] The region "${name}" was told to fail.`);
  return children;
}
