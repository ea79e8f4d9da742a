import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { baseLocales } from '../../../../locales/bases.ts';
import { type Locale, locales } from '../../../../locales/culture.ts';
import { stylePageProblems } from '../../../../scripts/check/style-pages.ts';
import {
  avoidedWords,
  contradictions,
  entryPattern,
  styleBreaches,
  styleRules,
  type Termbase,
  termbase,
  termGaps,
  untranslatedTerms,
  wrongNames,
} from '../../../../scripts/check/termbase.ts';
import { contentTexts, sentencesOf, type VisibleText } from '../../../../scripts/check/visible-texts.ts';
import { root } from '../../../../scripts/run/root.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const terms = v.parse(termbase, read('locales/terms.json'));
const style = v.parse(styleRules, read('locales/style.json'));

const text = (locale: Locale, words: string, id = 'home.text'): VisibleText => ({ place: locale, id, locale, words });

describe('the terms of each language', () => {
  it.each<[Locale, string, string]>([
    ['en-GB', 'Tools for safer play, day and night.', 'safer play'],
    ['en-IE', 'Sign up for safer play.', 'safer play'],
    ['fi', 'Kuusi lippua liuskassa.', 'lippua'],
  ])('I18N-06 %s: finds a wrong term in “%s”', (locale, words, found) => {
    expect(avoidedWords(terms, [text(locale, words)]).join()).toContain(`${locale}: "${found}" is not the term`);
  });

  it('I18N-06 leaves the words of one language alone in another', () => {
    expect(
      avoidedWords(terms, [text('nb-NO', 'Innstillinger for informasjonskapsler'), text('da', 'Cookies')]),
    ).toEqual([]);
  });

  it('I18N-06 have something to avoid in every complete locale', () => {
    const few = locales
      .filter((locale) => !(locale in baseLocales))
      .filter((locale) => Object.values(terms).filter((concept) => concept[locale]?.avoid.length).length <= 30);
    expect(few, 'locales that avoid words of fewer than 31 concepts in locales/terms.json').toEqual([]);
  });

  it.each([
    ['kapsler', 'informasjonskapsler', false],
    ['kapsler', 'Kapsler.', true],
    ['klibbig*', 'Klibbiga wilds', true],
    ['*casino*', 'Onlinecasinos', true],
    ['Schein', 'der Anschein', false],
    ['Schein', 'zum schein', false],
    ['live casino', 'Live\u00A0casino', true],
    ['T&C', 'the T&C apply', true],
  ])('I18N-06 an entry “%s” in “%s”: %s', (entry, words, found) => {
    expect(entryPattern(entry).test(words)).toBe(found);
  });
});

const word = (term: string, avoid: string[] = []) => ({ term, forms: [], avoid });
const concepts: Termbase = v.parse(termbase, {
  jackpot: {
    names: ['menu.jackpots'],
    translated: true,
    except: ['home.free'],
    ...Object.fromEntries(
      locales.filter((locale) => !(locale in baseLocales)).map((locale) => [locale, word('jackpot')]),
    ),
    es: { term: 'bote', forms: ['botes'], avoid: ['jackpot*'] },
  },
});

describe('the check of terms', () => {
  it('I18N-06 reports a message that is not its concept’s name, and a name without a message', () => {
    expect(wrongNames(concepts, [text('es', 'Bote', 'menu.jackpots'), text('fi', 'Potti', 'menu.jackpots')])).toEqual([
      'locales/terms.json: jackpot names "home.free"; there is no such message.',
      'fi: "Potti" is not the name of jackpot. Say "jackpot".',
    ]);
  });

  it('I18N-06 reports a translation that lacks the term of its English, and an exception that is none', () => {
    const messages = [
      text('en-GB', 'A jackpot a day'),
      text('es', 'Un premio cada día'),
      text('en-IE', 'A prize a day'),
    ];
    expect(untranslatedTerms(concepts, messages, 'en-GB')).toEqual([
      'es: "Un premio cada día" lacks "bote" (jackpot).',
      'locales/terms.json: jackpot need not except "home.free".',
    ]);
  });

  it('I18N-06 reports a word that is both avoided and a term', () => {
    const both = v.parse(termbase, { jackpot: { ...concepts['jackpot'], fi: word('jackpot', ['jackpot*']) } });
    expect(contradictions(both)).toEqual(['locales/terms.json: jackpot avoids "jackpot*"; "jackpot" is a term of fi.']);
  });

  it('I18N-06 reports a concept that a locale lacks, unless its market does not have it', () => {
    const { sv: _, ...incomplete } = concepts['jackpot']!;
    expect(termGaps({ jackpot: incomplete })).toEqual([
      'locales/terms.json jackpot: sv has no term, and is not in "absent".',
    ]);
    expect(termGaps({ jackpot: { ...incomplete, absent: ['sv'] } })).toEqual([]);
    expect(termGaps({ jackpot: { ...incomplete, sv: word('jackpott'), absent: ['sv'] } })).toEqual([
      'locales/terms.json jackpot: sv has a term, and is in "absent".',
    ]);
  });
});

