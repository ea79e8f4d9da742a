import { posix } from 'node:path';
import { Failure } from '../terminal/failure.ts';
import { loadModule } from '../build/load-module.ts';
import { importsOf } from './imports.ts';
import type { Rule } from './rule.ts';
import { isCode } from './sources.ts';
import type { SourceFile } from './sources.ts';

/** The fields of a route by which tests refer to it. */
export interface NamedRoute {
  readonly key: string;
  readonly pattern: string;
}

/** Routes that no test refers to by key or path. A path with params is ambiguous, so those need the key. */
export function untestedRoutes(routes: readonly NamedRoute[], tests: readonly SourceFile[]): string[] {
  const words = new Set(tests.flatMap(({ text }) => [...text.matchAll(/['"`]([^'"`\n]+)['"`]|\b(\w+):/g)].flat()));
  return routes
    .filter(({ key, pattern }) => !words.has(key) && !words.has(pattern))
    .map(
      ({ key, pattern }) =>
        `No end-to-end test opens the route "${key}" (${pattern}); add its row to tests/required/routes.ts.`,
    );
}

/** The end-to-end tests and the modules of `tests/` that they import. */
export function endToEndTests(files: readonly SourceFile[]): SourceFile[] {
  const code = new Map(files.filter(isCode).map((file) => [file.path, file]));
  const found = new Set([...code.keys()].filter((path) => path.startsWith('tests/e2e/')));
  for (const path of found) {
    const file = code.get(path);
    for (const specifier of file ? importsOf(file) : []) {
      const target = posix.join(posix.dirname(path), specifier);
      if (specifier.startsWith('.') && target.startsWith('tests/') && code.has(target)) found.add(target);
    }
  }
  return [...found].flatMap((path) => code.get(path) ?? []);
}

export const routesTested: Rule = {
  name: 'every route has a test',
  async find({ root, files }) {
    const { table } = await loadModule(root, 'shared/routing/table.ts');
    if (!Array.isArray(table)) throw new Failure('[check] shared/routing/table.ts exports no list "table".');
    return untestedRoutes(table, endToEndTests(files));
  },
};
