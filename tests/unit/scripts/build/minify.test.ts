import { SourceMap } from 'node:module';
import { describe, expect, it } from 'vitest';
import { minifier, minifyScript } from '../../../../scripts/build/minify.ts';

const map = JSON.stringify({
  version: 3,
  sources: ['price.ts'],
  sourcesContent: ['export const price = (amount: number) => amount * 2;'],
  names: [],
  // Each letter of the only line stands where it stood.
  mappings: 'AAAA,MAAM,CAAC,MAAM,KAAK,GAAG,CAAC',
});

describe('minifyScript', () => {
  it('STACK-01 follows values through a module and drops what nothing uses', () => {
    const code =
      'import{a as o}from"./o.js";const n=2,unused=3;export const price=(amount)=>{const sum=amount*n;return o(sum)};';
    expect(minifyScript({ code, isModule: true }).code).toBe(
      'import{a as o}from"./o.js";export const price=r=>o(2*r);',
    );
  });

  it('STACK-01 keeps the names of a classic script that others may read', () => {
    const code = 'var shared=1;function read(){return shared}';
    expect(minifyScript({ code, isModule: false }).code).toContain('function read()');
  });

  it('STACK-01 drops comments and puts the one that is asked for on a line of its own', () => {
    const code = `export const a=1;\n// ${minifier}`;
    expect(minifyScript({ code, isModule: true, preamble: '//# hint' }).code).toBe('//# hint\nexport const a=1;');
  });

  it('STACK-01 makes a map that leads to the sources of the one that it was given', () => {
    const code = 'export const price = (amount) => amount * 2;';
    const minified = minifyScript({ code, isModule: true, preamble: '//# hint', map });
    const read = new SourceMap(JSON.parse(minified.map ?? ''));
    expect(read.findEntry(1, minified.code.split('\n')[1]?.indexOf('price') ?? 0)).toMatchObject({
      originalSource: 'price.ts',
      originalLine: 0,
    });
  });
});
