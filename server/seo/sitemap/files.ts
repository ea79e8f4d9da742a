import { LRUCache } from 'lru-cache';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createInFlight } from '../../cache/in-flight.ts';

/** Writes a file in pieces, none when there is no such file. Throws an AbortError when `signal` aborts. */
export type Write = (signal: AbortSignal) => AsyncGenerator<string>;

export interface FilesOptions {
  /** Maximum bytes of all cached files. */
  maxBytes?: number;
  ttlMs?: number;
}

/** A file compressed with gzip, or undefined when it has no piece. Only the compressed bytes are held in memory. */
async function gzip(pieces: AsyncGenerator<string>): Promise<Buffer | undefined> {
  const zip = createGzip();
  const zipped = await pipeline(pieces, zip, buffer);
  return zip.bytesWritten > 0 ? zipped : undefined;
}

/**
 * Files by key, compressed with gzip. Concurrent readers share one generation of a file, and finished files are cached
 * for some minutes. The number of URLs in a file bounds its size.
 */
export function createFiles({ maxBytes = 8 * 1024 * 1024, ttlMs = 5 * 60_000 }: FilesOptions = {}) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    ttl: ttlMs,
    sizeCalculation: ({ length }) => length,
  });
  const inFlight = createInFlight<Promise<Buffer | undefined>>();

  async function generate(key: string, write: Write, signal: AbortSignal): Promise<Buffer | undefined> {
    const file = await gzip(write(signal));
    if (file) cache.set(key, file);
    return file;
  }

  return {
    isCached: (key: string) => cache.has(key),
    /** Undefined when there is no such file. Rejects as `write` does. `signal` aborts when the reader disconnects. */
    async read(key: string, signal: AbortSignal, write: Write): Promise<Buffer | undefined> {
      const begin = (shared: AbortSignal) => {
        const value = generate(key, write, shared);
        return { value, ended: value };
      };
      return cache.get(key) ?? inFlight.join(key, signal, begin);
    },
  };
}
