import { posix } from 'node:path';
import { compileCssModule } from '../build/css-module.ts';
import { isCode } from './sources.ts';
import type { SourceFile } from './sources.ts';
import type { Rule } from './rule.ts';

const sheetImport = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** How a file uses a CSS module. */
export interface SheetUse {
  readonly path: string;
  readonly sheet: string;
  readonly names: ReadonlySet<string>;
  /** The file also looks up names that are only known at run time. */
  readonly open: boolean;
}

/** The CSS modules that a file imports, and the class names that it uses. */
export function sheetUses({ path, text }: SourceFile): SheetUse[] {
  const code = text.replaceAll(/ from '[^']+'/g, '');
  return [...text.matchAll(sheetImport)].map(([, variable = '', specifier = '']) => {
    const named = [...code.matchAll(new RegExp(`\\b${variable}(?:\\?)?\\.([A-Za-z_]\\w*)`, 'g'))];
    const quoted = [...code.matchAll(new RegExp(`\\b${variable}\\[['"]([^'"]+)['"]\\]`, 'g'))];
    return {
      path,
      sheet: posix.join(posix.dirname(path), specifier),
      names: new Set([...named, ...quoted].map(([, name = '']) => name)),
      open: new RegExp(`\\b${variable}\\[[^'"]`).test(code),
    };
  });
}

/** Class names that a sheet lacks, and classes that no file uses. */
export function wrongNames(uses: readonly SheetUse[], classes: ReadonlyMap<string, readonly string[]>): string[] {
  const missing = uses.flatMap(({ path, sheet, names }) =>
    [...names]
      .filter((name) => !classes.get(sheet)?.includes(name))
      .map((name) => `${path} uses the class "${name}", which ${sheet} does not define.`),
  );
  const unused = [...classes].flatMap(([sheet, defined]) => {
    const users = uses.filter((use) => use.sheet === sheet);
    if (users.some(({ open }) => open)) return [];
    return defined
      .filter((name) => !users.some(({ names }) => names.has(name)))
      .map((name) => `${sheet} defines the class "${name}", which nothing uses.`);
  });
  return [...missing, ...unused];
}

/** Custom properties that a sheet reads, and no sheet or script sets. A browser would drop the declaration silently. */
export function undefinedProperties(files: readonly SourceFile[]): string[] {
  const sheets = files
    .filter(({ path }) => path.endsWith('.css'))
    .map(({ path, text }) => ({ path, text: text.replaceAll(/\/\*.*?\*\//gs, '') }));
  const set = new Set(
    [
      ...sheets.flatMap(({ text }) => [...text.matchAll(/(?<![\w(-])(--[\w-]+)\s*:|@property\s+(--[\w-]+)/g)]),
      ...files.filter(isCode).flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)/g)]),
    ].map(([, declared, registered]) => declared ?? registered),
  );
  return sheets.flatMap(({ path, text }) =>
    [...new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name))]
      .filter((name) => !set.has(name))
      .map((name) => `${path} reads the custom property "${name}", which nothing sets.`),
  );
}

export const cssNames: Rule = {
  name: 'classes exist and are used',
  async find({ root, files }) {
    const sheets = files.filter(({ path }) => /^client\/.*\.module\.css$/.test(path));
    const classes = sheets.map(async ({ path }) => {
      const { css, names } = await compileCssModule(root + path, { root, outDir: root, mode: 'development' });
      // Keyframes and containers have scoped names too. Only names after a dot are classes.
      const isClass = (scoped: string) => css.includes(`.${scoped}`);
      return [path, Object.keys(names).filter((name) => isClass(names[name] ?? ''))] as const;
    });
    const users = files.filter((file) => isCode(file) && file.path.startsWith('client/'));
    const sources = files.filter(({ path }) => /^(?:brands|client|server|shared|scripts)\//.test(path));
    return [
      ...wrongNames(users.flatMap(sheetUses), new Map(await Promise.all(classes))),
      ...undefinedProperties(sources),
    ];
  },
};
