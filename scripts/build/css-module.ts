import { readFile } from 'node:fs/promises';
import { build, transform } from 'esbuild';
import type { Message } from 'esbuild';
import { Failure, reasonOf } from '../terminal/failure.ts';
import { projectPath } from './options.ts';
import type { BuildOptions } from './options.ts';
import { scopedNames } from './scoped-names.ts';

/** A compiled CSS module: its text, and the scoped name of each class. */
export interface CssModule {
  readonly css: string;
  readonly names: Readonly<Record<string, string>>;
}

// esbuild scopes a local name as `<file name>_<name>`. An unlikely file name marks the names to replace.
const mark = 'q9zLocal';
const scopedName = new RegExp(`\\b${mark}_([\\w-]+)`, 'g');

const compiled = new Map<string, Promise<CssModule>>();

/**
 * Compiles one `*.module.css`. Class names, keyframes, container and counter-style names are local to the file, except
 * in `:global(...)`. `composes` is not supported. Other `.css` files are returned unchanged, without names. Throws a
 * {@link Failure} with the position of invalid CSS, which browsers would drop silently.
 */
export async function compileCssModule(path: string, options: BuildOptions): Promise<CssModule> {
  const source = await readFile(path, 'utf8');
  const shown = projectPath(options.root, path);
  // Client, server and critical sheets compile the same files, and in development do so after each change.
  const key = [options.mode, shown, source].join('\0');
  const compileSource = path.endsWith('.module.css') ? compile : checkSheet;
  const known = compiled.get(key) ?? compileSource(source, shown, options);
  compiled.set(key, known);
  return known;
}

function refuseWarnings(warnings: readonly Message[], shown: string): void {
  if (warnings.length === 0) return;
  const lines = warnings.map(({ location, text }) =>
    `${shown}:${location?.line ?? 1}: ${text}\n  ${location?.lineText ?? ''}`.trimEnd(),
  );
  throw new Failure(`[css] ${lines.join('\n')}`);
}

async function checkSheet(source: string, shown: string): Promise<CssModule> {
  const { warnings } = await transform(source, { loader: 'css', logLevel: 'silent' });
  refuseWarnings(warnings, shown);
  return { css: source, names: {} };
}

async function compile(source: string, shown: string, options: BuildOptions): Promise<CssModule> {
  if (/(^|[\s{;])composes\s*:/.test(source))
    throw new Failure(`[css] ${shown} uses "composes"; give the element both classes instead.`);

  const bundle = await build({
    stdin: { contents: `export { default } from '${mark}'`, resolveDir: options.root },
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
    outdir: options.root,
    format: 'esm',
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw new Failure(`[css] ${shown}: ${reasonOf(error)}`);
  });
  refuseWarnings(bundle.warnings, shown);

  const text = (ending: string) => bundle.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  const unusable = text('.js').match(new RegExp(`"${mark}_([\\w-]*[^\\w"-][^"]*)"`));
  if (unusable) throw new Failure(`[css] ${shown} names "${unusable[1]}"; use letters, digits, - and _ alone.`);
  const locals = [...text('.js').matchAll(new RegExp(`"${mark}_([\\w-]+)"`, 'g'))].map(([, local = '']) => local);
  const names = scopedNames(shown, locals, options);
  const css = text('.css')
    .replace(/^\/\* .* \*\/\n/, '')
    .replace(scopedName, (whole, local: string) => names[local] ?? whole);
  return { css, names };
}
