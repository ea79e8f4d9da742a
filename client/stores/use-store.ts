import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';
import { firstSnapshot, type StoreKey, type Stores } from './stores.ts';

export const StoresContext = createContext<Stores | undefined>(undefined);

/** The stores themselves, for changes in events and effects. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('[stores] useStores was called outside App.');
  return stores;
}

/**
 * Selects a store, or a part of it, while rendering: a plain value, or an object that the store contains as it is. Re-renders only when
 * that value changes. Returns the server's state while a boundary hydrates, however late, and the live state afterwards. (valtio's own hook
 * returns the live state at once, which causes a mismatch in a boundary that hydrates late.)
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
