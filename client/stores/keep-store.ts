import { snapshot, subscribe } from 'valtio/vanilla';
import { seal, unseal } from './envelope.ts';
import { randomId } from './random-id.ts';
import { readStorage, type StorageKind, writeStorage } from './storage.ts';

export interface Keeping<State extends object> {
  kind: StorageKind;
  key: string;
  lifetimeMs: number;
  /** Under which sessions of tabs know their own. */
  sessionKey: string;
  /** What of the state is written down. */
  write(state: Readonly<State>): unknown;
  /** What was written down, checked; undefined when it cannot be used. */
  read(stored: unknown, isSameSession: boolean): Partial<State> | undefined;
  /** Makes one of what this tab has and what is in storage. Left out, what is in storage holds. */
  merge?(mine: Readonly<State>, stored: Partial<State>): Partial<State>;
  /** The visitor allows it. What they do not allow is neither written nor read. */
  isAllowed(): boolean;
}

export interface Kept {
  /** Ends the keeping. */
  stop(): void;
  /** Writes down what there is although nothing has changed, since what was written before is gone. */
  saveAnew(): void;
}

const dayMs = 86_400_000;
export const days = (count: number) => count * dayMs;

/** The session of this tab, begun when there is none. */
function sessionOf(key: string): string {
  const session = readStorage('session', key) ?? randomId();
  writeStorage('session', key, session);
  return session;
}

/**
 * Restores a store from storage, writes it down at every change, and follows what other tabs write. Call it when the page has
 * hydrated.
 */
export function keepStore<State extends object>(store: State, keeping: Keeping<State>): Kept {
  const { kind, key, lifetimeMs, isAllowed } = keeping;
  let session = isAllowed() ? sessionOf(keeping.sessionKey) : '';
  /** As it stands in storage, as far as this tab knows: what it has itself just read is not written again. */
  let known = '';
  let lastText: string | null = null;

  const restore = (text: string | null) => {
    lastText = text;
    const envelope = isAllowed() ? unseal(text, lifetimeMs, Date.now()) : undefined;
    const state = envelope && keeping.read(envelope.state, envelope.session === session);
    const mine = snapshot(store) as State;
    if (state) Object.assign(store, keeping.merge?.(mine, state) ?? state);
    known = JSON.stringify(state && keeping.merge ? envelope?.state : keeping.write(snapshot(store) as State));
    return state !== undefined;
  };
  /** A tab that slept has not heard what another one wrote. */
  const catchUp = () => {
    const text = readStorage(kind, key);
    if (text !== null && text !== lastText) restore(text);
  };
  const save = () => {
    if (!isAllowed()) return;
    if (keeping.merge) catchUp();
    const state = keeping.write(snapshot(store) as State);
    const text = JSON.stringify(state);
    if (text === known) return;
    known = text;
    session ||= sessionOf(keeping.sessionKey);
    lastText = seal(state, session, Date.now());
    writeStorage(kind, key, lastText);
  };
  const stored = isAllowed() ? readStorage(kind, key) : null;
  if (!restore(stored) && stored !== null) writeStorage(kind, key, null);

  const follow = (event: StorageEvent) => {
    // Other tabs have other session storage: an event is always of the local one.
    if (kind === 'local' && event.key === key && event.newValue !== null) restore(event.newValue);
  };
  addEventListener('storage', follow);
  const stop = subscribe(store, save);
  return {
    stop() {
      removeEventListener('storage', follow);
      stop();
    },
    saveAnew() {
      known = '';
      session = '';
      save();
    },
  };
}
