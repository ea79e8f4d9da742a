import type { HeaderMap } from '../render/headers.ts';
import { squeeze, type Variants } from './encodings.ts';

/** A page as it is sent to everybody. Its times are by `performance.now()`: a clock that is set back keeps nothing for longer. */
export interface CachedPage {
  status: number;
  headers: HeaderMap;
  variants: Variants;
  bornAt: number;
  freshUntil: number;
  staleUntil: number;
  bytes: number;
  hits: number;
  /** When it was last tried to make it anew. */
  triedAt?: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** Milliseconds that never go back. */
  now?: () => number;
}

/** Hits after which the smallest brotli pays for itself, and the other encodings are worth their place. */
const hotAfter = 32;

/** Whether a page has been asked for so often that identity and gzip, once they are made, are kept beside brotli. */
export const isHot = ({ hits }: CachedPage) => hits >= hotAfter;

/** What an entry costs beside its bodies: headers, key, bookkeeping. */
const overhead = 4_096;

/** Bytes that a page takes of the bound when it is new. */
export const sizeOf = ({ kept }: Variants) => kept.body.length + overhead;

/** What a hot page may hold besides: itself, and gzip, which is about a fifth larger than brotli. */
const hotSizeOf = ({ plainBytes, kept }: Variants) => plainBytes + Math.round(kept.body.length * 1.2);

/**
 * Pages by key, bounded by bytes. The first in the row leaves first; a page moves to its end at every eighth hit, and when it is made
 * anew, so that a hit costs nothing and what is often asked for stays. `alias` lets a raw `host + url` find its page without any
 * parsing; aliases are bounded by number and forgotten once their page is gone.
 */
export function createPageCache({ maxBytes, now = () => performance.now() }: PageCacheOptions) {
  const pages = new Map<string, CachedPage>();
  /** Keys only: an alias must not keep the bytes of a page that has left. */
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
    void shrink(page);
  }

  /** In the background, for a page that many ask for. */
  async function shrink(page: CachedPage) {
    const smaller = await squeeze(page.variants);
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
    // It is the last in the row: it makes others leave, and goes itself only where it would not fit alone.
    if (page.hits === hotAfter) heat(page);
    return page;
  }

  return {
    /** What was kept under a key is no longer so. */
    drop: remove,
    get(key: string): CachedPage | undefined {
      const page = pages.get(key);
      return page && use(key, page);
    },
    /** The page that is kept under a raw address's key now. */
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
    /** One that says the same as before stays the same to browsers: what was squeezed, and the tag that they hold. */
    set(key: string, page: CachedPage) {
      const last = pages.get(key);
      if (last && last.variants.hash === page.variants.hash && last.status === page.status) {
        const { headers, bornAt, freshUntil, staleUntil } = page;
        Object.assign(last, { headers, bornAt, freshUntil, staleUntil });
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
