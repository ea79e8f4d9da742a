import { minifySync } from '@swc/wasm';
import type { JsMinifyOptions } from '@swc/wasm';
import swc from '@swc/wasm/package.json' with { type: 'json' };

/** A script as esbuild made it. */
export interface Script {
  readonly code: string;
  readonly isModule: boolean;
  /** A comment for a first line of its own. */
  readonly preamble?: string;
  /** Its source map, if it has one. */
  readonly map?: string | undefined;
}

/** A script as it is sent; its map, if it had one, leads to the same sources. */
export interface Minified {
  readonly code: string;
  readonly map?: string;
}

const settings = {
  ecma: 2020,
  compress: { passes: 2, ecma: 2020 },
  mangle: true,
  format: { comments: false },
} satisfies JsMinifyOptions;

/** Who minifies and how. As a comment in what esbuild makes it changes the hash in a file's name, and is gone afterwards. */
export const minifier = `swc ${swc.version} ${JSON.stringify(settings)}`;

/** Minifies what esbuild has minified: swc follows values through a script and leaves some 3 % less of it after brotli. */
export function minifyScript({ code, isModule, preamble, map }: Script): Minified {
  // The package's types know of no map that is given.
  const mapped: object = map ? { sourceMap: { content: map } } : {};
  return minifySync(code, {
    ...settings,
    format: { ...settings.format, ...(preamble && { preamble: `${preamble}\n` }) },
    module: isModule,
    ...mapped,
  });
}
