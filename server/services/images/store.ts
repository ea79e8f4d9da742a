import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Finished pictures on disk by a content name. Concurrent requests for a missing one draw it once. */
export type PictureStore = (name: string, draw: () => Promise<Buffer>) => Promise<Buffer>;

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
  const underWay = new Map<string, Promise<Buffer>>();

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

  async function make(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    try {
      return await readFile(file);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    const picture = await draw();
    await keep(file, picture);
    return picture;
  }

  return (name, draw) => {
    const shared = underWay.get(name);
    if (shared) return shared;
    const picture = make(join(folder, name), draw).finally(() => underWay.delete(name));
    underWay.set(name, picture);
    return picture;
  };
}
