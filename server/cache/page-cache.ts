import type { HeaderMap } from '../render/headers.ts';
import { recompress, type Variants } from './encodings.ts';

/** A cached page. Its times are from `performance.now()`, which never goes back. */
export interface CachedPage {
  status: number;
  headers: HeaderMap;
  variants: Variants;
  renderedAt: number;
  freshUntil: number;
  staleUntil: number;
  bytes: number;
  hits: number;
  /** Time of the last attempt to revalidate it. */
  triedAt?: number;
}

export interface PageCacheOptions {
  maxBytes: number;
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
export const sizeOf = ({ kept }: Variants) => kept.body.length + overhead;

/** Additional bytes of a hot page: identity, and gzip, which is about a fifth larger than brotli. */
const hotSizeOf = ({ plainBytes, kept }: Variants) => plainBytes + Math.round(kept.body.length * 1.2);

/**
 * Pages by key, bounded by bytes. The first in insertion order is evicted first. A page moves to the end at every
 * eighth hit and when it is revalidated, so that popular pages stay and a hit stays cheap. `alias` maps a raw `host +
 * url` to its page without parsing. Aliases are bounded by number and dropped with their page.
 */
export function createPageCache({ maxBytes, now = () => performance.now() }: PageCacheOptions) {
  const pages = new Map<string, CachedPage>();
  /** Maps to keys only, so that an alias does not retain an evicted page. */
  const aliases = new Map<string, string>();
  const maxAliases = 5_000;
  let bytes = 0;

  function remove(key: string) {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= page.bytes;
  }

  function makeRoom() {
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  }

  function heat(page: CachedPage) {
    const more = hotSizeOf(page.variants);
    page.bytes += more;
    bytes += more;
    makeRoom();
    void recompressPage(page);
  }

  /** Runs in the background for a hot page. */
  async function recompressPage(page: CachedPage) {
    const smaller = await recompress(page.variants);
    if (smaller.body.length < page.variants.kept.body.length) page.variants = { ...page.variants, kept: smaller };
  }

  function use(key: string, page: CachedPage): CachedPage | undefined {
    if (now() > page.staleUntil) {
      remove(key);
      return undefined;
    }
    page.hits += 1;
    if (page.hits % 8 === 0) {
      pages.delete(key);
      pages.set(key, page);
    }
    // The page is last in the order, so it evicts others first.
    if (page.hits === hotAfter) heat(page);
    return page;
  }

  return {
    /** Drops the page of a key. */
    drop: remove,
    get(key: string): CachedPage | undefined {
      const page = pages.get(key);
      return page && use(key, page);
    },
    /** The cached page of a raw URL. */
    byAlias(raw: string): CachedPage | undefined {
      const key = aliases.get(raw);
      const page = key === undefined ? undefined : pages.get(key);
      if (page && key !== undefined) return use(key, page);
      aliases.delete(raw);
      return undefined;
    },
    alias(raw: string, key: string) {
      if (!pages.has(key) || raw.length > 512) return;
      aliases.set(raw, key);
      if (aliases.size > maxAliases) {
        const [oldest] = aliases.keys();
        if (oldest !== undefined) aliases.delete(oldest);
      }
    },
    /** An unchanged page keeps its recompressed body and its ETag, which browsers may hold. */
    set(key: string, page: CachedPage) {
      const last = pages.get(key);
      if (last && last.variants.hash === page.variants.hash && last.status === page.status) {
        const { headers, renderedAt, freshUntil, staleUntil } = page;
        Object.assign(last, { headers, renderedAt, freshUntil, staleUntil });
        pages.delete(key);
        pages.set(key, last);
        return;
      }
      remove(key);
      if (page.bytes > maxBytes / 4) return;
      pages.set(key, page);
      bytes += page.bytes;
      makeRoom();
    },
    isFresh: (page: CachedPage) => now() < page.freshUntil,
    get bytes() {
      return bytes;
    },
    get size() {
      return pages.size;
    },
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
