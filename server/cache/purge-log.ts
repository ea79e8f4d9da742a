import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { CacheHealth } from './cache-health.ts';
import { connectOnce, keepConnected, keyPrefix, type RedisClient } from './connection.ts';
import { type Position, positionOf, type Purge, type Purges } from './purges.ts';
import { withFallback } from '../async/time-limit.ts';

/** The stream of all purges. Every build and instance reads the same one. */
const key = `${keyPrefix}purges`;
/** Entries that the log holds at least. Redis removes older ones in blocks. */
const logLength = 1_000;
/** The log expires this long after its last entry, when no page that is older can be cached any more. */
const ttlMs = 9 * 24 * 3_600_000;

/** How long a read waits for the next entry. It must be shorter than the silence after which a connection is replaced. */
const blockMs = 5_000;
const retryMs = 200;
/** Time limit for appending an entry. */
const appendMs = 1_000;

const entrySchema = v.object({
  tags: v.pipe(
    v.string(),
    v.transform((text) => text.split(' ').filter((tag) => tag !== '')),
  ),
  hard: v.picklist(['0', '1']),
});

interface Entry {
  id: string;
  message: Readonly<Record<string, string>>;
}

/** A purge of an entry. An entry of another format purges nothing. */
function purgeOf({ id, message }: Entry): Purge & { position: Position } {
  const { success, output } = v.safeParse(entrySchema, message);
  return { tags: success ? output.tags : [], hard: success && output.hard === '1', position: positionOf(id) };
}

export interface PurgeLog {
  /** Whether all purges of the log have been applied. Until then, pages of other instances may be older than a purge. */
  readonly isFollowed: boolean;
  close(): void;
}

export interface PurgeLogOptions {
  url: string;
  purges: Purges;
  health: CacheHealth;
  /** Called when entries are missing, and everything has been made stale instead. */
  onGap(): void;
}

/**
 * Applies the purges of all instances, on a connection of its own. After a lost connection it continues from the last
 * entry that it has applied.
 */
export async function followPurgeLog({ url, purges, health, onGap }: PurgeLogOptions): Promise<PurgeLog> {
  const closing = new AbortController();
  let isFollowed = false;
  let last: string | undefined;

  const readAll = async (client: RedisClient) => (await client.xRange(key, '-', '+')) ?? [];

  async function catchUp(client: RedisClient) {
    let entries = await readAll(client);
    if (entries.length === 0) {
      // A new log begins with an entry without tags, so that pages from before a lost log can be distinguished.
      await client.xAdd(key, '*', { tags: '', hard: '0' });
      await client.pExpire(key, ttlMs);
      entries = await readAll(client);
    }
    const isGap = !entries.some(({ id }) => id === last);
    purges.applyLog(entries.map(purgeOf), isGap);
    if (isGap && last !== undefined) onGap();
    last = entries.at(-1)?.id;
  }

  async function readNext(client: RedisClient) {
    const replies = (await client.xRead({ key, id: last ?? '0-0' }, { BLOCK: blockMs })) as
      | readonly { messages: readonly Entry[] }[]
      | null;
    const entries = replies?.flatMap(({ messages }) => messages) ?? [];
    purges.applyLog(entries.map(purgeOf));
    last = entries.at(-1)?.id ?? last;
  }

  async function follow(client: RedisClient) {
    while (client.isReady) {
      try {
        await catchUp(client);
        isFollowed = true;
        health.recover('purges');
        while (client.isReady) await readNext(client);
      } catch (error) {
        if (!client.isReady) return;
        // Redis is there and rejects the command: it is full, read-only, or does not allow it.
        isFollowed = false;
        health.fail('purges', { reason: 'purges', message: String(error) });
        await wait(retryMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  const connection = await keepConnected({
    url,
    onConnect: (client) => void follow(client),
    onFailure(error) {
      isFollowed = false;
      health.fail('purges', { reason: 'connection', message: String(error) });
    },
  });

  return {
    get isFollowed() {
      return isFollowed;
    },
    close() {
      closing.abort();
      connection.close();
    },
  };
}

/** Appends a purge to the log. Resolves with its position. Rejects when Redis does not take it in time. */
export async function appendToPurgeLog(url: string, { tags, hard }: Purge): Promise<Position> {
  const late = new AbortController();
  async function append() {
    const client = await connectOnce(url);
    const close = () => client.isOpen && client.destroy();
    late.signal.addEventListener('abort', close);
    try {
      late.signal.throwIfAborted();
      const id = await client.xAdd(
        key,
        '*',
        { tags: tags.join(' '), hard: hard ? '1' : '0' },
        { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: logLength } },
      );
      await client.pExpire(key, ttlMs);
      return id;
    } finally {
      close();
    }
  }
  try {
    const id = await withFallback(append(), appendMs, undefined);
    if (id === undefined) throw new Error(`Redis did not respond within ${appendMs} ms.`);
    return positionOf(id);
  } finally {
    late.abort();
  }
}
