/** Work that has begun: what its callers share, and a promise that settles when the work has ended. */
export interface Work<T> {
  value: T;
  ended: Promise<unknown>;
}

interface Entry<T> extends Work<T> {
  /** Callers that still wait. */
  waiting: number;
  abort: AbortController;
}

/**
 * Coalesces concurrent calls: the first caller of a key begins the work, and later ones share it until it has ended. The
 * work is aborted when its last caller's signal aborts. A caller without a signal waits to the end.
 */
export function createInFlight<T>() {
  const entries = new Map<string, Entry<T>>();
  return {
    has: (key: string) => entries.has(key),
    /** The shared value of a key whose work has not ended. */
    peek: (key: string): T | undefined => entries.get(key)?.value,
    /** The shared value of a key. Without a key the work is the caller's own, and only its abort is handled. */
    join(key: string | undefined, signal: AbortSignal | undefined, begin: (signal: AbortSignal) => Work<T>): T {
      const existing = key === undefined ? undefined : entries.get(key);
      const entry = existing ?? start(begin);
      // Aborted work may end after the next work of the same key has begun.
      const forget = () => {
        if (key !== undefined && entries.get(key) === entry) entries.delete(key);
      };
      if (key !== undefined && !existing) {
        entries.set(key, entry);
        entry.ended.then(forget, forget);
      }
      entry.waiting += 1;
      if (!signal) return entry.value;
      const leave = () => {
        entry.waiting -= 1;
        if (entry.waiting > 0) return;
        forget();
        entry.abort.abort();
      };
      if (signal.aborted) {
        leave();
        return entry.value;
      }
      signal.addEventListener('abort', leave, { once: true });
      const stay = () => signal.removeEventListener('abort', leave);
      entry.ended.then(stay, stay);
      return entry.value;
    },
  };

  function start(begin: (signal: AbortSignal) => Work<T>): Entry<T> {
    const abort = new AbortController();
    return { ...begin(abort.signal), waiting: 0, abort };
  }
}
