import { describe, expect, it } from 'vitest';
import { loadedModule, outputOf, pageModules } from '../../../../scripts/build/manifest.ts';
import { importedSheets } from '../../../../scripts/build/stylesheets.ts';

const imported = (kind: 'import-statement' | 'dynamic-import', ...paths: string[]) =>
  paths.map((path) => ({ path, kind }));
const output = (imports: ReturnType<typeof imported>, entryPoint?: string) => ({
  bytes: 1,
  inputs: {},
  exports: [],
  imports,
  ...(entryPoint && { entryPoint }),
});

const outputs = {
  'assets/main.A.js': output(
    [...imported('import-statement', 'assets/chunk.B.js'), ...imported('dynamic-import', 'assets/home.D.js')],
    'entry:client/main.tsx',
  ),
  'assets/chunk.B.js': output(imported('import-statement', 'assets/chunk.C.js')),
  'assets/chunk.C.js': output(imported('import-statement', 'assets/chunk.B.js')),
  'assets/home.D.js': output(
    imported('import-statement', 'assets/chunk.C.js'),
    'entry:client/pages/home/home-page.tsx',
  ),
  'assets/sheet.E.js': output([], 'entry:client/components/sheet.tsx'),
};

describe('the manifest', () => {
  it('STACK-01 follows static imports only, also through a cycle', () => {
    expect(loadedModule(outputs, outputOf(outputs, 'client/main.tsx'))).toEqual({
      url: '/assets/main.A.js',
      preloads: ['/assets/chunk.B.js', '/assets/chunk.C.js'],
    });
  });

  it('STACK-01 lists pages by their path inside client/', () => {
    expect(pageModules(outputs)).toEqual({
      'pages/home/home-page.tsx': {
        url: '/assets/home.D.js',
        preloads: ['/assets/chunk.C.js', '/assets/chunk.B.js'],
      },
    });
  });
});

describe('the linked style sheet', () => {
  it('STACK-01 has the sheets of imports before those of the importing module, and pages last', () => {
    const input = (imports: ReturnType<typeof imported>) => ({ bytes: 1, imports });
    const inputs = {
      'main.tsx': input([
        ...imported('dynamic-import', 'home.tsx'),
        ...imported('import-statement', 'header.tsx', 'main.css'),
      ]),
      'home.tsx': input(imported('import-statement', 'home.css', 'tile.tsx')),
      'header.tsx': input(imported('import-statement', 'header.css')),
      'tile.tsx': input(imported('import-statement', 'tile.css')),
      'main.css': input([]),
      'home.css': input([]),
      'header.css': input([]),
      'tile.css': input([]),
    };
    expect(importedSheets({ inputs, outputs: {} }, ['main.tsx'])).toEqual([
      'header.css',
      'main.css',
      'home.css',
      'tile.css',
    ]);
  });
});
