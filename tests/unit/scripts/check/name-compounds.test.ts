import { expect, it } from 'vitest';
import { splitCompound } from '../../../../scripts/check/name-compounds.ts';

it.each([
  ['da', '{product} original', '{product} original'],
  ['nb-NO', '{product} original', '{product} original'],
  ['sv', '{title} – inlägg | {siteName} blogg', '{siteName} blogg'],
  ['de-DE', '{product} Originale', '{product} Originale'],
  ['fi', '{product} originaali', '{product} originaali'],
  ['da', '{product}-original', undefined],
  ['sv', '{siteName} drivs av {holder}', undefined],
  ['de-DE', 'Mit welchen Erlaubnissen {siteName} Spiele anbietet', undefined],
  ['fi', '{title} | {siteName} – blogi', undefined],
  ['es', '{product} Original', undefined],
  ['en-GB', '{product} Original', undefined],
])('I18N-06 a name and its noun are joined by a hyphen in %s: %s', (locale, text, found) => {
  expect(splitCompound(locale, text)).toBe(found);
});
