import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { Failure } from './failure.ts';
import { projectPath } from './options.ts';
import type { BuildOptions } from './options.ts';

/** A compiled CSS module: its text with scoped names, and the scoped name of each class. */
export interface CssModule {
  readonly css: string;
  readonly names: Readonly<Record<string, string>>;
}

// esbuild scopes every local name as `<file name>_<name>`, so a file name that nobody writes marks what is to be renamed.
const mark = 'q9zLocal';
const scopedName = new RegExp(`\\b${mark}_([\\w-]+)`, 'g');

/**
 * The scoped name of a local one. It depends on the file's path alone, so that client, server and tests agree without
 * knowing of each other; esbuild's own names depend on what else is in the bundle.
 */
export function scopeName(path: string, local: string, mode: BuildOptions['mode']): string {
  const digest = createHash('sha256').update(`${path}\0${local}`).digest();
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const first = letters.charAt(digest.readUInt8(0) % letters.length);
  const hash = first + digest.readUIntBE(1, 6).toString(36).slice(-4);
  return mode === 'production' ? hash : `${basename(path).replace(/\..*$/, '')}_${local}_${hash}`;
}

const compiled = new Map<string, Promise<CssModule>>();

/**
 * Compiles one `*.module.css`. Class names, keyframes, container and counter-style names are local to the file, `:global(...)`
 * takes them out; `composes` is not supported. Other `.css` files come back as they are, without names.
 */
export async function compileCssModule(path: string, { root, mode }: BuildOptions): Promise<CssModule> {
  const source = await readFile(path, 'utf8');
  if (!path.endsWith('.module.css')) return { css: source, names: {} };
  const shown = projectPath(root, path);
  // Client, server and critical sheets ask for the same files, in development after each change.
  const key = [mode, shown, source].join('\0');
  const known = compiled.get(key) ?? scopeNames(source, shown, root, mode);
  compiled.set(key, known);
  return known;
}

async function scopeNames(source: string, shown: string, root: string, mode: BuildOptions['mode']): Promise<CssModule> {
  if (/(^|[\s{;])composes\s*:/.test(source))
    throw new Failure(`[css] ${shown} uses "composes"; give the element both classes instead.`);

  const bundle = await build({
    stdin: { contents: `export { default } from '${mark}'`, resolveDir: root },
    plugins: [
      {
        name: 'css-module-source',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: new RegExp(`^${mark}$`) }, () => ({
            path: mark,
            namespace: 'css-module',
            pluginData: shown,
          }));
          onResolve({ filter: /.*/, namespace: 'css-module' }, ({ path: url }) => ({ path: url, external: true }));
          onLoad({ filter: /.*/, namespace: 'css-module' }, () => ({ contents: source, loader: 'local-css' }));
        },
      },
    ],
    bundle: true,
    write: false,
    outdir: root,
    format: 'esm',
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw new Failure(`[css] ${shown}: ${error instanceof Error ? error.message : String(error)}`);
  });

  const text = (ending: string) => bundle.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  const scope = (_: string, local: string) => scopeName(shown, local, mode);
  const unusable = text('.js').match(new RegExp(`"${mark}_([\\w-]*[^\\w"-][^"]*)"`));
  if (unusable) throw new Failure(`[css] ${shown} names "${unusable[1]}"; use letters, digits, - and _ alone.`);
  const css = text('.css')
    .replace(/^\/\* .* \*\/\n/, '')
    .replace(scopedName, scope);
  const locals = [...text('.js').matchAll(new RegExp(`"${mark}_([\\w-]+)"`, 'g'))].map(([, local = '']) => local);
  return { css, names: Object.fromEntries(locals.map((local) => [local, scopeName(shown, local, mode)])) };
}
