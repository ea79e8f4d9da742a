import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { compileCssModule } from './css-module.ts';
import type { BuildOptions } from './options.ts';

/** The JavaScript that stands for a CSS module: its names, and no style. */
export async function cssModuleSource(path: string, options: BuildOptions): Promise<string> {
  const { names } = await compileCssModule(path, options);
  return `export default ${JSON.stringify(names)};`;
}

/** `import css from './tile.module.css'` gives names; the sheets themselves are written by `stylesheets.ts`. */
export function cssModulesPlugin(options: BuildOptions): Plugin {
  return {
    name: 'css-modules',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path }) => ({
        contents: await cssModuleSource(resolve(path), options),
        loader: 'js',
        watchFiles: [path],
      }));
    },
  };
}
