import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { Failure } from '../terminal/failure.ts';
import { loadModule } from './load-module.ts';

/** The frame's entry: it runs before anything else is loaded. */
const main = 'client/main.tsx';

const dynamicImport = /\bimport\(\s*'(\.[^']+)'\s*\)/g;

/** Absolute paths of the modules that sources of the browser's side load by `import()`. */
async function findLaterModules(root: string): Promise<Set<string>> {
  const paths = globSync('{client,shared}/**/*.{ts,tsx}', { cwd: root });
  const found = paths.map(async (path) => {
    const source = await readFile(join(root, path), 'utf8');
    return [...source.matchAll(dynamicImport)].map(([, imported = '']) => resolve(root, dirname(path), imported));
  });
  return new Set((await Promise.all(found)).flat());
}

/** The list `frame` of `client/frame.ts`, as imports that name nothing. */
async function frameImports(root: string): Promise<string> {
  const { frame } = await loadModule(root, 'client/frame.ts');
  if (!Array.isArray(frame)) throw new Failure('[build] client/frame.ts exports no list "frame".');
  return frame.map((path: unknown) => `import ${JSON.stringify(resolve(root, 'client', String(path)))};`).join('');
}

/**
 * Keeps what the frame's modules reach in one file. esbuild puts each set of entries that share a module into a chunk of its own: with
 * two dozen pages the frame would fall into as many small files, which compress badly and grow in number with each page. The frame's
 * entry and every module that is loaded later therefore name all of them first, so that all entries share all of it.
 */
export function oneFramePlugin(root: string): Plugin {
  return {
    name: 'one-frame',
    setup({ onStart, onLoad }) {
      let sharing: ReadonlySet<string> = new Set();
      let prefix = '';
      onStart(async () => {
        // Known before the first module is loaded: which ones esbuild meets first is chance.
        sharing = (await findLaterModules(root)).add(resolve(root, main));
        prefix = await frameImports(root);
      });
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!sharing.has(path)) return undefined;
        // In the same line, so that source maps and stacks keep their lines.
        return { contents: prefix + (await readFile(path, 'utf8')), loader: extname(path).slice(1) as Loader };
      });
    },
  };
}
