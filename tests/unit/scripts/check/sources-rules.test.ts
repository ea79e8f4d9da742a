import { describe, expect, it } from 'vitest';
import { pixelBreakpoints } from '../../../../scripts/check/breakpoints.ts';
import { newCalls } from '../../../../scripts/check/browser-apis.ts';
import { sheetUses, undefinedProperties, wrongNames } from '../../../../scripts/check/css-names.ts';
import { longFiles } from '../../../../scripts/check/file-lengths.ts';
import { folderCycles, importCycles, wrongImports } from '../../../../scripts/check/imports.ts';
import { spelledNames } from '../../../../scripts/check/names.ts';
import { missingInReadme, undescribedFolders } from '../../../../scripts/check/readmes.ts';
import type { SourceFile } from '../../../../scripts/check/sources.ts';
import { endToEndTests, untestedRoutes } from '../../../../scripts/check/routes-tested.ts';

const file = (path: string, text = '') => ({ path, text });

describe('the rule about import cycles', () => {
  const cycle = 'client/a.ts imports client/b.ts imports client/a.ts';
  it.each([
    ['a static import', `import { b } from './b.ts';`, [cycle]],
    ['a dynamic import', `const b = import('./b.ts');`, [cycle]],
    ['an import of a type', `import type { B } from './b.ts'; type C = typeof import('./b.ts');`, []],
  ])('STACK-01 %s that closes a cycle', (_, text, expected) => {
    expect(importCycles([file('client/a.ts', text), file('client/b.ts', `export { a } from './a.ts';`)])).toEqual(
      expected,
    );
  });
});

describe('the rule about cycles of folders', () => {
  const down = file('server/page/a.ts', `import { b } from '../cache/b.ts';`);

  it.each([
    ['a value', `import { c } from '../page/c.ts';`],
    ['a type', `import type { C } from '../page/c.ts';`],
  ])('STACK-01 reports folders of the server that import each other, here %s', (_, text) => {
    expect(folderCycles([down, file('server/cache/b.ts', text)])).toEqual([
      'server/page imports server/cache imports server/page',
    ]);
  });

  it.each([
    ['a value', `import { b } from '../b/b.ts';`, ['shared/b imports shared/a imports shared/b']],
    ['a type', `import type { B } from '../b/b.ts';`, []],
  ])('STACK-01 reports folders of shared/ by their values alone, here %s', (_, text, expected) => {
    expect(
      folderCycles([file('shared/b/b.ts', `import { a } from '../a/a.ts';`), file('shared/a/a.ts', text)]),
    ).toEqual(expected);
  });

  it('STACK-01 counts the folders of http/ as layers of their own', () => {
    const responses = file('server/http/responses.ts', `import { a } from './edge/a.ts';`);
    const edge = (text: string) => [responses, file('server/http/edge/a.ts', text)];
    expect(folderCycles(edge(`import { b } from '../../cache/b.ts';`))).toEqual([]);
    expect(folderCycles(edge(`import { send } from '../responses.ts';`))).toEqual([
      'server/http imports server/http/edge imports server/http',
    ]);
  });

  it('STACK-01 accepts folders in layers, files of the root above them all, and folders of the client', () => {
    const root = [
      file('server/app.ts', `import { a } from './page/a.ts';`),
      file('server/cache/b.ts', `import type { App } from '../app.ts';`),
    ];
    const client = [
      file('client/stores/a.ts', `import { b } from '../pages/b.ts';`),
      file('client/pages/b.ts', `import { a } from '../stores/a.ts';`),
    ];
    expect(folderCycles([down, ...root, ...client])).toEqual([]);
  });
});

