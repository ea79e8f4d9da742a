import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { CacheHealth } from './cache-health.ts';
import { type Position, positionOf, type Purge, type Purges } from './purges.ts';
import { clientOptions } from './redis.ts';
import { withFallback } from '../async/time-limit.ts';

/** The stream of all purges. Every build and instance reads the same one. */
const key = 'site:purges';
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
  /** Whether all purges of the log have been applied. Without that, pages of other instances can't be judged. */
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
  const { default: redis } = await import('@redis/client');
  const client = redis.createClient(clientOptions(url));
  client.on('error', (error: unknown) => {
    if (!client.isReady) health.fail('purges', { reason: 'connection', message: String(error) });
  });
  client.connect().catch(() => undefined);
  const closing = new AbortController();
  let isFollowed = false;
  let last: string | undefined;

  const readAll = async () => (await client.xRange(key, '-', '+')) ?? [];

  async function catchUp() {
    let entries = await readAll();
    if (entries.length === 0) {
      // A new log begins with an entry without tags, so that pages from before a lost log can be distinguished.
      await client.xAdd(key, '*', { tags: '', hard: '0' });
      await client.pExpire(key, ttlMs);
      entries = await readAll();
    }
    const isGap = !entries.some(({ id }) => id === last);
    purges.applyLog(entries.map(purgeOf), isGap);
    if (isGap && last !== undefined) onGap();
    last = entries.at(-1)?.id;
  }

  async function readNext() {
    const replies = (await client.xRead({ key, id: last ?? '0-0' }, { BLOCK: blockMs })) as
      | readonly { messages: readonly Entry[] }[]
      | null;
    const entries = replies?.flatMap(({ messages }) => messages) ?? [];
    purges.applyLog(entries.map(purgeOf));
    last = entries.at(-1)?.id ?? last;
  }

  async function follow() {
    while (!closing.signal.aborted) {
      try {
        if (!client.isReady) await once(client, 'ready', { signal: closing.signal });
        await catchUp();
        isFollowed = true;
        health.recover('purges');
        while (!closing.signal.aborted) await readNext();
      } catch (error) {
        isFollowed = false;
        // Redis is there and rejects the command: it is full, read-only, or does not allow it.
        if (client.isReady) health.fail('purges', { reason: 'purges', message: String(error) });
        await wait(retryMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }
  void follow();

  return {
    get isFollowed() {
      return isFollowed && client.isReady;
    },
    close() {
      closing.abort();
      client.destroy();
    },
  };
}

/** Appends a purge to the log. Resolves with its position. Rejects when Redis does not take it in time. */
export async function appendToPurgeLog(url: string, { tags, hard }: Purge): Promise<Position> {
  const { default: redis } = await import('@redis/client');
  const options = clientOptions(url);
  const client = redis.createClient({ ...options, socket: { ...options.socket, reconnectStrategy: false } });
  client.on('error', () => undefined);
  async function append() {
    await client.connect();
    const id = await client.xAdd(
      key,
      '*',
      { tags: tags.join(' '), hard: hard ? '1' : '0' },
      { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: logLength } },
    );
    await client.pExpire(key, ttlMs);
    return id;
  }
  try {
    const id = await withFallback(append(), appendMs, undefined);
    if (id === undefined) throw new Error(`Redis did not respond within ${appendMs} ms.`);
    return positionOf(id);
  } finally {
    client.destroy();
  }
}
