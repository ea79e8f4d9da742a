import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import type { Metafile } from 'esbuild';
import { compileCssModule } from './css-module.ts';
import { Failure } from '../terminal/failure.ts';
import { loadModule } from './load-module.ts';
import { browserTarget } from './options.ts';
import type { BuildOptions } from './options.ts';

/** Sheets below `client/` that the entries import, in cascade order: imports first, pages last. */
export function importedSheets({ inputs }: Metafile, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const later: string[] = [];
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: imported, kind, external } of inputs[path]?.imports ?? []) {
      if (external) continue;
      if (kind === 'dynamic-import') later.push(imported);
      else visit(imported);
    }
    // Moves the importer behind its import.
    seen.delete(path);
    seen.add(path);
  };
  entries.forEach(visit);
  for (let next = later.shift(); next !== undefined; next = later.shift()) visit(next);
  return [...seen].filter((path) => path.endsWith('.css'));
}

/** The list `critical` of `client/styles/critical.ts`, as paths relative to the root. */
export async function criticalSheets(root: string): Promise<string[]> {
  const { critical } = await loadModule(root, 'client/styles/critical.ts');
  if (!Array.isArray(critical)) throw new Failure('[css] client/styles/critical.ts exports no list "critical".');
  return critical.map((path: unknown) => `client/${String(path)}`);
}

/**
 * Drops spaces that the minifier leaves: before values of custom properties, and in these and in fallbacks of `var()`
 * after commas and around slashes. Strings are preserved.
 */
function dropSpaces(css: string): string {
  return css.replace(
    /"[^"]*"|([{;]--[\w-]+:|,) | (\/) /g,
    (whole, before?: string, slash?: string) => before ?? slash ?? whole,
  );
}

/** Joins sheets in order and, in production, minifies them. */
export async function bundleSheets(paths: readonly string[], options: BuildOptions, head = ''): Promise<string> {
  const sheets = await Promise.all(
    paths.map(async (path) => {
      await readFile(options.root + path).catch(() => {
        throw new Failure(`[css] ${path} is missing.`);
      });
      return (await compileCssModule(options.root + path, options)).css;
    }),
  );
  const { code } = await transform([head, ...sheets].join('\n'), {
    loader: 'css',
    minify: options.mode === 'production',
    target: browserTarget,
    logLevel: 'silent',
  });
  return options.mode === 'production' ? dropSpaces(code.trim()) : code.trim();
}
