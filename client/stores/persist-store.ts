import { snapshot, subscribe } from 'valtio/vanilla';
import { seal, unseal } from './envelope.ts';
import { randomId } from './random-id.ts';
import { firstSnapshot } from './stores.ts';
import { readStorage, type StorageKind, writeStorage } from './storage.ts';

export interface Persistence<State extends object> {
  kind: StorageKind;
  key: string;
  lifetimeMs: number;
  /** Storage key of the tab's session id. */
  sessionKey: string;
  /** Returns the part of the state to store. */
  write(state: Readonly<State>): unknown;
  /** Validates the stored value; undefined when it is unusable. */
  read(stored: unknown, isSameSession: boolean): Partial<State> | undefined;
  /** Merges this tab's state with the stored one. By default the stored state wins. */
  merge?(mine: Readonly<State>, stored: Partial<State>): Partial<State>;
  /** The visitor's consent. Without it nothing is written or read. */
  isAllowed(): boolean;
}

export interface PersistedStore {
  /** Stops persisting. */
  stop(): void;
  /** Writes the state even though it hasn't changed, because the stored copy was removed. */
  rewrite(): void;
}

const dayMs = 86_400_000;
export const days = (count: number) => count * dayMs;

/** Returns this tab's session id, creating it when absent. */
function sessionOf(key: string): string {
  const session = readStorage('session', key) ?? randomId();
  writeStorage('session', key, session);
  return session;
}

/** Restores a store from storage, writes it on every change, and follows other tabs. Call it after hydration. */
export function persistStore<State extends object>(store: State, persistence: Persistence<State>): PersistedStore {
  const { kind, key, lifetimeMs, isAllowed } = persistence;
  let session = isAllowed() ? sessionOf(persistence.sessionKey) : '';
  /** JSON of the stored state that this tab last read or wrote, so that a restored state isn't written again. */
  let known = '';
  let lastText: string | null = null;

  const restore = (text: string | null) => {
    lastText = text;
    const envelope = isAllowed() ? unseal(text, lifetimeMs, Date.now()) : undefined;
    const state = envelope && persistence.read(envelope.state, envelope.session === session);
    const mine = snapshot(store) as State;
    if (state) Object.assign(store, persistence.merge?.(mine, state) ?? state);
    known = JSON.stringify(state && persistence.merge ? envelope?.state : persistence.write(snapshot(store) as State));
    return state !== undefined;
  };
  /** A frozen tab misses storage events from other tabs. */
  const catchUp = () => {
    const text = readStorage(kind, key);
    if (text !== null && text !== lastText) restore(text);
  };
  const save = () => {
    if (!isAllowed()) return;
    if (persistence.merge) catchUp();
    const state = persistence.write(snapshot(store) as State);
    const text = JSON.stringify(state);
    if (text === known) return;
    known = text;
    session ||= sessionOf(persistence.sessionKey);
    lastText = seal(state, session, Date.now());
    writeStorage(kind, key, lastText);
  };
  function saveAgain() {
    known = '';
    save();
  }
  const stored = isAllowed() ? readStorage(kind, key) : null;
  const isRestored = restore(stored);
  if (stored === null) {
    // The visitor may have changed something before their consent was known.
    known = JSON.stringify(persistence.write(firstSnapshot(store) as State));
    save();
  } else if (!isRestored) {
    writeStorage(kind, key, null);
  } else if (JSON.stringify(unseal(stored, lifetimeMs, Date.now())?.state) !== known) {
    // Remove data that is no longer allowed at once.
    saveAgain();
  }

  const follow = (event: StorageEvent) => {
    // Session storage is per tab, so an event always concerns local storage.
    if (kind === 'local' && event.key === key && event.newValue !== null) restore(event.newValue);
  };
  addEventListener('storage', follow);
  const stop = subscribe(store, save);
  return {
    stop() {
      removeEventListener('storage', follow);
      stop();
    },
    rewrite() {
      session = '';
      saveAgain();
    },
  };
}
