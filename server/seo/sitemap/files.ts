import { LRUCache } from 'lru-cache';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { fold } from '../../cache/cdn-tags.ts';
import { createInFlight } from '../../async/in-flight.ts';
import type { PurgeCache, Purges, Tagged } from '../../cache/purges.ts';

/**
 * Writes a file in pieces, none when there is no such file. Calls `addTags` with the tags of the responses that it
 * reads. Throws an AbortError when `signal` aborts.
 */
export type Write = (signal: AbortSignal, addTags: (tags: readonly string[]) => void) => AsyncGenerator<string>;

/** A file, compressed with gzip. */
export interface TaggedFile extends Tagged {
  body: Buffer;
}

export interface FilesOptions {
  purges: Purges;
  /** Maximum bytes of all cached files. */
  maxBytes?: number;
  ttlMs?: number;
}

/** Tags are folded when they are more than this. A sitemap may have 50,000 URLs. */
const mostTags = 1_000;

/** Tags of many responses, in bounded memory. */
function createTags() {
  let tags = new Set<string>();
  return {
    add(more: readonly string[]) {
      for (const tag of more) tags.add(tag);
      if (tags.size > mostTags) tags = new Set(fold([...tags]));
    },
    list: () => fold([...tags]),
  };
}

/** A file compressed with gzip, or undefined when it has no piece. Only the compressed bytes are held in memory. */
async function gzip(pieces: AsyncGenerator<string>): Promise<Buffer | undefined> {
  const zip = createGzip();
  const zipped = await pipeline(pieces, zip, buffer);
  return zip.bytesWritten > 0 ? zipped : undefined;
}

/**
 * Files by key, compressed with gzip. Concurrent readers share one generation of a file, and finished files are cached
 * for some minutes, or until an item that they list is purged. The number of URLs in a file bounds its size.
 */
export function createFiles({ purges, maxBytes = 8 * 1024 * 1024, ttlMs = 5 * 60_000 }: FilesOptions) {
  const cache = new LRUCache<string, TaggedFile>({
    maxSize: maxBytes,
    ttl: ttlMs,
    sizeCalculation: ({ body }) => body.length,
  });
  purges.add('pages', ((purgeKindOf, position) => {
    let count = 0;
    const entries = [...cache.entries()];
    for (const [key, file] of entries) {
      const isPurged = purgeKindOf(file) !== undefined;
      file.position = position;
      if (isPurged && cache.delete(key)) count += 1;
    }
    return count;
  }) satisfies PurgeCache);
  const inFlight = createInFlight<Promise<TaggedFile | undefined>>();

  async function generate(key: string, write: Write, signal: AbortSignal): Promise<TaggedFile | undefined> {
    const { position } = purges;
    const tags = createTags();
    const body = await gzip(write(signal, tags.add));
    if (!body) return undefined;
    const file = { body, tags: tags.list(), position };
    if (purges.purgeKindOf(file) === undefined) cache.set(key, { ...file, position: purges.position });
    return file;
  }

  return {
    isCached: (key: string) => cache.has(key),
    /** Undefined when there is no such file. Rejects as `write` does. `signal` aborts when the reader disconnects. */
    async read(key: string, signal: AbortSignal, write: Write): Promise<TaggedFile | undefined> {
      const begin = (shared: AbortSignal) => {
        const value = generate(key, write, shared);
        return { value, ended: value };
      };
      // A reader after a purge does not join a generation that began before it.
      return cache.get(key) ?? inFlight.join(`${key}\n${purges.position}`, signal, begin);
    },
  };
}
