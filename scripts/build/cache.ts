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
  // A build that is broken off must not leave half a file behind.
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, made);
  await rename(temporary, path);
  return made;
}
