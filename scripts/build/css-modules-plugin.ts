import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { compileCssModule } from './css-module.ts';
import type { BuildOptions } from './options.ts';

/** Resolves `import css from './tile.module.css'` to the scoped names. `stylesheets.ts` writes the sheets. */
export function cssModulesPlugin(options: BuildOptions): Plugin {
  return {
    name: 'css-modules',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const { names } = await compileCssModule(resolve(path), options);
        return { contents: `export default ${JSON.stringify(names)};`, loader: 'js', watchFiles: [path] };
      });
    },
  };
}
