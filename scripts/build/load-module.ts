import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cacheFolder, writeWhole } from './cache.ts';

/**
 * Imports the current version of a source module. Node's `import()` caches the first version for the life of the
 * process, and `dev` needs the changed one. Components are stubbed, so that lists which name them can be read without
 * loading them.
 */
export async function loadModule(root: string, path: string): Promise<Readonly<Record<string, unknown>>> {
  const { outputFiles } = await build({
    entryPoints: [`${root}${path}`],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    external: ['*.tsx', '*.css'],
    logLevel: 'silent',
  });
  const text = outputFiles[0]?.text ?? '';
  const file = `${await cacheFolder('modules')}${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`;
  await writeWhole(file, text);
  return import(pathToFileURL(file).href);
}
