import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cacheFolder, writeWhole } from './cache.ts';

/**
 * Imports a module of the sources as it is now. Node's own `import()` would give the first version for ever, and `dev` needs
 * the changed one. Components are left out: lists that name them can be read without them.
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