describe('the style of each language', () => {
  it.each<[Locale, string, string]>([
    ['en-GB', 'the «best» games', 'quotes of other languages'],
    ['de-DE', 'Bitte warten Sie.', 'formal address'],
    ['de-DE', 'Hier ist Ihr Code', 'formal address'],
    ['de-DE', '30-mal Einzahlung', 'two forms of “30x”'],
    ['sv', 'Spela with care', 'English words'],
    ['es', 'más de 1.200 juegos', 'a point in a number of four digits'],
    ['fi', 'Tervetuloa teidän tilillenne', 'formal address'],
    ['da', 'Nu kan De spille', 'formal address'],
    ['nb-NO', 'Her er „spill”', 'quotes of other languages'],
    ['pt-BR', 'Este é o teu limite', 'address of Portugal'],
    ['fr-CA', 'Voici ton compte', 'familiar address'],
    ['fr-CA', 'Votre prix : #', 'a space that breaks before a colon'],
    ['fi', 'Odota...', 'typewriting'],
    ['es', 'las tiradas gratis gratis', 'words written twice'],
    ['sv', 'från gratissnurr från gratissnurr', 'words written twice'],
  ])('I18N-06 %s: “%s” has %s', (locale, words, name) => {
    expect(styleBreaches(style, [text(locale, words)]).join()).toContain(`has ${name}.`);
  });

  it('I18N-06 de-DE: finds no formal address where a sentence begins', () => {
    expect(
      styleBreaches(style, [text('de-DE', 'Die Liste ist neu. Sie ist lang.'), text('de-DE', 'Studios: Ihre Namen')]),
    ).toEqual([]);
  });
});

describe('style pages', () => {
  const pages = (words: string) =>
    locales
      .filter((locale) => !(locale in baseLocales))
      .map((locale) => ({ path: `locales/${locale}/STYLE.md`, text: `- Short: \`menu.terms\`: “${words}”.` }));
  const messages = locales.map((locale) => text(locale, 'Terms\u00A0of use', 'menu.terms'));

  it('I18N-06 quote what the messages say', () => {
    expect(stylePageProblems(pages('Terms of'), messages)).toEqual([]);
    expect(stylePageProblems(pages('AGB'), messages)).toContain(
      'locales/sv/STYLE.md quotes "AGB"; sv has no such text in "menu.terms".',
    );
  });

  it('I18N-06 are in every complete locale', () => {
    expect(stylePageProblems(pages('Terms of').slice(1), messages).join()).toMatch(
      /^locales\/en-GB\/STYLE\.md is missing/,
    );
  });
});

describe('the texts that the check reads', () => {
  it('I18N-06 are each sentence that a message can become', () => {
    expect(sentencesOf('{count, plural, one {# game} other {# games}} at {siteName}')).toEqual([
      '# game at #',
      '# games at #',
    ]);
  });

  it('I18N-06 are contents by culture and service texts by language, without links and tokens', async () => {
    const files = [
      {
        path: 'brands/sv/content/sv/pages/new.md',
        text: '---\ntitle: "{{site}}"\n---\nLäs [mer](route:help) om *jackpot*.',
      },
      { path: 'brands/en/content/en-IE/pages/new.md', text: '---\ntitle: Hello\n---\n' },
      { path: 'brands/en-nz/content/da/pages/new.md', text: '---\ntitle: Hej\n---\n' },
      { path: 'server/services/widget/texts/de.json', text: '{"hello":"Hallo {name}"}' },
      { path: 'server/services/catalogue/texts/es/page.json', text: '{"hello":"Hola"}' },
      { path: 'server/services/catalogue/codes.json', text: '{"hello":"Hello"}' },
    ];
    const found = await contentTexts(root, files);
    expect(found.map(({ locale, words }) => [locale, words])).toEqual([
      ['sv', '#'],
      ['sv', 'Läs [mer# om #.'],
      ['en-IE', 'Hello'],
      ['en-IE', ''],
      ['da', 'Hej'],
      ['da', ''],
      ['de-DE', 'Hallo #'],
      ['es', 'Hola'],
    ]);
  });
});
