/**
 * Calls `act` with a signal that aborts after `ms` milliseconds or together with `signal`. The timer is cleared when
 * `act` settles. `AbortSignal.timeout` would retain its listeners until it fires.
 */
export async function withTimeout<T>(
  ms: number,
  signal: AbortSignal | undefined,
  act: (within: AbortSignal) => Promise<T>,
): Promise<T> {
  const within = new AbortController();
  const abort = () => within.abort(signal?.reason);
  const timer = setTimeout(() => within.abort(new DOMException(`No response within ${ms} ms.`, 'TimeoutError')), ms);
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  try {
    return await act(within.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
