import { LRUCache } from 'lru-cache';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/** Writes a file piece by piece; nothing at all when there is no such file. Aborted when nobody waits for it any more. */
export type Write = (signal: AbortSignal) => AsyncGenerator<string>;

/** A file as one reader has it. */
export interface OpenFile {
  /** Its bytes as gzip. */
  chunks: AsyncGenerator<Buffer>;
  /** To be called once, when the reader has all of it or wants no more. */
  leave(): void;
}

export interface FilesOptions {
  /** What all kept files may hold. */
  maxBytes?: number;
  /** A larger file is written for each who asks, and held by nobody. */
  maxFileBytes?: number;
  keptMs?: number;
}

/** A place in a file: it knows the way on, and nothing of what lies before. */
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

/** The same for all who ask, however often. */
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

/** Waits whenever the reader is slower than the writer. */
async function* zip(pieces: AsyncGenerator<string>): AsyncGenerator<Buffer> {
  const first = await pieces.next();
  if (first.done) return;
  const zipped = createGzip();
  // What goes wrong is thrown where it is read.
  pipeline(Readable.from(joined(first.value, pieces)), zipped, () => undefined);
  for await (const chunk of zipped) yield chunk as Buffer;
}

/** A stream that goes on from a piece that was read before. */
export async function* joined<T>(first: T, others: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* others;
}

/**
 * Files by key. One that is under way is written once for all who ask meanwhile, as fast as the fastest of them reads; a finished one is kept
 * for some minutes. Both are bounded by bytes: beyond `maxFileBytes` only what lies between the readers of a file is held.
 */
export function createFiles({
  maxBytes = 4 * 1024 * 1024,
  maxFileBytes = 1024 * 1024,
  keptMs = 5 * 60_000,
}: FilesOptions = {}) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    ttl: keptMs,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Writing>();

  function begin(key: string, write: Write): Writing {
    const abort = new AbortController();
    const zipped = zip(write(abort.signal));
    let chunks: Buffer[] = [];
    let bytes = 0;
    let readers = 0;
    /** Readers who come from now on begin anew. */
    const forget = () => {
      if (underWay.get(key)?.leave === leave) underWay.delete(key);
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
          if (bytes > 0 && bytes <= maxFileBytes) kept.set(key, Buffer.concat(chunks));
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
    isKept: (key: string) => kept.has(key),
    open(key: string, write: Write): OpenFile {
      const whole = kept.get(key);
      if (whole) return { chunks: follow(async () => ({ chunk: whole, next: nothing })), leave: () => undefined };
      const writing = underWay.get(key) ?? begin(key, write);
      underWay.set(key, writing);
      writing.join();
      const { start, leave } = writing;
      return { chunks: follow(start), leave };
    },
  };
}

const nothing: Next = () => Promise.resolve(undefined);
