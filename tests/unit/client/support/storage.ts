import { afterEach, beforeEach, vi } from 'vitest';

/** Web storage in memory. Node's own needs a file. */
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

/** Gives each test of a file storage of its own; where it is `forbidden`, every use of it throws. */
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
  // All files share one world: what stands in here for a browser must not outlive the test.
  afterEach(() => void vi.unstubAllGlobals());
  return storage;
}
