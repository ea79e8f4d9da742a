import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { brands } from '../../../../brands/index.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const sheets = readdirSync(`${root}client`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(`${root}client/${path}`, 'utf8') }));

const definedIn = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
/** Custom properties used without a fallback: an undefined one invalidates the whole declaration. */
const neededBy = (css: string) => [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);

it.each(brands.map(({ id }) => id))('BRAND-01 sets every custom property that a stylesheet needs: %s', (id) => {
  const theme = readFileSync(`${root}brands/${id}/theme.css`, 'utf8').split(':root[data-festive]')[0] ?? '';
  const known = new Set([theme, ...sheets.map(({ css }) => css)].flatMap(definedIn));
  const missing = sheets.flatMap(({ path, css }) =>
    neededBy(css)
      .filter((name) => !known.has(name))
      .map((name) => `${path} ${name}`),
  );
  expect(missing).toEqual([]);
});