describe('the check of folder descriptions', () => {
  it('STACK-01 requires a README.md in folders of the first level, and for those of the second one of their own or a row in it', () => {
    const files = [
      file('client/README.md', '| `pages/` | one folder for each content type |\n\nThe visit is in stores.\n'),
      file('client/pages/home/home.tsx'),
      file('client/stores/store.ts'),
      file('client/visitor/README.md'),
      file('client/visitor/tracking/visit.ts'),
      file('brands/README.md'),
      file('brands/en/brand.ts'),
      file('locales/sv/home.json'),
    ];
    expect(undescribedFolders(files).map((line) => line.split(' ', 1)[0])).toEqual(['locales/', 'client/stores/']);
  });

  it.each([
    ['`store.ts`', []],
    ['`persisted/`, `persisted/keys.ts`', []],
    ['`server/`', []],
    ['`gone.ts`', [expect.stringContaining('client/stores/README.md describes gone.ts, which does not exist')]],
    ['`kept/`', [expect.stringContaining('describes kept/, which')]],
    ['`other.ts`', [expect.stringContaining('describes other.ts, which')]],
    ['`--out`, `/api/`', []],
  ])('STACK-01 compares a row for %s with the files', (cell, problems) => {
    const readme = file('client/stores/README.md', `| ${cell} | what it has |\n`);
    const paths = ['client/stores/store.ts', 'client/stores/persisted/keys.ts', 'client/other.ts', 'server/main.ts'];
    expect(missingInReadme(readme, [readme, ...paths.map((path) => file(path))])).toEqual(problems);
  });
});

describe('the check of class names', () => {
  const classes = new Map([['client/tile/tile.module.css', ['tile', 'wide']]]);
  const wrong = (code: string) =>
    wrongNames(sheetUses(file('client/tile/tile.tsx', `import css from './tile.module.css';\n${code}`)), classes);

  it.each([
    ['accepts used classes', 'css.tile; css.wide', []],
    ['accepts a class in brackets', `css.tile; css['wide']`, []],
    ['accepts a class that is computed at run time', 'css.tile; css[size]', []],
    ['ignores a file with the name of the import', `css.tile; css.wide; import x from '../css.module.css'`, []],
    ['reports an unknown class', 'css.tile; css.wide; css.tall', [expect.stringContaining('"tall"')]],
    ['reports an unused class', 'css.tile', [expect.stringContaining('"wide", which nothing uses')]],
  ])('STACK-01 %s', (_, code, problems) => {
    expect(wrong(code)).toEqual(problems);
  });
});

describe('the check of custom properties', () => {
  it.each([
    ['set by a theme', 'a { color: var(--text); }', []],
    ['set by a script', 'a { left: var(--shift, 0); }', []],
    ['registered', '@property --turn { syntax: "<angle>"; } a { rotate: var(--turn); }', []],
    ['in a comment alone', '/* var(--gone) */', []],
    ['that nothing sets', 'a { gap: var(--texts); margin: var(--texts); }', ['--texts']],
  ])('STACK-01 reads one %s', (_, sheet, missing) => {
    const theme = file('brands/en/theme.css', ':root { --text: #fff; }');
    const script = file('client/a.tsx', `style={{ '--shift': 1 }}`);
    expect(undefinedProperties([theme, script, file('client/a.module.css', sheet)])).toEqual(
      missing.map((name) => `client/a.module.css reads the custom property "${name}", which nothing sets.`),
    );
  });
});

describe('the check of route tests', () => {
  const routes = [
    { key: 'home', pattern: '/' },
    { key: 'slots', pattern: '/slots/' },
    { key: 'slotsGame', pattern: '/slots/:gameSlug/' },
  ];

  it('ROUTE-08 accepts a key or a whole path as a test, and not a part of a path', () => {
    const tests = [file('tests/e2e/a.test.ts', `const paths = { home: 1 };\nvisit('/slots/');`)];
    expect(untestedRoutes(routes, tests)).toEqual([
      'No end-to-end test opens the route "slotsGame" (/slots/:gameSlug/); add its row to tests/required/routes.ts.',
    ]);
    expect(untestedRoutes(routes, [...tests, file('tests/e2e/b.test.ts', `visit("slotsGame")`)])).toEqual([]);
  });

  it('ROUTE-08 reads end-to-end tests and the test modules they import, and no other file', () => {
    const files = [
      file('tests/e2e/a.test.ts', `import { paths } from '../support/paths.ts';`),
      file('tests/support/paths.ts', `import { table } from '../../shared/routing/table.ts';`),
      file('tests/unit/b.test.ts'),
      file('shared/routing/table.ts'),
    ];
    expect(endToEndTests(files).map(({ path }) => path)).toEqual(['tests/e2e/a.test.ts', 'tests/support/paths.ts']);
  });
});

type Rule = (files: readonly SourceFile[]) => string[];
/** A rule, the file that it reads, and what its one problem says. A file without a problem is accepted. */
type Case = readonly [rule: Rule, path: string, text: string, problem?: string];

