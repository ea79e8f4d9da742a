import { SourceMap } from 'node:module';
import { describe, expect, it } from 'vitest';
import { minifier, minifyScript } from '../../../../scripts/build/minify.ts';

const map = JSON.stringify({
  version: 3,
  sources: ['price.ts'],
  sourcesContent: ['export const price = (amount: number) => amount * 2;'],
  names: [],
  // Maps each position of the only line to the same position.
  mappings: 'AAAA,MAAM,CAAC,MAAM,KAAK,GAAG,CAAC',
});

describe('minifyScript', () => {
  it('STACK-01 keeps the global names of a classic script', async () => {
    const code = 'var shared=1;function read(){return shared}';
    expect((await minifyScript({ code, isModule: false })).code).toContain('function read()');
  });

  it('STACK-01 drops comments and puts the preamble on its own line', async () => {
    const code = `export const a=1;\n// ${minifier}`;
    const minified = await minifyScript({ code, isModule: true, preamble: '//# hint' });
    expect(minified.code).toBe('//# hint\nexport const a=1;');
  });

  it('STACK-01 returns a source map that refers to the sources of the given map', async () => {
    const code = 'export const price = (amount) => amount * 2;';
    const minified = await minifyScript({ code, isModule: true, preamble: '//# hint', map });
    const read = new SourceMap(JSON.parse(minified.map ?? ''));
    expect(read.findEntry(1, minified.code.split('\n')[1]?.indexOf('price') ?? 0)).toMatchObject({
      originalSource: 'price.ts',
      originalLine: 0,
    });
  });
});
