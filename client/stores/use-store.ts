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
 * Reads a store while rendering, or a part of it: a plain value, or an object that the store has as it is. Only a change of that
 * renders again. While a part of the page hydrates it gets what the server rendered with, however late it hydrates; afterwards the live
 * state. (valtio's own hook gives the live one at once, which does not match in a boundary that hydrates late.)
 */
export function useStore<Key extends StoreKey>(key: Key): Snapshot<Stores[Key]>;
export function useStore<Key extends StoreKey, Part>(key: Key, select: (state: Snapshot<Stores[Key]>) => Part): Part;
export function useStore<Key extends StoreKey>(
  key: Key,
  select: (state: Snapshot<Stores[Key]>) => unknown = (state) => state,
): unknown {
  const store = useStores()[key];
  return useSyncExternalStore(
    useCallback((changed: () => void) => subscribe(store, changed), [store]),
    () => select(snapshot(store)),
    () => select(firstSnapshot(store)),
  );
}
