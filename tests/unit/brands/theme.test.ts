import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/index.ts';
import { contrast, toHex } from './contrast.ts';

type Tokens = Readonly<Record<string, string>>;

const declarations = (css: string): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** The default values of a theme, and its values in each colour scheme. */
function readTheme(id: string): { own: Tokens; schemes: Tokens[] } {
  const css = readFileSync(new URL(`../../../brands/${id}/theme.css`, import.meta.url), 'utf8');
  const [everyday = ''] = css.split(':root[data-festive]');
  const [own = '', other] = everyday.split('@media (prefers-color-scheme:');
  const tokens = declarations(own);
  return { own: tokens, schemes: [tokens, ...(other ? [{ ...tokens, ...declarations(other) }] : [])] };
}

const valueOf = (tokens: Tokens, name: string): string => {
  const value = tokens[`--${name}`] ?? '';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other ? valueOf(tokens, other) : value;
};

/** Foreground, background and minimum ratio: 4.5 for text, 3 for borders and focus. */
const pairs: readonly [string, string, number][] = [
  ...['s0', 's1', 's2', 's3'].map((surface): [string, string, number] => ['text', surface, 4.5]),
  ...['s0', 's1', 's2'].map((surface): [string, string, number] => ['muted', surface, 4.5]),
  ...['s0', 's1', 's2'].map((surface): [string, string, number] => ['accent', surface, 4.5]),
  ...['danger', 'warning'].map((name): [string, string, number] => [name, 's1', 4.5]),
  ['on-accent', 'accent', 4.5],
  ['on-cta', 'cta-yellow', 4.5],
  ['on-cta', 'cta-green', 4.5],
  ...['s0', 's2'].flatMap((surface): [string, string, number][] => [
    ['focus', surface, 3],
    ['line-strong', surface, 3],
  ]),
];

describe.each(brands.map(({ id }) => id))('the theme of %s', (id) => {
  const brand = brands.find((one) => one.id === id)!;
  const { own, schemes } = readTheme(id);

  it('A11Y-01 has enough contrast for text, borders and focus in every colour scheme', () => {
    const weak = schemes.flatMap((tokens, index) =>
      pairs
        .map(([front, back, least]) => ({
          front,
          back,
          least,
          ratio: contrast(valueOf(tokens, front), valueOf(tokens, back)),
        }))
        .filter(({ ratio, least }) => ratio < least)
        .map(({ front, back, ratio }) => `scheme ${index}: ${front} on ${back} is ${ratio.toFixed(2)}`),
    );
    expect(weak).toEqual([]);
  });

  it('BRAND-01 has the font weight, colours and schemes of brand.ts', () => {
    expect(valueOf(own, 'display-weight')).toBe(String(brand.font.weight));
    expect(own['color-scheme']).toBe(brand.colours.scheme);
    expect(schemes).toHaveLength(brand.colours.scheme.split(' ').length);
    expect(toHex(valueOf(own, 's0'))).toBe(brand.colours.page);
    expect(toHex(valueOf(own, 'accent'))).toBe(brand.colours.accent);
  });

  it('BRAND-01 sets the same tokens as the other themes', () => {
    const names = (tokens: Tokens) => Object.keys(tokens).filter((name) => name !== '--hover');
    expect(names(own).toSorted()).toEqual(names(readTheme('en').own).toSorted());
  });

  it('SHELL-10 has one token for the festive days', () => {
    const css = readFileSync(new URL(`../../../brands/${id}/theme.css`, import.meta.url), 'utf8');
    expect(Object.keys(declarations(css.split(':root[data-festive]')[1] ?? ''))).toHaveLength(1);
  });
});
