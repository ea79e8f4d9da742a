import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { loadModule } from './load-module.ts';
import { projectPath } from './options.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

/** Exports of `client/chunks.ts`: modules by path relative to `client/`. */
interface Chunks {
  readonly frame: readonly string[];
  readonly shared: Lists;
  readonly late: Lists;
}

/** Namespace of generated entries. Their path is the name of a list in `late`, or the path of a module. */
export const entryNamespace = 'entry';
/** Namespace of generated modules that export a list of `shared`. Their path is its name. */
const sharedNamespace = 'shared';

const nameByModule = (lists: Lists) =>
  new Map(Object.entries(lists).flatMap(([name, modules]) => modules.map((module) => [module, name] as const)));

/** A style sheet has only a default export, and its importers import it directly. */
const exportAll = (modules: readonly string[]) =>
  modules
    .map((module) => `${module.endsWith('.css') ? 'import' : 'export * from'} ${JSON.stringify(module)};`)
    .join('');

/** The lists with absolute paths. */
async function readChunks(root: string): Promise<Chunks> {
  const { frame, shared, late } = (await loadModule(root, 'client/chunks.ts')) as unknown as Chunks;
  const absolute = (modules: readonly string[]) => modules.map((module) => resolve(root, 'client', module));
  const inEach = (lists: Lists) =>
    Object.fromEntries(Object.entries(lists).map(([name, modules]) => [name, absolute(modules)]));
  return { frame: absolute(frame), shared: inEach(shared), late: inEach(late) };
}

/**
 * Bundles each list of `client/chunks.ts` into one file. esbuild puts modules into one file if the same entries load
 * them. Therefore an import of a listed module resolves to a generated module that exports its whole list, and every
 * entry imports the frame. Entries are `client/main.tsx` and the modules loaded by `import()`.
 */
export function chunksPlugin(root: string): Plugin {
  const main = resolve(root, 'client/main.tsx');
  return {
    name: 'chunks',
    setup({ onStart, onResolve, onLoad }) {
      let chunks: Chunks = { frame: [], shared: {}, late: {} };
      let sharedNames = nameByModule({});
      let lateNames = nameByModule({});
      onStart(async () => {
        chunks = await readChunks(root);
        sharedNames = nameByModule(chunks.shared);
        lateNames = nameByModule(chunks.late);
      });
      onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, importer, kind }) => {
        const module = resolve(resolveDir, path);
        if (kind === 'dynamic-import' || module === main)
          return { path: lateNames.get(module) ?? projectPath(root, module), namespace: entryNamespace };
        const name = sharedNames.get(module);
        // Modules of one list import each other directly.
        const isRedirected = kind === 'import-statement' && name !== undefined && sharedNames.get(importer) !== name;
        return isRedirected && !module.endsWith('.css') ? { path: name, namespace: sharedNamespace } : undefined;
      });
      onLoad({ filter: /./, namespace: sharedNamespace }, ({ path }) => ({
        contents: exportAll(chunks.shared[path] ?? []),
        resolveDir: root,
      }));
      onLoad({ filter: /./, namespace: entryNamespace }, ({ path }) => ({
        contents:
          chunks.frame.map((module) => `import ${JSON.stringify(module)};`).join('') +
          exportAll(chunks.late[path] ?? [resolve(root, path)]),
        resolveDir: root,
      }));
    },
  };
}
