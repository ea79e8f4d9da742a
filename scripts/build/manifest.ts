import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import type { LoadedModule } from '../../shared/assets/manifest.ts';
import { assetUrl } from './asset.ts';
import { entryNamespace } from './chunks-plugin.ts';
import { Failure } from '../terminal/failure.ts';

type Outputs = Metafile['outputs'];

const urlOf = (output: string) => assetUrl({ name: basename(output) });

/** Transitive static imports of an output, nearest first, without the output itself. */
export function staticClosure(outputs: Outputs, output: string): string[] {
  const found = new Set([output]);
  for (const path of found)
    for (const { path: imported, kind, external } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) found.add(imported);
  return [...found].slice(1);
}

const inNamespace = `${entryNamespace}:`;

/** The output of `client/main.tsx` or of a module loaded by `import()`. */
export function outputOf(outputs: Outputs, entry: string): string {
  const output = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === inNamespace + entry);
  if (output === undefined) throw new Failure(`[manifest] the client build made no file of ${entry}.`);
  return output;
}

/** URL of an output, and the URLs to preload with it. */
export function loadedModule(outputs: Outputs, output: string): LoadedModule {
  return { url: urlOf(output), preloads: staticClosure(outputs, output).map(urlOf) };
}

const inClient = `${inNamespace}client/`;
const inPages = `${inClient}pages/`;

/** Page modules by their path relative to `client/`. */
export function pageModules(outputs: Outputs): Record<string, LoadedModule> {
  const pages = Object.entries(outputs).flatMap(([output, { entryPoint }]) =>
    entryPoint?.startsWith(inPages)
      ? [[entryPoint.slice(inClient.length), loadedModule(outputs, output)] as const]
      : [],
  );
  return Object.fromEntries(pages.sort(([a], [b]) => a.localeCompare(b)));
}
