import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a script can answer clicks here; false on the server and in the first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
