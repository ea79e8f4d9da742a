import { posix } from 'node:path';
import type { Rule } from './rule.ts';
import { isCode } from './sources.ts';
import type { SourceFile } from './sources.ts';

/** Folders that each folder may import. Data flows downwards only, and the services are a separate program. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  server: ['client', 'shared', 'brands', 'locales'],
  services: ['shared', 'brands', 'locales'],
  client: ['shared', 'brands', 'locales'],
  shared: ['brands', 'locales'],
  brands: ['locales'],
  locales: [],
  scripts: ['shared', 'brands', 'locales'],
  tests: ['server', 'services', 'client', 'shared', 'brands', 'locales', 'scripts'],
};

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

const partOf = (path: string) => (path.startsWith('server/services/') ? 'services' : path.split('/', 1).join(''));

/** Specifiers of all imports and re-exports of a file, type imports included. */
export function importsOf({ text }: SourceFile): string[] {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  return [...code.matchAll(specifiers)].map(([, specifier = '']) => specifier);
}

export function wrongImports(file: SourceFile): string[] {
  const part = partOf(file.path);
  return importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) => {
      const target = posix.join(posix.dirname(file.path), specifier);
      if (!/\.\w+$/.test(target)) return [`${file.path} imports '${specifier}': name the file with its extension.`];
      if (!target.includes('/')) return [];
      const imported = partOf(target);
      if (imported === part || allowed[part]?.includes(imported)) return [];
      const may = allowed[part]?.join(', ') || 'nothing';
      return [`${file.path} imports ${target}: ${part} may import ${may} besides itself.`];
    });
}

/** Imports that the compiler erases. */
const typeImports = /\b(?:import|export) type [^;]*;|\btypeof import\([^)]*\)/g;

/** Relative imports of a file, as paths from the root. */
const importedPaths = (file: SourceFile) =>
  importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file.path), specifier));

/** Nodes of a graph that lead back to themselves: a cycle of names for each. */
function cyclesOf(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const visited = new Set<string>();
  const found: string[] = [];
  const visit = (node: string, path: readonly string[]) => {
    if (path.includes(node)) found.push([...path.slice(path.indexOf(node)), node].join(' imports '));
    if (visited.has(node)) return;
    visited.add(node);
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}

const withoutTypes = ({ path, text }: SourceFile): SourceFile => ({ path, text: text.replace(typeImports, '') });

/** Files that import each other, also by `import()`: a cycle of paths for each. Types don't count. */
export const importCycles = (files: readonly SourceFile[]): string[] =>
  cyclesOf(new Map(files.map((file) => [file.path, importedPaths(withoutTypes(file))])));

/**
 * Folders whose subfolders are layers, and whether their types count. Data and its types describe each other in
 * `shared/`: a route names the type of its preloads. Files directly in `server/` or `shared/` connect the layers.
 */
const layered: ReadonlyMap<string, 'types' | 'values'> = new Map([
  ['server', 'types'],
  ['server/http', 'types'],
  ['shared', 'values'],
]);

/** The layer of a path: `server/page` of `server/page/load.ts`, `server/http/edge` of `server/http/edge/listener.ts`. */
function layerOf(path: string): string | undefined {
  const folder = posix.dirname(path);
  if (folder === '.') return undefined;
  return layered.has(posix.dirname(folder)) ? folder : layerOf(folder);
}

/** Subfolders of a layered folder that import each other: a cycle of folders for each. */
export function folderCycles(files: readonly SourceFile[]): string[] {
  const imported = new Map<string, Set<string>>();
  for (const file of files) {
    const layer = layerOf(file.path);
    if (layer === undefined) continue;
    const targets = imported.get(layer) ?? new Set();
    const withTypes = layered.get(posix.dirname(layer)) === 'types';
    for (const path of importedPaths(withTypes ? file : withoutTypes(file))) {
      const target = layerOf(path);
      if (target !== undefined && target !== layer) targets.add(target);
    }
    imported.set(layer, targets);
  }
  return cyclesOf(imported);
}

export const imports: Rule = {
  name: 'imports run downwards',
  find({ files }) {
    const code = files.filter(isCode);
    return [
      ...code.flatMap(wrongImports),
      ...[...importCycles(code), ...folderCycles(code)].map((cycle) => `An import cycle: ${cycle}.`),
    ];
  },
};
