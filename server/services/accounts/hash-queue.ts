/** Thrown at once when as many hashes wait as may. */
export class HashQueueFullError extends Error {}

interface HashQueueOptions {
  /** Hashes computed at the same time: fewer than the thread pool has threads, since pictures are read there too. */
  concurrency: number;
  mostWaiting: number;
}

/** Limits concurrent and waiting password hashes, so that many logins don't delay the drawing of pictures. */
export function createHashQueue({ concurrency, mostWaiting }: HashQueueOptions) {
  const waiting = new Set<() => void>();
  let running = 0;

  async function takeSlot(signal: AbortSignal): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      waiting.delete(resolve);
      reject(signal.reason as Error);
    };
    waiting.add(resolve);
    signal.addEventListener('abort', giveUp, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', giveUp));
  }

  function releaseSlot(): void {
    const [next] = waiting;
    if (!next) running -= 1;
    else {
      // The next caller takes over this slot, so the count stays.
      waiting.delete(next);
      next();
    }
  }

  const isFull = () => running >= concurrency && waiting.size >= mostWaiting;

  return {
    isFull,
    /** Runs `work` in a slot. Rejects with {@link HashQueueFullError} when full, and with the signal's reason when the caller aborts before the end. */
    async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      if (isFull()) throw new HashQueueFullError('too many passwords are being checked');
      signal.throwIfAborted();
      await takeSlot(signal);
      try {
        const result = await work();
        signal.throwIfAborted();
        return result;
      } finally {
        releaseSlot();
      }
    },
  };
}
export type HashQueue = ReturnType<typeof createHashQueue>;
