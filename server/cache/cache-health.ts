import type { Log } from '../telemetry/log.ts';

/** Parts of the shared cache that may fail: the connection for commands, their circuit breaker, the log of purges. */
type Part = 'commands' | 'breaker' | 'purges';

export interface CacheProblem {
  reason: 'connection' | 'failures' | 'purges';
  message: string;
}

/** Logs when the shared cache becomes unavailable, with the first cause, and when no part of it has a problem any more. */
export function createCacheHealth(log: Log) {
  const failing = new Set<Part>();
  return {
    fail(part: Part, problem: CacheProblem): void {
      if (failing.size === 0) log.warn({ code: 'cache.unavailable', ...problem });
      failing.add(part);
    },
    recover(part: Part): void {
      if (failing.delete(part) && failing.size === 0) log.info({ code: 'cache.available' });
    },
  };
}
export type CacheHealth = ReturnType<typeof createCacheHealth>;
