import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { Failure } from '../terminal/failure.ts';
import { loadModule } from './load-module.ts';

/** Entry of the frame, which runs first. */
const main = 'client/main.tsx';

const dynamicImport = /\bimport\(\s*'(\.[^']+)'\s*\)/g;

/** Absolute paths of the modules that browser code loads by `import()`. */
async function findLaterModules(root: string): Promise<Set<string>> {
  const paths = globSync('{client,shared}/**/*.{ts,tsx}', { cwd: root });
  const found = paths.map(async (path) => {
    const source = await readFile(join(root, path), 'utf8');
    return [...source.matchAll(dynamicImport)].map(([, imported = '']) => resolve(root, dirname(path), imported));
  });
  return new Set((await Promise.all(found)).flat());
}

/** The list `frame` of `client/frame.ts` as side-effect imports. */
async function frameImports(root: string): Promise<string> {
  const { frame } = await loadModule(root, 'client/frame.ts');
  if (!Array.isArray(frame)) throw new Failure('[build] client/frame.ts exports no list "frame".');
  return frame.map((path: unknown) => `import ${JSON.stringify(resolve(root, 'client', String(path)))};`).join('');
}

/**
 * Bundles the modules that the frame reaches into one file. esbuild writes one chunk for each set of entries that share
 * a module. With two dozen pages, the frame would split into as many small files, which compress badly and multiply
 * with each page. Therefore the frame's entry and every module that is loaded on demand import all of them first, so
 * that all entries share the same set.
 */
export function oneFramePlugin(root: string): Plugin {
  return {
    name: 'one-frame',
    setup({ onStart, onLoad }) {
      let sharing: ReadonlySet<string> = new Set();
      let prefix = '';
      onStart(async () => {
        // Collect these before esbuild loads the first module: its order is not deterministic.
        sharing = (await findLaterModules(root)).add(resolve(root, main));
        prefix = await frameImports(root);
      });
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!sharing.has(path)) return undefined;
        // On the same line, so that source maps and stacks keep their line numbers.
        return { contents: prefix + (await readFile(path, 'utf8')), loader: extname(path).slice(1) as Loader };
      });
    },
  };
}
