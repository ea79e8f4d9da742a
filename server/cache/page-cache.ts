import { LRUCache } from 'lru-cache';
import { neverStored } from '../http/header-values.ts';
import type { HeaderMap } from '../http/header-values.ts';
import { recompress, type PageVariants } from './encodings.ts';
import type { Position, PurgeCache, Tagged } from './purges.ts';

/** A cached page. Its times are from `performance.now()`, which never goes back. */
export interface CachedPage extends Tagged {
  status: number;
  headers: HeaderMap;
  variants: PageVariants;
  renderedAt: number;
  freshUntil: number;
  staleUntil: number;
  bytes: number;
  /** Key of the route, for metrics. */
  route: string;
  hits: number;
  /** Time of the last attempt to revalidate it. */
  triedAt?: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** Called for each page that is evicted for lack of space. */
  onEvict?: () => void;
  /** Monotonic clock in milliseconds. */
  now?: () => number;
}

/** Hits after which recompressing pays off, and derived encodings are worth their memory. */
const hotAfter = 32;

/** Whether a page has enough hits to cache its identity and gzip encodings as well. */
export const isHot = ({ hits }: CachedPage) => hits >= hotAfter;

/** Bytes of an entry besides its bodies: headers, key and bookkeeping. */
const overhead = 4_096;

/** Bytes of a new page that count against the cache's limit. */
export const cachedPageBytes = ({ stored }: PageVariants, tags: readonly string[]) =>
  stored.body.length + overhead + tags.reduce((sum, tag) => sum + tag.length, 0);

/** Additional bytes of a hot page: identity, and gzip, which is about a fifth larger than brotli. */
const hotSizeOf = ({ plainBytes, stored }: PageVariants) => plainBytes + Math.round(stored.body.length * 1.2);

/**
 * Pages by key, bounded by bytes. `alias` maps a raw `host + url` to its page without parsing. Aliases are bounded by
 * number.
 */
export function createPageCache({ maxBytes, onEvict, now = () => performance.now() }: PageCacheOptions) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: (_page, _key, reason) => reason === 'evict' && onEvict?.(),
  });
  /** Maps to keys only, so that an alias does not retain an evicted page. */
  const aliases = new LRUCache<string, string>({ max: 5_000 });

  function heat(key: string, page: CachedPage) {
    page.bytes += hotSizeOf(page.variants);
    // The cache reads the size of a new entry only.
    pages.delete(key);
    pages.set(key, page);
    void recompressPage(page);
  }

  /** Runs in the background for a hot page. */
  async function recompressPage(page: CachedPage) {
    const smaller = await recompress(page.variants);
    if (smaller.body.length < page.variants.stored.body.length) page.variants = { ...page.variants, stored: smaller };
  }

  function get(key: string): CachedPage | undefined {
    const page = pages.get(key);
    if (!page) return undefined;
    if (now() > page.staleUntil) {
      pages.delete(key);
      return undefined;
    }
    page.hits += 1;
    if (page.hits === hotAfter) heat(key, page);
    return page;
  }

  return {
    /** Drops the page of a key. */
    drop: (key: string) => void pages.delete(key),
    get,
    /** Like `get`, without counting a hit. */
    peek: (key: string) => pages.peek(key),
    /** The cached page of a raw URL. */
    byAlias(raw: string): CachedPage | undefined {
      const key = aliases.get(raw);
      const page = key === undefined ? undefined : get(key);
      if (!page) aliases.delete(raw);
      return page;
    },
    alias(raw: string, key: string) {
      if (pages.has(key) && raw.length <= 512) aliases.set(raw, key);
    },
    /** An unchanged page keeps its recompressed body and its ETag, which browsers may hold. */
    set(key: string, page: CachedPage) {
      const last = pages.get(key);
      if (last && last.variants.hash === page.variants.hash && last.status === page.status) {
        const { headers, renderedAt, freshUntil, staleUntil, tags, position } = page;
        Object.assign(last, { headers, renderedAt, freshUntil, staleUntil, tags, position });
        return;
      }
      pages.delete(key);
      if (page.bytes <= maxBytes / 4) pages.set(key, page);
    },
    isFresh: (page: CachedPage) => now() < page.freshUntil,
    /** Removes purged pages, or makes them stale: they are revalidated at the next hit, and no other cache may store them. */
    purge: ((purgeKindOf, position: Position) => {
      let count = 0;
      const entries = [...pages.entries()];
      for (const [key, page] of entries) {
        const purgeKind = purgeKindOf(page);
        page.position = position;
        if (!purgeKind) continue;
        count += 1;
        if (purgeKind === 'hard') pages.delete(key);
        else {
          const headers = { ...page.headers, 'cache-control': neverStored };
          Object.assign(page, { headers, freshUntil: Math.min(page.freshUntil, now()), triedAt: undefined });
        }
      }
      return count;
    }) satisfies PurgeCache,
    get bytes() {
      return pages.calculatedSize;
    },
    get size() {
      return pages.size;
    },
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
