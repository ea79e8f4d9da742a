import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { exitWithErrors } from '../ops/exit.ts';
import { type Asset, typeOf } from './asset.ts';

/** Encodings of a file by suffix. The plain file is written last, so its presence means that all are complete. */
const forms = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
  ['', 'identity'],
] as const;

/**
 * Copies the files of this build to the shared folder before the first page refers to them. Their names contain a hash
 * of their bytes, so no file is ever overwritten.
 */
export async function shareAssets(folder: string, assets: ReadonlyMap<string, Asset>): Promise<void> {
  try {
    await makeFolder(resolve(folder));
    const there = new Set(await readdir(folder));
    for (const [url, asset] of assets) {
      const name = basename(url);
      if (there.has(name)) continue;
      for (const [end, form] of forms) {
        const bytes = asset[form];
        if (bytes) await writeWhole(join(folder, name + end), bytes);
      }
    }
  } catch (error) {
    exitWithErrors([`[config] ASSETS_DIR is "${folder}"; it needs a folder that may be written (${String(error)}).`]);
  }
}

/**
 * Makes a folder and those above it; several processes may do so at once. Node's own `recursive` never returns where the
 * system says "no such file" in a folder that is there, as it does in /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
}

/** Other processes may be reading, and the first process of each container has the same pid. */
async function writeWhole(path: string, bytes: Buffer) {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}

/** A file of another build, read on each request: those occur only during a deploy. */
export async function findShared(folder: string, url: string): Promise<Asset | undefined> {
  const [, name] = /^\/assets\/([\w-][\w.-]*\.(?:js|css|woff2|svg|map|json))$/.exec(url) ?? [];
  if (name === undefined) return undefined;
  const read = (end: string) => readFile(join(folder, name + end)).catch(() => undefined);
  const identity = await read('');
  if (!identity) return undefined;
  const [br, gzip] = await Promise.all([read('.br'), read('.gz')]);
  return { type: typeOf(name), identity, ...(br && { br }), ...(gzip && { gzip }) };
}
