import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { root } from '../run/root.ts';

/** Path with a trailing slash of a folder in the build cache. Creates it when it is missing. */
export async function cacheFolder(name: string): Promise<string> {
  const folder = `${root}node_modules/.cache/site-build/${name}/`;
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Bytes that depend on `key` alone, computed once and then read from disk. */
export async function cached(folder: string, key: string | Buffer, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = (await cacheFolder(folder)) + createHash('sha256').update(key).digest('hex');
  const known = await readFile(path).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await writeWhole(path, made);
  return made;
}

/** Writes a file atomically, so that an aborted or concurrent build never leaves half of it. */
export async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}
