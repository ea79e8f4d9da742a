import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { icons } from '../../../../client/components/icon/icon-paths.ts';

const read = (pattern: string) => globSync(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const sheets = read('client/**/*.css');
const themes = read('brands/*/*.css');

describe('style sheets', () => {
  it('A11Y-02 do not change the visual order of elements', () => {
    const reordering = /(?:^|[\s;{])order:|(?:row|column)-reverse|grid-auto-flow:[^;]*dense/;
    expect(sheets.length).toBeGreaterThan(50);
    expect([...sheets, ...themes].filter(({ text }) => reordering.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('A11Y-01 do not combine selectors that older browsers may not support with others, because one invalid selector drops the whole rule', () => {
    const newer = /::view-transition|::details-content|::-webkit-|::-moz-/;
    const listsOf = (css: string) =>
      [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].map(([, list = '']) =>
        list.trim(),
      );
    const mixed = [...sheets, ...themes]
      .flatMap(({ text }) => listsOf(text))
      .filter((list) => new Set(list.split(',').map((selector) => newer.exec(selector)?.[0])).size > 1);
    expect(mixed).toEqual([]);
  });

  it.each(brands.map(({ id }) => id))('BRAND-01 use only custom properties that have a value: %s', (id) => {
    const definedIn = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
    const theme = readFileSync(`brands/${id}/theme.css`, 'utf8').split(':root[data-festive]')[0] ?? '';
    const known = new Set([theme, ...sheets.map(({ text }) => text)].flatMap(definedIn));
    // Without a fallback, an undefined property invalidates the whole declaration.
    const missing = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) => (known.has(name) ? [] : `${path} ${name}`)),
    );
    expect(missing).toEqual([]);
  });
});

it('PERF-01 the sprite contains only icons that a component uses', () => {
  const sources = read('client/**/*.tsx').map(({ text }) => text);
  const isUsed = (name: string) => sources.some((text) => new RegExp(`<Icon[^>]*['"]${name}['"]`).test(text));
  expect(icons.filter(({ name }) => !isUsed(name))).toEqual([]);
});
