/** Minimum number of event loop turns before a time limit passes. */
const turns = 5;

/**
 * Calls `onTimeout` after `ms` milliseconds. Returns a function that clears the timer. Time in which this process was
 * busy does not count: after a long turn timers run before sockets are read, and the response may be waiting there.
 */
function startTimer(ms: number, onTimeout: () => void): () => void {
  let left = turns;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    onTimeout();
  }, ms / turns);
  return () => clearInterval(timer);
}

/** Settles like `promise`, or resolves to `fallback` after `ms` milliseconds. The work behind the promise goes on. */
export async function withFallback<T>(promise: Promise<T>, ms: number, fallback: T): Promise<T> {
  let clear = () => {};
  const late = new Promise<T>((resolve) => {
    clear = startTimer(ms, () => resolve(fallback));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clear();
  }
}

/**
 * Calls `act` with a signal that aborts after `ms` milliseconds or together with `signal`. The timer is cleared when
 * `act` settles. `AbortSignal.timeout` would retain its listeners until it fires.
 */
export async function withTimeout<T>(
  ms: number,
  signal: AbortSignal | undefined,
  act: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const limited = new AbortController();
  const abort = () => limited.abort(signal?.reason);
  const clear = startTimer(ms, () => limited.abort(new DOMException(`No response within ${ms} ms.`, 'TimeoutError')));
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  try {
    return await act(limited.signal);
  } finally {
    clear();
    signal?.removeEventListener('abort', abort);
  }
}
