import type { BuildOptions as EsbuildOptions } from 'esbuild';
import type { BuildOptions } from './options.ts';

/** esbuild options that client and server builds share. */
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
      // valtio reads the mode as Vite provides it.
      'import.meta.env.MODE': JSON.stringify(mode),
    },
    // Messages are compiled at build time. Without the alias every page would load a parser that never runs.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  } satisfies EsbuildOptions;
}
