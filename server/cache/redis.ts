import type { Log } from '../telemetry/log.ts';
import { createBreaker } from '../async/breaker.ts';
import type { CacheHealth } from './cache-health.ts';
import { withFallback } from '../async/time-limit.ts';
import { keepConnected, type RedisClient } from './connection.ts';

/** The commands that the shared cache sends. Each rejects when the server does not perform it. */
export interface RedisCommands {
  get(key: string): Promise<Buffer | null>;
  /** The values of several keys, in their order. */
  getAll(keys: readonly string[]): Promise<(Buffer | null)[]>;
  /** Resolves to whether the value was set: `NX` sets missing keys only, `XX` existing ones. */
  set(key: string, value: Buffer | string, ttlMs: number, condition?: 'NX' | 'XX'): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Counts one more under a key that expires `windowMs` after its first count. `ttlMs` is the remaining time. */
  count(key: string, windowMs: number): Promise<{ total: number; ttlMs: number }>;
}

export interface Redis {
  /**
   * The result of a command, or undefined when it fails, takes longer than `limitMs`, or is not sent because the server
   * is known to be unavailable.
   */
  attempt<T>(limitMs: number, command: (commands: RedisCommands) => Promise<T>): Promise<T | undefined>;
  /** Most time that a request may wait for commands, in all (ms). */
  readonly waitMs: number;
  /** Whether commands are sent. */
  readonly isAvailable: boolean;
  close(): void;
}

export interface RedisOptions {
  /** A valid `CACHE_URL`. */
  url: string;
  waitMs: number;
  health: CacheHealth;
  log: Log;
}

/** An idle connection is tested this often. */
const pingMs = 5_000;

/** Value of a command that exceeded its time limit. */
const late = Symbol('late');

/** A write that Redis rejects for lack of memory. The server is healthy otherwise, so reads continue. */
const isFull = (error: unknown) => error instanceof Error && error.message.startsWith('OOM');

/** At most one line a minute about a full server. */
const fullLogMs = 60_000;

/** Type of values in the protocol (https://redis.io/docs/latest/develop/reference/protocol-spec/#bulk-strings). */
const bulkString = 36;

function createCommands(client: RedisClient): RedisCommands {
  const binary = client.withTypeMapping({ [bulkString]: Buffer });
  return {
    get: (key) => binary.get(key),
    getAll: (keys) => binary.mGet([...keys]),
    set: async (key, value, ttlMs, condition) => {
      const expiration = { type: 'PX', value: ttlMs } as const;
      return (await client.set(key, value, { expiration, ...(condition && { condition }) })) !== null;
    },
    delete: async (key) => void (await client.del(key)),
    async count(key, windowMs) {
      const [total, , ttlMs] = await client.multi().incr(key).pExpire(key, windowMs, 'NX').pTTL(key).execTyped();
      return { total, ttlMs };
    },
  };
}

/**
 * Connects in the background. Commands are never queued for a lost connection: a cache that comes late is of no use. A
 * circuit breaker stops commands to a slow or failing server.
 */
export async function connectRedis({ url, waitMs, health, log }: RedisOptions): Promise<Redis> {
  let commands: RedisCommands | undefined;
  let isBroken = false;
  let lastFailure: unknown;
  let fullLoggedAt = Number.NEGATIVE_INFINITY;

  const breaker = createBreaker({
    classify(error) {
      lastFailure = error;
      return isFull(error) ? 'success' : 'failure';
    },
    onOpen() {
      isBroken = true;
      health.fail('breaker', { reason: 'failures', message: String(lastFailure) });
    },
    onClose() {
      isBroken = false;
      health.recover('breaker');
    },
    now: () => performance.now(),
  });
  const connection = await keepConnected({
    url,
    pingMs,
    onConnect(client) {
      commands = createCommands(client);
      health.recover('commands');
    },
    onFailure(error) {
      commands = undefined;
      health.fail('commands', { reason: 'connection', message: String(error) });
    },
  });

  async function send<T>(limitMs: number, command: Promise<T>): Promise<T> {
    const result = await withFallback<T | typeof late>(command, limitMs, late);
    if (result === late) throw new Error(`Redis did not respond within ${limitMs} ms.`);
    return result;
  }

  function logFull(error: unknown) {
    const now = performance.now();
    if (!isFull(error) || now - fullLoggedAt < fullLogMs) return;
    fullLoggedAt = now;
    log.warn({ code: 'cache.full', message: String(error) });
  }

  return {
    waitMs,
    get isAvailable() {
      return commands !== undefined && !isBroken;
    },
    async attempt(limitMs, command) {
      const connected = commands;
      if (!connected) return undefined;
      try {
        return await breaker.run(() => send(limitMs, command(connected)));
      } catch (error) {
        logFull(error);
        return undefined;
      }
    },
    close: () => connection.close(),
  };
}
