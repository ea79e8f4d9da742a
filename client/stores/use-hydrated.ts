import { useOnceHydrated } from '../../shared/data/use-once-hydrated.ts';

/** Whether scripts handle clicks; false on the server and in the first render. */
export const useHydrated = (): boolean => useOnceHydrated(true, () => false);
