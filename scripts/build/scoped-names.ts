import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { BuildOptions } from './options.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lettersAndDigits = `${letters}0123456789`;

/** Two characters by hash, a letter first: 3,224 possible results. */
function shortHash(text: string): string {
  const number = createHash('sha256').update(text).digest().readUInt32BE();
  const second = Math.floor(number / letters.length);
  return letters.charAt(number % letters.length) + lettersAndDigits.charAt(second % lettersAndDigits.length);
}

/** A prefix for each sheet. Of two sheets with the same hash, the later in the order gets another one. */
function assignPrefixes(sheets: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    sheets.map((path) => {
      let prefix = shortHash(path);
      for (let attempt = 1; taken.has(prefix); attempt += 1) prefix = shortHash(`${path}\0${attempt}`);
      taken.add(prefix);
      return [path, prefix];
    }),
  );
}

const prefixesOf = new Map<string, Map<string, string>>();

/** Prefix of a CSS module's names in production. It depends on the sheet's path, and on no other sheet's index. */
function prefixOf(path: string, root: string): string {
  const known = prefixesOf.get(root)?.get(path);
  if (known !== undefined) return known;
  const found = globSync('**/*.module.css', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name),
  });
  const prefixes = assignPrefixes(found.map((sheet) => sheet.replaceAll('\\', '/')).sort());
  prefixesOf.set(root, prefixes);
  return prefixes.get(path) ?? shortHash(path);
}

function hash(path: string, local: string): string {
  return createHash('sha256').update(`${path}\0${local}`).digest('hex').slice(0, 5);
}

/**
 * Scoped names of a sheet's local names. They depend on path and name only, so that client, server and sheet builds
 * agree; esbuild's own names depend on the rest of the bundle. In development a name shows its file. In production it
 * is as short as possible, because each page contains it: two characters by hash of the path, then the index in the
 * sheet in digits and capitals (`kR0`, `kR1` … `kRZ`). So a new sheet renames no class of another, and each name has a
 * digit or a capital, which global names do not have.
 */
export function scopedNames(
  path: string,
  locals: readonly string[],
  { root, mode }: BuildOptions,
): Record<string, string> {
  const file = basename(path).replace(/\..*$/, '');
  const prefix = mode === 'production' ? prefixOf(path, root) : '';
  const scoped = (local: string, index: number) =>
    mode === 'production' ? prefix + index.toString(36).toUpperCase() : `${file}_${local}_${hash(path, local)}`;
  return Object.fromEntries(locals.map((local, index) => [local, scoped(local, index)]));
}
