import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const require = createRequire(import.meta.url);
const namespace = 'react-by-name';

/** Exports of a CommonJS package as constants of an ES module. */
function namedExports(name: string): string {
  const names = Object.keys(require(name) as object).filter((key) => !key.startsWith('__'));
  return `import all from '${name}'; export default all; export const { ${names.join(', ')} } = all;`;
}

/**
 * Turns imports of React into ES module bindings. esbuild writes an object of getters for each module that imports from
 * CommonJS (330 here), and each rendered element would call one of them.
 */
export const reactPlugin: Plugin = {
  name: namespace,
  setup({ onResolve, onLoad, initialOptions: { absWorkingDir = '' } }) {
    onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path, kind, namespace: importer }) =>
      kind === 'import-statement' && importer !== namespace ? { path, namespace } : undefined,
    );
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: namedExports(path),
      resolveDir: absWorkingDir,
    }));
  },
};
