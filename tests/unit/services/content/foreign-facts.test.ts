import { expect, it } from 'vitest';
import { knownBrands } from '../../../../brands/index.ts';
import { cultures, type CultureCode } from '../../../../locales/index.ts';
import { findForeignFacts } from '../../../../server/services/content/foreign-facts.ts';

const find = (culture: CultureCode, text: string, inherited = false, from = culture) =>
  findForeignFacts(culture, [{ culture: from, path: 'pages/help.md', name: 'pages/help.md', text, inherited }]).map(
    ({ path, says }) => `${path} ${says}`,
  );

it.each([
  ['a self-exclusion', 'sv', 'Stäng av dig i ROFUS.', 'ROFUS', 'da'],
  ['a regulator by its short form', 'sv', 'Så säger DGOJ.', 'DGOJ', 'es'],
  ['a register by its host', 'de-DE', 'Siehe https://www.spelinspektionen.se/a/.', 'spelinspektionen.se', 'sv'],
  ['a helpline by its number', 'de-DE', 'Ruf 020‑81\u00a091 00 an.', '020‑81\u00a091 00', 'sv'],
  ['the number of a licence', 'es', 'Licencia 24Si9971.', '24Si9971', 'sv'],
  ['the sign of a currency', 'es', 'Desde £10.', '£', 'en-GB'],
  ['the code of a currency', 'sv', 'Minst 100 DKK.', 'DKK', 'da'],
] as const)('COMP-01 I18N-08 reports %s of another market', (_, culture, text, found, owner) => {
  expect(find(culture, `Title\n${text}`)).toEqual([
    `pages/help.md:2 has "${found}", which belongs to ${owner}; name what ${culture} has, by a token where there is one`,
  ]);
});

it('COMP-01 accepts what a market has itself, bodies that help everywhere, and parts of longer words', () => {
  expect(find('sv', 'Spelpaus och Stödlinjen 020-81 91 00, 100 kr, kronor.')).toEqual([]);
  expect(find('en-IE', 'The National Gambling Helpline, Gamblers Anonymous, Gambling Therapy, €10.')).toEqual([]);
  expect(find('de-DE', 'Die DGOJX, 924Si99715 und ROFUS-Stil.')).toEqual([]);
});

it('COMP-01 names the culture that takes a file over', () => {
  expect(find('en-IE', 'Register with GAMSTOP.', true)).toEqual([
    'pages/help.md:1 (for en-IE) has "GAMSTOP", which belongs to en-GB; name what en-IE has, by a token where there is one',
  ]);
});

it('COMP-01 I18N-08 names the country of a market whose file another takes over', () => {
  const text = 'Only in the United Kingdom, not in Ireland.';
  expect(find('en-IE', text, true, 'en-GB')).toEqual([
    'pages/help.md:1 (for en-IE) has "United Kingdom", which belongs to en-GB; name what en-IE has, by a token where there is one',
  ]);
  expect(find('en-IE', text)).toEqual([]);
  expect(find('en-GB', text)).toEqual([]);
});

it('COMP-01 I18N-08 ignores facts of a profile that is not filled in yet', () => {
  const brand = knownBrands.find(({ compliance }) => compliance.sv);
  const profile = structuredClone(brand!.compliance.sv!);
  const empty = { ...profile, licence: { ...profile.licence, regulator: '', number: '', registerUrl: '' } };
  const { code, currency, defaultCountry, formatLocale, lang } = cultures.sv;
  const file = { culture: 'es', path: 'a.md', name: 'a.md', text: 'Un texto.', inherited: false } as const;
  expect(
    findForeignFacts('es', [file], [{ code, currency, defaultCountry, formatLocale, lang, profile: empty }]),
  ).toEqual([]);
});
