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
        const members = Object.entries(names).map((pair) => pair.map((text) => JSON.stringify(text)).join('='));
        // esbuild inlines members of an enum where they are used, also in other modules.
        const contents = `enum css{${members.join()}}export{css as default}`;
        return { contents, loader: 'ts', watchFiles: [path] };
      });
    },
  };
}
