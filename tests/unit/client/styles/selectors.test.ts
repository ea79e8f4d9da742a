import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheets = [...globSync('client/**/*.css'), ...globSync('brands/*/*.css')];
/** Selectors that the oldest supported browser may not know. */
const newer = /::view-transition|::details-content|::-webkit-|::-moz-/;

/** Returns the selector lists of a stylesheet. */
const listsOf = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].map(([, list = '']) => list.trim());

describe('CSS selectors', () => {
  it('A11Y-01 that older browsers may not support are not combined with others, because one invalid selector drops the whole rule', () => {
    expect(sheets.length).toBeGreaterThan(50);
    const mixed = sheets
      .flatMap((sheet) => listsOf(readFileSync(sheet, 'utf8')))
      .map((list) => list.split(',').map((selector) => newer.exec(selector)?.[0]))
      .filter((kinds) => new Set(kinds).size > 1);
    expect(mixed).toEqual([]);
  });
});
