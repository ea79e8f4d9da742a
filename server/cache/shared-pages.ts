import { createHash } from 'node:crypto';
import { keyPrefix } from './connection.ts';
import type { CachedPage } from './page-cache.ts';
import type { Purges } from './purges.ts';
import type { Redis } from './redis.ts';
import { decodeEntry, encodeEntry, entryVersion, type SharedPage } from './shared-entry.ts';

/** How the lookup of a page ended. `unavailable` means that Redis did not respond. */
export type SharedLookup = 'hit' | 'waited' | 'miss' | 'busy' | 'unavailable';

export interface SharedPagesOptions {
  redis: Redis;
  /** Pages of other values are never read: the build and the settings that change pages. */
  namespace: string;
  purges: Purges;
  /** Whether this process knows all purges. Without them it can't tell which pages are purged. */
  knowsPurges(): boolean;
  onLookup(result: SharedLookup): void;
  onStore(result: 'stored' | 'failed'): void;
}

/** Time limit of commands whose result no request waits for. */
const storeMs = 1_000;
/** How long one instance may render a page while others wait for it. It bounds the wait for an instance that has crashed. */
const lockMs = 5_000;
/** How often a waiting instance looks for the page. */
const pollMs = 20;

/** Values of a lock. Other instances don't wait for a page whose data is slow: their clients get streams. */
const rendering = 'rendering';
const slow = 'slow';

/** A lookup: the page, or undefined when the caller should render it. */
interface Lookup {
  result: SharedLookup;
  page?: SharedPage;
}

/**
 * Pages in Redis, shared by all instances. An instance that finds no page takes a lock and renders it; the others wait
 * for its result. The lock only saves work: without Redis, or when a lock expires, every instance renders for itself.
 */
