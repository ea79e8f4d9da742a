import { createHash } from 'node:crypto';
import { MemoryStore, type Store } from 'express-rate-limit';
import { keyPrefix } from '../../cache/connection.ts';
import type { Redis } from '../../cache/redis.ts';
import { callWindowMs } from './rate-limit.ts';

/** Addresses of clients are not stored as they are. */
const nameOf = (group: string, key: string) =>
  `${keyPrefix}calls:${group}:${createHash('sha256').update(key).digest('base64url')}`;

/**
 * Counts the calls of a group for all instances that share Redis. This process counts its own as well: they are the
 * count while Redis does not respond, and the least count after Redis has lost its data.
 */
export function createSharedCounts(redis: Redis, group: string): Store {
  const own = new MemoryStore();
  return {
    prefix: `${group}:`,
    init: (options) => own.init(options),
    async increment(key) {
      const counted = await own.increment(key);
      const shared = await redis.attempt(redis.waitMs, ({ count }) => count(nameOf(group, key), callWindowMs));
      if (!shared || shared.total < counted.totalHits) return counted;
      return { totalHits: shared.total, resetTime: new Date(Date.now() + shared.ttlMs) };
    },
    decrement: (key) => own.decrement(key),
    resetKey: (key) => own.resetKey(key),
    shutdown: () => own.shutdown(),
  };
}
