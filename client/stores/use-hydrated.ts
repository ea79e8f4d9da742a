import { useOnceHydrated } from '../../shared/data/use-once-hydrated.ts';

/** Whether a script can answer clicks here; false on the server and in the first render. */
export const useHydrated = (): boolean => useOnceHydrated(true, () => false);
