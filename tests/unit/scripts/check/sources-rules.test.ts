import { describe, expect, it } from 'vitest';
import { pixelBreakpoints } from '../../../../scripts/check/breakpoints.ts';
import { newCalls } from '../../../../scripts/check/browser-apis.ts';
import { sheetUses, wrongNames } from '../../../../scripts/check/css-names.ts';
import { longFiles } from '../../../../scripts/check/file-lengths.ts';
import { folderCycles, importCycles, wrongImports } from '../../../../scripts/check/imports.ts';
import { spelledNames } from '../../../../scripts/check/names.ts';
import { missingInReadme, undescribedFolders } from '../../../../scripts/check/readmes.ts';
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

describe('the layers of imports', () => {
  it.each([
    ['server/page.ts', '../client/app.tsx'],
    ['client/app.tsx', '../shared/routing/table.ts'],
    ['shared/seo/head.ts', '../../brands/index.ts'],
    ['brands/brand.ts', '../locales/index.ts'],
    ['server/services/main.ts', '../../shared/contract/games.ts'],
    ['scripts/start.ts', '../brands/index.ts'],
    ['tests/unit/a.test.ts', '../../server/services/main.ts'],
  ])('STACK-01 let %s import %s', (path, specifier) => {
    expect(wrongImports(file(path, `import { a } from '${specifier}';`))).toEqual([]);
  });

  it.each([
    ['client/app.tsx', '../server/page.ts', /client may import shared, brands, locales/],
    ['shared/seo/head.ts', '../../client/app.tsx', /shared may import brands, locales/],
    ['brands/brand.ts', '../shared/i18n/intl.ts', /brands may import locales/],
    ['locales/index.ts', '../brands/index.ts', /locales may import nothing/],
    ['server/services/main.ts', '../config/config.ts', /services may import shared/],
    ['server/main.ts', './services/main.ts', /server may import client/],
    ['scripts/start.ts', '../server/config/config.ts', /scripts may import shared/],
    ['client/app.tsx', './tile', /name the file with its extension/],
  ])('STACK-01 do not let %s import %s', (path, specifier, problem) => {
    for (const text of [
      `import type { A } from '${specifier}';`,
      `const a = await import('${specifier}');`,
      `export { a } from '${specifier}';`,
    ])
      expect(wrongImports(file(path, text))).toEqual([expect.stringMatching(problem)]);
  });

  it('STACK-01 ignore imports in comments', () => {
    expect(wrongImports(file('client/app.tsx', `// like import a from '../server/page.ts'`))).toEqual([]);
  });
});

describe('the check of browser APIs', () => {
  it.each(['Promise.withResolvers<void>()', 'AbortSignal.any([a, b])', 'URL.parse(a)', 'one.isSubsetOf(other)'])(
    'STACK-01 reports %s as too new in code for browsers, and not in code for the server',
    (call) => {
      const text = `// ${call}\nconst value = ${call};`;
      const files = ['client/a.ts', 'server/services/widget/browser/a.ts', 'server/a.ts'].map((path) =>
        file(path, text),
      );
      expect(newCalls(files)).toEqual([
        expect.stringContaining('client/a.ts:2'),
        expect.stringContaining('server/services/widget/browser/a.ts:2'),
      ]);
    },
  );
});

describe('the check of brand names', () => {
  it.each(['Blue Moon', 'blue-moon.example', 'BLUEMOON', 'blue_moon'])(
    'BRAND-01 reports %j outside brands/',
    (text) => {
      expect(spelledNames([file('client/a.tsx', `one\n${text}`)], ['Blue Moon'])).toEqual([
        'client/a.tsx:2 spells "Blue Moon": read it from brands/.',
      ]);
    },
  );

  it('BRAND-01 accepts names in brands/, and other words', () => {
    const files = [file('brands/house.ts', 'Blue Moon'), file('client/a.tsx', 'a blue sky, a full moon')];
    expect(spelledNames(files, ['Blue Moon'])).toEqual([]);
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

describe('the check of file lengths', () => {
  const lines = (count: number, path = 'client/a.ts') => file(path, 'x\n'.repeat(count));

  it('STACK-01 allows at most 400 lines', () => {
    const short = Array.from({ length: 20 }, () => lines(10));
    expect(longFiles([...short, lines(400)])).toEqual([]);
    expect(longFiles([...short, lines(401)])).toEqual([expect.stringContaining('client/a.ts has 401 lines')]);
  });

  it('STACK-01 ignores data and prose', () => {
    expect(longFiles([lines(900, 'locales/sv/home.json'), lines(900, 'server/decisions/a.md')])).toEqual([]);
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

describe('the check of breakpoints', () => {
  it.each(['@media (width < 768px)', '@media (768px <= width < 1024px)', 'sizes="(min-width: 768px) 50vw"'])(
    'A11Y-01 reports pixels in %s',
    (text) => expect(pixelBreakpoints([file('client/a.css', text)])).toHaveLength(1),
  );

  it.each(['@media (width >= 48em) { .a { max-width: 400px; } }', '@container (width >= 43.75em)', 'sizes="184px"'])(
    'A11Y-01 accepts %s',
    (text) => expect(pixelBreakpoints([file('client/a.css', text)])).toEqual([]),
  );
});
