import type { BuildOptions as EsbuildOptions } from 'esbuild';
import type { BuildOptions } from './options.ts';

/** What client and server builds have in common. */
export function commonSettings({ root, mode }: BuildOptions) {
  return {
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // valtio asks for it in the way of another bundler.
      'import.meta.env.MODE': JSON.stringify(mode),
    },
    // Messages are compiled at build time; without the alias every page would carry a parser that never runs.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  } satisfies EsbuildOptions;
}
