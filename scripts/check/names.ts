import { loadModule } from '../build/load-module.ts';
import type { Rule } from './rule.ts';
import type { SourceFile } from './sources.ts';

/** Pattern of a name in any spelling: "Blue Moon", "blue-moon", "BLUEMOON". */
function spelling(name: string): string {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean).join('[\\s_-]*');
}

/** Lines outside `brands/` that contain one of the names. */
export function spelledNames(files: readonly SourceFile[], names: readonly string[]): string[] {
  const spellings = new Map(names.map((name) => [spelling(name), name]));
  const patterns = [...spellings].map(([pattern, name]) => ({ name, pattern: new RegExp(pattern, 'iu') }));
  return files
    .filter(({ path }) => !path.startsWith('brands/'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          patterns
            .filter(({ pattern }) => pattern.test(line))
            .map(({ name }) => `${path}:${index + 1} spells "${name}": read it from brands/.`),
        ),
    );
}

function textsIn(value: unknown, keys: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, text]) => (keys.includes(key) && typeof text === 'string' ? [text] : []));
}

export const names: Rule = {
  name: 'names are in brands/ alone',
  async find({ root, files }) {
    const { brands, house, product } = await loadModule(root, 'brands/index.ts');
    const list: readonly unknown[] = Array.isArray(brands) ? brands : [];
    const found = [...list, house, product].flatMap((value) => textsIn(value, ['name', 'slug']));
    return spelledNames(files, found);
  },
};
