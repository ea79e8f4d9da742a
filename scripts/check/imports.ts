import { posix } from 'node:path';
import type { Rule } from './rule.ts';
import { isCode } from './sources.ts';
import type { SourceFile } from './sources.ts';

/** What each part may import besides itself. Data flows downwards only; the services are a program of their own. */
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

/** Every module that a file names in an import or export, type imports included. */
export function importsOf({ text }: SourceFile): string[] {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  return [...code.matchAll(specifiers)].map(([, specifier = '']) => specifier);
}

/** Problems of one file. */
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

export const imports: Rule = {
  name: 'imports run downwards',
  find: ({ files }) => files.filter(isCode).flatMap(wrongImports),
};
