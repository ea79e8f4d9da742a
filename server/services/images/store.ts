import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/**
 * Finished pictures on disk by a content name. Concurrent requests for a missing one draw it once. When the signals of
 * all of them have aborted, so does the signal that `draw` got.
 */
export type PictureStore = (
  name: string,
  draw: (signal: AbortSignal) => Promise<Buffer>,
  signal: AbortSignal,
) => Promise<Buffer>;

interface Drawing {
  picture: Promise<Buffer>;
  waiting: number;
  abort: AbortController;
}

interface StoreOptions {
  dataDir: string;
  artVersion: string;
  /** Bytes of all files together. Those that were read longest ago are removed. */
  maxBytes: number;
  onUnwritable: (error: unknown) => void;
}

/** A picture, not a file that was being written when the process ended. */
const isPicture = (name: string) => /\.(?:avif|webp|jpeg|png)$/.test(name);
const isUnfinished = (name: string) => /\.[\da-f]{8}(?:-[\da-f]{4,12}){4}$/.test(name);

/** The sizes of the pictures in a folder, by name. Removes a file when its size no longer fits into `maxBytes`. */
function openSizes(folder: string, maxBytes: number): LRUCache<string, number> {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose(_, name, reason) {
      if (reason === 'evict') void rm(join(folder, name), { force: true });
    },
  });
  const names = readdirSync(folder);
  for (const name of names.filter(isUnfinished)) void rm(join(folder, name), { force: true });
  const files = names.filter(isPicture).map((name) => ({ name, stats: statSync(join(folder, name)) }));
  files.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs);
  for (const { name, stats } of files) sizes.set(name, stats.size);
  return sizes;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Creates the folder of this version of the art and removes pictures of other versions, which are no longer requested.
 */
export function createPictureStore({ dataDir, artVersion, maxBytes, onUnwritable }: StoreOptions): PictureStore {
  const root = join(dataDir, 'images');
  const folder = join(root, artVersion);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(root)) {
    if (other !== artVersion) void rm(join(root, other), { recursive: true, force: true });
  }
  const sizes = openSizes(folder, maxBytes);
  const inFlight = new Map<string, Drawing>();

  async function save(name: string, picture: Buffer): Promise<void> {
    if (picture.length > maxBytes) return;
    const file = join(folder, name);
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await writeFile(unfinished, picture);
      await rename(unfinished, file);
      sizes.set(name, picture.length);
    } catch (error) {
      onUnwritable(error);
      await rm(unfinished, { force: true });
    }
  }

  async function make(name: string, draw: (signal: AbortSignal) => Promise<Buffer>, signal: AbortSignal) {
    // Marks the picture as used.
    sizes.get(name);
    try {
      return await readFile(join(folder, name));
    } catch (error) {
      if (!isMissing(error)) throw error;
      sizes.delete(name);
    }
    const picture = await draw(signal);
    await save(name, picture);
    return picture;
  }

  function start(name: string, draw: (signal: AbortSignal) => Promise<Buffer>): Drawing {
    const abort = new AbortController();
    const picture = make(name, draw, abort.signal).finally(() => forget(name, drawing));
    const drawing: Drawing = { picture, waiting: 0, abort };
    inFlight.set(name, drawing);
    return drawing;
  }

  function forget(name: string, drawing: Drawing): void {
    if (inFlight.get(name) === drawing) inFlight.delete(name);
  }

  return async (name, draw, signal) => {
    signal.throwIfAborted();
    const drawing = inFlight.get(name) ?? start(name, draw);
    drawing.waiting += 1;
    const gone = Promise.withResolvers<never>();
    const onAbort = () => {
      drawing.waiting -= 1;
      if (drawing.waiting === 0) {
        forget(name, drawing);
        drawing.abort.abort();
      }
      gone.reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([drawing.picture, gone.promise]);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  };
}
