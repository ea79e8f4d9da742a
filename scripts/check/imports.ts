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

/** Files that import each other, also by `import()`: a cycle of paths for each. Types don't count. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const imported = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf({ path, text: text.replace(typeImports, '') }).map((specifier) =>
        posix.join(posix.dirname(path), specifier),
      ),
    ]),
  );
  const visited = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, importers: readonly string[]) => {
    if (importers.includes(path)) found.push([...importers.slice(importers.indexOf(path)), path].join(' imports '));
    if (visited.has(path)) return;
    visited.add(path);
    for (const next of imported.get(path) ?? []) visit(next, [...importers, path]);
  };
  for (const path of imported.keys()) visit(path, []);
  return found;
}

export const imports: Rule = {
  name: 'imports run downwards',
  find({ files }) {
    const code = files.filter(isCode);
    return [...code.flatMap(wrongImports), ...importCycles(code).map((cycle) => `An import cycle: ${cycle}.`)];
  },
};
