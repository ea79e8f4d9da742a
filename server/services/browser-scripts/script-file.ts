import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of all services. */
export const sourceRoot = dirname(import.meta.dirname);

/** Services with a script for browsers, in `<service>/browser/`. */
export const scriptFolders = ['widget', 'tracking', 'account-logger', 'tags'] as const;
export type ScriptFolder = (typeof scriptFolders)[number];

/** Patterns of all files that the scripts import. */
const sources = ['*/browser/**/*.{ts,css}', 'browser-scripts/*.ts', 'accounts/*.ts', '../../shared/batching/*.ts'];

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: sourceRoot }).toSorted()) {
    hash.update(file).update(readFileSync(join(sourceRoot, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** A script's file name, `widget.3f9c….js`: another one whenever sources change. */
export const scriptFile = (folder: ScriptFolder): string => `${folder}.${hashSources()}.js`;
