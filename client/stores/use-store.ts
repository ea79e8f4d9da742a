import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';
import { firstSnapshot, type StoreKey, type Stores } from './stores.ts';

export const StoresContext = createContext<Stores | undefined>(undefined);

/** The stores themselves, to change them in an event or an effect. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('[stores] useStores was called outside App; render the page through App.');
  return stores;
}

/**
 * Reads a store while rendering. While a part of the page hydrates it gets the first snapshot, the one that the server
 * rendered with, however late it hydrates; afterwards the live one. (valtio's own hook gives the live one at once, which
 * does not match in a boundary that hydrates late.)
 */
export function useStore<Key extends StoreKey>(key: Key): Snapshot<Stores[Key]> {
  const store = useStores()[key];
  return useSyncExternalStore(
    useCallback((changed: () => void) => subscribe(store, changed), [store]),
    () => snapshot(store),
    () => firstSnapshot(store),
  );
}
