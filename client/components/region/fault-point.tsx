import { createContext, type ReactNode, useContext } from 'react';

/** Name of the region that must fail, for tests; the server sets it where faults are enabled. */
export const FaultContext = createContext<string | undefined>(undefined);

/** Throws while rendering when its region must fail. */
export function FaultPoint({ name, children }: { name: string; children: ReactNode }): ReactNode {
  if (useContext(FaultContext) === name) throw new Error(`[fault] The region "${name}" fails on purpose.`);
  return children;
}
