/**
 * Calls `act` with a signal that is aborted when `ms` milliseconds have passed, or when `signal` is. When it has settled nothing is left
 * of that: a signal by `AbortSignal.timeout` would stay, with all that hangs on it, until its time has come.
 */
export async function withinTime<T>(
  ms: number,
  signal: AbortSignal | undefined,
  act: (within: AbortSignal) => Promise<T>,
): Promise<T> {
  const within = new AbortController();
  const leave = () => within.abort(signal?.reason);
  const timer = setTimeout(() => within.abort(new DOMException(`No answer within ${ms} ms.`, 'TimeoutError')), ms);
  if (signal?.aborted) leave();
  else signal?.addEventListener('abort', leave, { once: true });
  try {
    return await act(within.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}
