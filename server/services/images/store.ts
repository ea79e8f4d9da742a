import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Creates the folder of this version of the art and removes pictures of other versions, which are no longer requested.
 */
export function createPictureStore(
  dataDir: string,
  artVersion: string,
  onUnwritable: (error: unknown) => void,
): PictureStore {
  const root = join(dataDir, 'images');
  const folder = join(root, artVersion);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(root)) {
    if (other !== artVersion) void rm(join(root, other), { recursive: true, force: true });
  }
  const inFlight = new Map<string, Drawing>();

  async function keep(file: string, picture: Buffer): Promise<void> {
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await writeFile(unfinished, picture);
      await rename(unfinished, file);
    } catch (error) {
      onUnwritable(error);
      await rm(unfinished, { force: true });
    }
  }

  async function make(file: string, draw: (signal: AbortSignal) => Promise<Buffer>, signal: AbortSignal) {
    try {
      return await readFile(file);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    const picture = await draw(signal);
    await keep(file, picture);
    return picture;
  }

  function start(name: string, draw: (signal: AbortSignal) => Promise<Buffer>): Drawing {
    const abort = new AbortController();
    const picture = make(join(folder, name), draw, abort.signal).finally(() => forget(name, drawing));
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
    const leave = () => {
      drawing.waiting -= 1;
      if (drawing.waiting === 0) {
        forget(name, drawing);
        drawing.abort.abort();
      }
      gone.reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([drawing.picture, gone.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}
