/** Work in flight: the value that its callers share, and a promise that settles when the work has ended. */
export interface Work<T> {
  value: T;
  ended: Promise<unknown>;
}

interface Entry<T> extends Work<T> {
  /** Callers whose signal has not aborted. */
  callers: number;
  abort: AbortController;
}

/**
 * Coalesces concurrent calls: the first caller of a key begins the work, and later ones share it until it has ended. The
 * work is aborted when the signals of all its callers have aborted. A caller without a signal never aborts.
 */
export function createInFlight<T>() {
  const entries = new Map<string, Entry<T>>();

  function start(begin: (signal: AbortSignal) => Work<T>): Entry<T> {
    const abort = new AbortController();
    return { ...begin(abort.signal), callers: 0, abort };
  }

  return {
    has: (key: string) => entries.has(key),
    /** The shared value of a key whose work has not ended. */
    peek: (key: string): T | undefined => entries.get(key)?.value,
    /** The shared value of a key. Without a key the work is the caller's own, and only its abort is handled. */
    join(key: string | undefined, signal: AbortSignal | undefined, begin: (signal: AbortSignal) => Work<T>): T {
      const existing = key === undefined ? undefined : entries.get(key);
      const entry = existing ?? start(begin);
      // Aborted work may end after the next work of the same key has begun.
      const remove = () => {
        if (key !== undefined && entries.get(key) === entry) entries.delete(key);
      };
      if (key !== undefined && !existing) {
        entries.set(key, entry);
        entry.ended.then(remove, remove);
      }
      entry.callers += 1;
      if (!signal) return entry.value;
      const onAbort = () => {
        entry.callers -= 1;
        if (entry.callers > 0) return;
        remove();
        entry.abort.abort();
      };
      if (signal.aborted) {
        onAbort();
        return entry.value;
      }
      signal.addEventListener('abort', onAbort, { once: true });
      const unsubscribe = () => signal.removeEventListener('abort', onAbort);
      entry.ended.then(unsubscribe, unsubscribe);
      return entry.value;
    },
  };
}
