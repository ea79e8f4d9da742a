import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that the server lacks: `first` on the server and in the hydrating render, however late that is for a section,
 * and `live` afterwards.
 */
export const useOnceHydrated = <T>(live: T, first: () => T): T => useSyncExternalStore(never, () => live, first);
