/**
 * For attempts of which only the latest counts. Each call of the returned function aborts the signal of the attempt before, and returns the
 * signal of a new one.
 */
export function createLatestSignal(): () => AbortSignal {
  let latest: AbortController | undefined;
  return () => {
    latest?.abort();
    latest = new AbortController();
    return latest.signal;
  };
}
