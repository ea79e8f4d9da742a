import { describe, expect, it } from 'vitest';
import { staleWarnings } from '../../../../scripts/check/stale-messages.ts';
import { areaJson } from '../../../../scripts/messages/areas.ts';
import { coverageTable } from '../../../../scripts/messages/coverage.ts';
import { readMessagesCommand } from '../../../../scripts/messages/options.ts';
import { newFindings } from '../../../../scripts/messages/new-findings.ts';
import { unknownIds } from '../../../../scripts/messages/unknown-ids.ts';
import { confirmSources, sourceHash } from '../../../../scripts/messages/translation-sources.ts';

const written = {
  'en-GB': { home: { a: 'One', b: 'Two', c: 'Three' } },
  'en-IE': { home: { a: 'Wan' } },
  fi: { home: { a: 'Yksi', b: 'Kaksi' } },
};
const sources = { 'en-IE': { a: sourceHash('One') }, fi: { a: sourceHash('Once'), gone: 'x' } };

describe('the English that a translation was made from', () => {
  it('I18N-06 is compared with the current one, also of locales that inherit', () => {
    expect(staleWarnings(written, sources)).toEqual([
      '"a" has changed in English since its translation: fi. Translate it, or: npm run messages -- confirm <locale> a.',
      'locales/sources.json lacks 1 of fi, such as "b": npm run messages -- confirm fi',
    ]);
    const changed = { ...written, 'en-GB': { home: { a: 'Onne' } } };
    expect(staleWarnings(changed, sources)[0]).toContain(
      '"a" has changed in English since its translation: en-IE, fi. ',
    );
  });

  it('I18N-06 is confirmed for new messages, and for those that are named', () => {
    const [old, one, two] = [sourceHash('Once'), sourceHash('One'), sourceHash('Two')];
    expect(confirmSources(written, sources, 'fi')['fi']).toEqual({ a: old, b: two });
    expect(confirmSources(written, sources, 'fi', (id) => id === 'a')['fi']).toEqual({ a: one, b: two });
  });
});

describe('ids to confirm', () => {
  const texts = {
    'en-GB': { home: { 'home.title': 'Games', 'home.providers': 'Studios', 'home.more': 'More' } },
    fi: { home: { 'home.title': 'Pelit', 'home.providers': 'Pelitalot' } },
  };

  it.each([
    [['home.title'], []],
    [['home.titel'], ['"home.titel" is no message. Did you mean home.title?']],
    [['provider'], ['"provider" is no message. Did you mean home.providers?']],
    [['xyz'], ['"xyz" is no message.']],
    [['home.more'], ['"home.more" has no text of its own in fi.']],
  ])('I18N-06 are messages of the locale, else those that may be meant are named: %j', (ids, problems) => {
    expect(unknownIds(texts, 'fi', ids)).toEqual(problems);
  });
});

describe('the findings of an import', () => {
  const text = (da: string) => ({ 'en-GB': { home: { a: 'Terms', b: 'Two' } }, da: { home: { a: da, b: 'Fejll' } } });
  const terms = {
    terms: {
      absent: ['de-DE', 'sv', 'es', 'fi', 'nb-NO', 'pt-BR', 'fr-CA'],
      'en-GB': { term: 'terms' },
      da: { term: 'vilkår', avoid: ['betingelse*'] },
    },
  };
  const files = [
    { path: 'locales/terms.json', text: JSON.stringify(terms) },
    { path: 'locales/style.json', text: JSON.stringify({ da: { 'a typewriter’s apostrophe': "'" } }) },
  ];

  it('I18N-06 are wrong terms, style and spelling of the changed messages alone', async () => {
    const findings = await newFindings(files, text('Vilkår'), text("Betingelser for 'grænnsen'"), 'da', ['a']);
    expect(findings).toEqual([
      'locales/da/home.json a: "Betingelser" is not the term of da. Say "vilkår".',
      `locales/da/home.json a: "'" has a typewriter’s apostrophe.`,
      expect.stringContaining('locales/da/home.json a: "grænnsen" is no known word of da.'),
    ]);
  });
});

describe('the table of translations', () => {
  const needs = { built: new Map<string, string>(), isNeeded: () => true };

  it('I18N-06 has the messages of each area and locale: missing, stale, and without a note', () => {
    const notes = { home: { a: { note: 'A number.' } } };
    const [head, row] = coverageTable(written, sources, notes, needs, { 'en-IE': 'en-GB' }).split('\n');
    expect(head?.trim().split(/ {2,}/)).toEqual(['area', 'en-GB', 'no note', 'en-IE', 'fi']);
    expect(row?.trim().split(/ {2,}/)).toEqual(['home', '3', '2', '1', '2-1*1']);
  });
});

describe('a file of messages', () => {
  it('I18N-06 escapes invisible characters', () => {
    expect(areaJson({ a: '5\u00A0€ “\u00AD”' })).toBe('{\n  "a": "5\\u00a0€ “\\u00ad”"\n}\n');
  });
});

describe('the command for messages', () => {
  it.each([
    [['export', 'fi', '--format', 'xliff', '--out', 'fi.xlf'], { name: 'export', locale: 'fi', out: 'fi.xlf' }],
    [['import', 'fi.xlf'], { name: 'import', file: 'fi.xlf' }],
    [['coverage'], { name: 'coverage' }],
    [['confirm', 'fi', 'a', 'b'], { name: 'confirm', locale: 'fi', ids: ['a', 'b'], all: false }],
  ])('I18N-06 reads %j', (args, expected) => {
    expect(readMessagesCommand(args)).toEqual(expected);
  });

  it.each([
    [[]],
    [['export']],
    [['import', 'a', 'b']],
    [['delete', 'fi']],
    [['export', 'fi', '--format', 'po']],
    [['--x']],
  ])('I18N-06 shows its usage for %j', (args) => {
    expect(() => readMessagesCommand(args)).toThrow('Usage: npm run messages -- export <locale>');
  });
});