const layers: Rule = (files) => files.flatMap(wrongImports);
const brandNames: Rule = (files) => spelledNames(files, ['Blue Moon']);
/** Apart from its import, since this file is checked too. */
const withoutExtension = './tile';
const lines = (count: number) => 'x\n'.repeat(count);

const cases: readonly Case[] = [
  [layers, 'server/page.ts', `import { a } from '../client/app.tsx';`],
  [layers, 'client/app.tsx', `import { a } from '../shared/routing/table.ts';`],
  [layers, 'shared/seo/head.ts', `import { a } from '../../brands/index.ts';`],
  [layers, 'brands/brand.ts', `import { a } from '../locales/index.ts';`],
  [layers, 'server/services/main.ts', `import { a } from '../../shared/contract/games.ts';`],
  [layers, 'scripts/start.ts', `import { a } from '../brands/index.ts';`],
  [layers, 'tests/unit/a.test.ts', `import { a } from '../../server/services/main.ts';`],
  [layers, 'client/app.tsx', `// like import a from '../server/page.ts'`],
  [
    layers,
    'client/app.tsx',
    `import type { A } from '../server/page.ts';`,
    'client may import shared, brands, locales',
  ],
  [layers, 'shared/seo/head.ts', `await import('../../client/app.tsx');`, 'shared may import brands, locales'],
  [layers, 'brands/brand.ts', `export { a } from '../shared/i18n/intl.ts';`, 'brands may import locales'],
  [layers, 'locales/index.ts', `import { a } from '../brands/index.ts';`, 'locales may import nothing'],
  [layers, 'server/services/main.ts', `import { a } from '../config/config.ts';`, 'services may import shared'],
  [layers, 'server/main.ts', `import type { A } from './services/main.ts';`, 'server may import client'],
  [layers, 'scripts/start.ts', `await import('../server/config/config.ts');`, 'scripts may import shared'],
  [layers, 'client/app.tsx', `export { a } from '${withoutExtension}';`, 'name the file with its extension'],
  // Too new for the oldest browsers.
  [newCalls, 'client/a.ts', '// URL.parse(a)\nconst value = URL.parse(a);', 'client/a.ts:2'],
  [newCalls, 'server/services/widget/browser/a.ts', 'AbortSignal.any([a, b])', 'widget/browser/a.ts:1'],
  [newCalls, 'client/a.ts', 'Promise.withResolvers<void>()', 'client/a.ts:1'],
  [newCalls, 'client/a.ts', 'one.isSubsetOf(other)', 'client/a.ts:1'],
  [newCalls, 'server/a.ts', 'URL.parse(a)'],
  [brandNames, 'client/a.tsx', 'one\nBlue Moon', 'client/a.tsx:2 spells "Blue Moon": read it from brands/.'],
  [brandNames, 'client/a.tsx', 'blue-moon.example', 'client/a.tsx:1 spells "Blue Moon"'],
  [brandNames, 'client/a.tsx', 'BLUEMOON', 'client/a.tsx:1 spells "Blue Moon"'],
  [brandNames, 'client/a.tsx', 'blue_moon', 'client/a.tsx:1 spells "Blue Moon"'],
  [brandNames, 'client/a.tsx', 'a blue sky, a full moon'],
  [brandNames, 'brands/house.ts', 'Blue Moon'],
  [longFiles, 'client/a.ts', lines(400)],
  [longFiles, 'client/a.ts', lines(401), 'client/a.ts has 401 lines'],
  [longFiles, 'locales/sv/home.json', lines(900)],
  [longFiles, 'server/decisions/a.md', lines(900)],
  [pixelBreakpoints, 'client/a.css', '@media (width < 768px)', '768px'],
  [pixelBreakpoints, 'client/a.css', '@media (768px <= width < 1024px)', '768px'],
  [pixelBreakpoints, 'client/a.css', 'sizes="(min-width: 768px) 50vw"', '768px'],
  [pixelBreakpoints, 'client/a.css', '@media (width >= 48em) { .a { max-width: 400px; } }'],
  [pixelBreakpoints, 'client/a.css', '@container (width >= 43.75em)'],
  [pixelBreakpoints, 'client/a.css', 'sizes="184px"'],
];

it.each(cases.map(([rule, path, text, problem]) => ({ name: rule.name, rule, path, text, problem })))(
  'STACK-01 BRAND-01 A11Y-01 $name reads $path: $text',
  ({ rule, path, text, problem }) => {
    expect(rule([{ path, text }])).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
  },
);
