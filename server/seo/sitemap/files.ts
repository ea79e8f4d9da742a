import { LRUCache } from 'lru-cache';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/** Writes a file in pieces, none when there is no such file. Aborted when no reader waits for it. */
export type Write = (signal: AbortSignal) => AsyncGenerator<string>;

/** A file as opened by one reader. */
export interface OpenFile {
  /** Gzip bytes of the file. */
  chunks: AsyncGenerator<Buffer>;
  /** Call once when the reader has finished or stops early. */
  leave(): void;
}

export interface FilesOptions {
  /** Maximum bytes of all cached files. */
  maxBytes?: number;
  /** A larger file is generated for each reader and not cached. */
  maxFileBytes?: number;
  ttlMs?: number;
}

/** A linked list node of a file. It refers to the next piece only, so that consumed pieces can be collected. */
interface Place {
  chunk: Buffer;
  next: Next;
}
type Next = () => Promise<Place | undefined>;

interface Writing {
  start: Next;
  join(): void;
  leave(): void;
}

/** Runs once and returns the same promise to every caller. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= run());
}

async function* follow(start: Next): AsyncGenerator<Buffer> {
  let next = start;
  for (;;) {
    const place = await next();
    if (!place) return;
    yield place.chunk;
    next = place.next;
  }
}

/** Applies back-pressure when the reader is slower than the writer. */
async function* zip(pieces: AsyncGenerator<string>): AsyncGenerator<Buffer> {
  const first = await pieces.next();
  if (first.done) return;
  const zipped = createGzip();
  // Errors are thrown to the reader of `zipped`.
  pipeline(Readable.from(joined(first.value, pieces)), zipped, () => undefined);
  for await (const chunk of zipped) yield chunk as Buffer;
}

/** A stream that begins with a piece that was already read. */
export async function* joined<T>(first: T, others: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* others;
}

/**
 * Files by key. Concurrent readers share one generation of a file, which advances with the fastest of them. Finished
 * files are cached for some minutes. Both are bounded by bytes: beyond `maxFileBytes` only the pieces between the
 * readers are retained.
 */
export function createFiles({
  maxBytes = 4 * 1024 * 1024,
  maxFileBytes = 1024 * 1024,
  ttlMs = 5 * 60_000,
}: FilesOptions = {}) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    ttl: ttlMs,
    sizeCalculation: ({ length }) => length,
  });
  const inFlight = new Map<string, Writing>();

  function begin(key: string, write: Write): Writing {
    const abort = new AbortController();
    const zipped = zip(write(abort.signal));
    let chunks: Buffer[] = [];
    let bytes = 0;
    let readers = 0;
    /** Later readers start a new generation. */
    const forget = () => {
      if (inFlight.get(key)?.leave === leave) inFlight.delete(key);
    };
    function leave() {
      readers -= 1;
      if (readers > 0) return;
      forget();
      abort.abort();
      zipped.return(undefined).catch(() => undefined);
    }
    async function advance(): Promise<Place | undefined> {
      try {
        const { value: chunk, done } = await zipped.next();
        if (done) {
          forget();
          if (bytes > 0 && bytes <= maxFileBytes) cache.set(key, Buffer.concat(chunks));
          return undefined;
        }
        bytes += chunk.length;
        if (bytes <= maxFileBytes) chunks.push(chunk);
        else {
          forget();
          chunks = [];
        }
        return { chunk, next: once(advance) };
      } catch (error) {
        forget();
        throw error;
      }
    }
    return { start: once(advance), join: () => (readers += 1), leave };
  }

  return {
    isCached: (key: string) => cache.has(key),
    open(key: string, write: Write): OpenFile {
      const whole = cache.get(key);
      if (whole) return { chunks: follow(async () => ({ chunk: whole, next: nothing })), leave: () => undefined };
      const writing = inFlight.get(key) ?? begin(key, write);
      inFlight.set(key, writing);
      writing.join();
      const { start, leave } = writing;
      return { chunks: follow(start), leave };
    },
  };
}

const nothing: Next = () => Promise.resolve(undefined);
