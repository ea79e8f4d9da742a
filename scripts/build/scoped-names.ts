import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { BuildOptions } from './options.ts';

/** Bijective base 26: a, b … z, aa, ab … */
function letters(index: number): string {
  const last = String.fromCodePoint(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

const sheetsOf = new Map<string, readonly string[]>();

/** Index of a CSS module among all of them, sorted by path. */
function indexOfSheet(path: string, root: string): number {
  const list = () =>
    globSync('**/*.module.css', { cwd: root, exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name) })
      .map((found) => found.replaceAll('\\', '/'))
      .sort();
  if (!sheetsOf.get(root)?.includes(path)) sheetsOf.set(root, list());
  return sheetsOf.get(root)?.indexOf(path) ?? -1;
}

function hash(path: string, local: string): string {
  return createHash('sha256').update(`${path}\0${local}`).digest('hex').slice(0, 5);
}

/**
 * Scoped names of a sheet's local names. They depend on path and name only, so that client, server and sheet builds
 * agree; esbuild's own names depend on the rest of the bundle. In development a name shows its file. In production it
 * is as short as possible, because each page contains it: letters for the sheet, then the index in the sheet in digits
 * and capitals (`b0`, `b1` … `bZ`, `ac0`). Global names are all lower case, so they never collide.
 */
export function scopedNames(
  path: string,
  locals: readonly string[],
  { root, mode }: BuildOptions,
): Record<string, string> {
  const file = basename(path).replace(/\..*$/, '');
  const sheet = mode === 'production' ? letters(indexOfSheet(path, root)) : '';
  const scoped = (local: string, index: number) =>
    mode === 'production' ? sheet + index.toString(36).toUpperCase() : `${file}_${local}_${hash(path, local)}`;
  return Object.fromEntries(locals.map((local, index) => [local, scoped(local, index)]));
}
