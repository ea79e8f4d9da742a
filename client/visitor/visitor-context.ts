import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';
import type { VisitorStores } from '../stores/visitor-stores.ts';
import type { VisitorHost } from './create-visitor.ts';

export const VisitorContext = createContext<VisitorHost | undefined>(undefined);

export function useVisitor(): VisitorHost {
  const visitor = useContext(VisitorContext);
  if (!visitor) throw new Error('[visitor] useVisitor was called outside App.');
  return visitor;
}

/** Reads one of the visitor's stores during render, in browsers only. */
export function useVisitorStore<Key extends keyof VisitorStores>(key: Key): Snapshot<VisitorStores[Key]> {
  const store = useVisitor().own[key];
  return useSyncExternalStore(
    useCallback((changed: () => void) => subscribe(store, changed), [store]),
    () => snapshot(store),
  );
}
