import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { root } from '../run/root.ts';

/** A folder of this project's build cache, made when it is missing; with its slash. */
export async function cacheFolder(name: string): Promise<string> {
  const folder = `${root}node_modules/.cache/site-build/${name}/`;
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Bytes that depend on `key` alone: made once, then read from disk. */
export async function cached(folder: string, key: string | Buffer, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = (await cacheFolder(folder)) + createHash('sha256').update(key).digest('hex');
  const known = await readFile(path).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await writeWhole(path, made);
  return made;
}

/** Writes a file at once: a build that is broken off leaves no half of it, and another one finds none. */
export async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}
