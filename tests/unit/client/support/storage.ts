import { afterEach, beforeEach, vi } from 'vitest';

/** Web storage in memory, because Node's own needs a file. */
class MemoryStorage {
  readonly #entries = new Map<string, string>();

  getItem(key: string) {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string) {
    this.#entries.set(key, value);
  }

  removeItem(key: string) {
    this.#entries.delete(key);
  }

  keys() {
    return [...this.#entries.keys()];
  }
}

/** Stubs storage with an empty one for each test. After `forbid`, every access throws. */
export function withStorage() {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const storage = { local: new MemoryStorage(), session: new MemoryStorage(), forbid: () => {} };
  beforeEach(() => {
    storage.local = new MemoryStorage();
    storage.session = new MemoryStorage();
    storage.forbid = () => {
      for (const area of [storage.local, storage.session])
        Object.assign(area, { getItem: forbid, setItem: forbid, removeItem: forbid });
    };
    vi.stubGlobal('localStorage', storage.local);
    vi.stubGlobal('sessionStorage', storage.session);
  });
  // All test files share one global scope, so stubs must not outlive a test.
  afterEach(() => void vi.unstubAllGlobals());
  return storage;
}