export function createSharedPages({ redis, namespace, purges, knowsPurges, onLookup, onStore }: SharedPagesOptions) {
  /** Longest wait for Redis in one lookup (ms). The wait for an instance that renders the page has its own limit. */
  const { waitMs } = redis;
  /** Time at which each lock of this instance expires, by `performance.now()`. */
  const held = new Map<string, number>();

  const nameOf = (kind: 'page' | 'lock', key: string) =>
    `${keyPrefix}${kind}:${entryVersion}:${namespace}:${createHash('sha256').update(key).digest('base64url')}`;

  /** The page of an entry, stale after a soft purge. The instance that stored it may not have known of the purge. */
  function readEntry(bytes: Buffer | null): SharedPage | undefined {
    const page = bytes ? decodeEntry(namespace, bytes) : undefined;
    if (!page || purges.mayPredate(page.position)) return undefined;
    const purgeKind = purges.purgeKindOf(page);
    if (purgeKind === 'hard') return undefined;
    const current = { ...page, position: purges.position };
    if (!purgeKind) return current;
    return { ...current, freshUntil: Math.min(page.freshUntil, performance.now()), isPurged: true };
  }

  const isFresh = ({ freshUntil }: SharedPage) => performance.now() < freshUntil;

  const holds = (key: string) => performance.now() < (held.get(key) ?? 0);

  /**
   * Whether this instance took the lock, with the page: another instance may have stored it and released its lock just
   * before. Undefined without a response in time.
   */
  async function lock(key: string, limitMs: number): Promise<{ isTaken: boolean; page?: SharedPage } | undefined> {
    const expiresAt = performance.now() + lockMs;
    let isLate = false;
    const response = await redis.attempt(limitMs, async (commands) => {
      const [isTaken, bytes] = await Promise.all([
        commands.set(nameOf('lock', key), rendering, lockMs, 'NX'),
        commands.get(nameOf('page', key)),
      ]);
      // A lock that arrives too late would let the others wait for nothing.
      if (isTaken && isLate) await commands.delete(nameOf('lock', key));
      return { isTaken, bytes };
    });
    isLate = response === undefined;
    if (!response) return undefined;
    if (response.isTaken) held.set(key, expiresAt);
    const page = readEntry(response.bytes);
    return { isTaken: response.isTaken, ...(page && { page }) };
  }

  /** Releases a lock of this instance. An expired one may be another instance's by now. */
  function release(key: string) {
    if (holds(key)) void redis.attempt(storeMs, (commands) => commands.delete(nameOf('lock', key)));
    held.delete(key);
  }

  /** Waits for the instance that holds the lock, until it has stored the page, failed, crashed or started to stream. */
  async function waitForOther(key: string, limitMs: number, signal: AbortSignal): Promise<Lookup> {
    const until = performance.now() + lockMs;
    while (performance.now() < until && !signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      const values = await redis.attempt(limitMs, ({ getAll }) => getAll([nameOf('page', key), nameOf('lock', key)]));
      if (!values) return { result: 'unavailable' };
      const [bytes, state] = values;
      const page = bytes && readEntry(bytes);
      if (page) return { result: 'waited', page };
      if (state?.toString() !== rendering) break;
    }
    return { result: 'miss' };
  }

  async function read(key: string): Promise<SharedPage | undefined | 'unavailable'> {
    if (!knowsPurges()) return 'unavailable';
    const bytes = await redis.attempt(waitMs, ({ get }) => get(nameOf('page', key)));
    if (bytes === undefined) return 'unavailable';
    return readEntry(bytes);
  }

  async function lookUp(key: string, signal: AbortSignal): Promise<Lookup> {
    const until = performance.now() + waitMs;
    const remainingMs = () => Math.max(1, until - performance.now());
    const page = await read(key);
    if (page === 'unavailable') return { result: page };
    if (page) return { result: 'hit', page };
    const locked = await lock(key, remainingMs());
    if (!locked) return { result: 'unavailable' };
    if (!locked.isTaken) return waitForOther(key, remainingMs(), signal);
    if (!locked.page) return { result: 'miss' };
    release(key);
    return { result: 'hit', page: locked.page };
  }

  async function lookUpFresh(key: string): Promise<Lookup> {
    const page = await read(key);
    if (page === 'unavailable') return { result: page };
    if (page && isFresh(page)) return { result: 'hit', page };
    const locked = await lock(key, waitMs);
    if (!locked) return { result: 'unavailable' };
    if (!locked.isTaken) return { result: 'busy' };
    if (!locked.page || !isFresh(locked.page)) return { result: 'miss' };
    release(key);
    return { result: 'hit', page: locked.page };
  }

  return {
    /** The page, once this or another instance has it. Undefined when the caller should render it. */
    async find(key: string, signal: AbortSignal): Promise<SharedPage | undefined> {
      const { result, page } = await lookUp(key, signal);
      onLookup(result);
      return page;
    },

    /**
     * For a page that is stale here: the fresh one of another instance, `busy` while another one renders it, or undefined
     * when the caller should.
     */
    async findFresh(key: string): Promise<SharedPage | 'busy' | undefined> {
      const { result, page } = await lookUpFresh(key);
      onLookup(result);
      return result === 'busy' ? result : page;
    },

    /** The page without waiting for another instance. `unavailable` when Redis does not respond in time. */
    peek: read,

    /** The page if it is there, for a request that renders none. */
    async findStored(key: string): Promise<SharedPage | undefined> {
      const page = await read(key);
      onLookup(typeof page === 'object' ? 'hit' : (page ?? 'miss'));
      return typeof page === 'object' ? page : undefined;
    },

    /** Stores a page in the background, for as long as it may be served. */
    store(key: string, page: CachedPage): void {
      const ttlMs = Math.ceil(page.staleUntil - performance.now());
      if (ttlMs <= 0) return;
      void redis
        .attempt(storeMs, ({ set }) => set(nameOf('page', key), encodeEntry(namespace, page), ttlMs))
        .then((stored) => onStore(stored ? 'stored' : 'failed'));
    },

    /** Removes a page that has moved or gone. */
    drop(key: string): void {
      void redis.attempt(storeMs, (commands) => commands.delete(nameOf('page', key)));
    },

    /** Lets other instances render the page for themselves, since its data is slow. */
    yieldLock(key: string): void {
      if (holds(key)) void redis.attempt(storeMs, ({ set }) => set(nameOf('lock', key), slow, lockMs, 'XX'));
    },

    /** Releases the lock of a page whose render has ended. */
    release,
  };
}
export type SharedPages = ReturnType<typeof createSharedPages>;
