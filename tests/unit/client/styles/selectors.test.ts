import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheets = [...globSync('client/**/*.css'), ...globSync('brands/*/*.css')];
/** Selectors that the oldest supported browser may not know. */
const newer = /::view-transition|::details-content|::-webkit-|::-moz-/;

/** The selector lists of a sheet. */
const listsOf = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].map(([, list = '']) => list.trim());

describe('selectors', () => {
  it('A11Y-01 stand apart where a browser may not know them: one unknown selector loses the whole rule', () => {
    expect(sheets.length).toBeGreaterThan(50);
    const mixed = sheets
      .flatMap((sheet) => listsOf(readFileSync(sheet, 'utf8')))
      .map((list) => list.split(',').map((selector) => newer.exec(selector)?.[0]))
      .filter((kinds) => new Set(kinds).size > 1);
    expect(mixed).toEqual([]);
  });
});
