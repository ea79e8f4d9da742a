import { expect, it } from 'vitest';
import { cultureCodes } from '../../../../locales/index.ts';
import { findCulture } from '../../../../shared/geo/find-culture.ts';

it.each(cultureCodes)('SHELL-13 GEO-01 finds %s by its code, ignoring case', (code) => {
  expect([code, code.toUpperCase(), code.toLowerCase()].map((name) => findCulture(name)?.code)).toEqual([
    code,
    code,
    code,
  ]);
});

it.each([
  ['en', 'en-ROW'],
  ['sv-SE', 'sv'],
  ['es-ES', 'es'],
  ['fr-FR', undefined],
  ['', undefined],
  ['constructor', undefined],
] as const)('SHELL-13 maps the culture name "%s" of a service to %s', (name, code) => {
  expect(findCulture(name)?.code).toBe(code);
});
