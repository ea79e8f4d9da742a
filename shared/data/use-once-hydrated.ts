import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that the server did not have: `first` there and in the render that takes its html over, however late that is for a part of
 * the page, and `live` right behind.
 */
export const useOnceHydrated = <T>(live: T, first: () => T): T => useSyncExternalStore(never, () => live, first);
