import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { texts as letters } from '../../../server/services/accounts/texts.ts';
import type { Language } from '../../../server/services/catalogue/codes.ts';
import { messagesOf } from '../../../server/services/catalogue/texts/messages.ts';
import { parseContent } from '../../../server/services/content/front-matter.ts';
import { textsIn } from '../../../server/services/content/texts-in.ts';

/** Folders of messages and of what editors write, by language. */
const folders: Readonly<Record<Language, string>> = { en: 'en-*', de: 'de-DE', sv: 'sv', es: 'es', da: 'da' };
const languages = Object.keys(folders) as Language[];

const addressOnly = /^(?:[a-z]+:\S+|#\S+|[a-z\d/.-]+)$/;
/** AppContext of a text that are not words: link targets, cards, values, code. */
const noWords = /\[[^\]]*\]\(game:[^)]*\)|\]\([^)]*\)|^@\[.*$|\{\{?\w+\}\}?|`[^`]*`/gm;

/** Said word for word as it was asked for, typewriter's apostrophe and all (PAGE-05). */
const given = "we currently don't accept players from the USA";

/** Every text that visitors of a language may read, wherever it is written, and where. */
function wordsOf(language: Language): { place: string; words: string }[] {
  const folder = folders[language];
  const files = globSync([
    `locales/${folder}/!(*.notes).json`,
    `brands/*/content/${folder}/**/*.{md,json}`,
    `server/services/*/texts/${language}.json`,
    `server/services/catalogue/{texts,vocabulary}/${language}/*.json`,
  ]);
  expect(files.length).toBeGreaterThan(50);
  return [
    ...textsIn(letters[language]).map(({ field, text }) => ({ place: `letters ${field}`, text })),
    ...files.flatMap((file) =>
      textsIn(parseContent(file, readFileSync(file, 'utf8'))).map(({ field, text }) => ({
        place: `${file} ${field}`,
        text,
      })),
    ),
  ].flatMap(({ place, text }) =>
    addressOnly.test(text) ? [] : [{ place, words: text.replace(given, '#').replaceAll(noWords, '#') }],
  );
}

/** Typography that is wrong in every language: straight quotes, double hyphens, three dots, misplaced spaces. */
const typewriting = /['"]|\S {2,}\S|[^\s|] -+ \S|\.\.\.|\S [,;.](?!\w)/;

/** Typography and words that are wrong in one language. */
const wrong: readonly (readonly [Language, string, RegExp])[] = [
  ...languages.map((language) => [language, 'typewriting', typewriting] as const),
  ['en', 'quotes of other languages', /[„«»]/],
  ['de', 'quotes of other languages', /[«»”‘]|(?<!„[^“]*)“/],
  ['sv', 'quotes of other languages', /[„“«»‘]/],
  ['es', 'quotes of other languages', /[„“”‘]/],
  // Capitals in the middle of a sentence are the formal address; at its start they may be "she" or "they".
  ['de', 'formal address', /(?<=[\p{L}\d,;)] )(?:Sie|Ihr|Ihr(?:e[mnrs]?)|Ihnen)\b/u],
  ['de', 'two forms of "30x"', /\d-?mal\b/],
  ['de', 'another word for a Spin', /Drehung/],
  ['de', 'other names for the Kundenservice', /\b(?:der|dem) \[Kontakt\]|Kundendienst/i],
  ['sv', 'a genitive with an apostrophe', /\p{L}’s\b/u],
  ['da', 'quotes of other languages', /[„“”‘]|(?<!»[^«»]*)«|»(?![^«»]*«)/],
  ['da', 'formal address', /(?<=[\p{L}\d,;)] )(?:De|Dem|Deres)\b/u],
  ['da', 'a space that breaks before a unit', /\d (?:kr\b|%)/],
  ['da', 'points for decimals', /\d\.\d{1,2}(?!\d)\s*(?:%|kr)/],
  ['es', 'points in numbers of four digits', /(?<![\d.,])\d\.\d{3}(?!\d|\.\d)/],
  ['es', 'an English word for "bote"', /(?<!\*)jackpot/i],
  ['de', 'English', /\b(?:the|and|your|with|free spins?)\b/i],
  ['sv', 'English', /\b(?:the|and|your|with|free spins?)\b/i],
  ['es', 'English', /\b(?:the|and|your|with|free spins?)\b/i],
  ['da', 'English', /\b(?:the|and|your|with|free spins?)\b/i],
];

describe('words of all sources', () => {
  it.each(wrong)('I18N-02 %s: no %s', (language, _, pattern) => {
    const found = wordsOf(language).flatMap(({ place, words }) => {
      const [match] = pattern.exec(words) ?? [];
      return match === undefined ? [] : [`${place}: ${match}`];
    });
    expect(found).toEqual([]);
  });

  it('I18N-02 finds formal address in a sentence, and none where it begins', () => {
    const formal = wrong.find(([, name]) => name === 'formal address')?.[2] ?? /^/;
    expect(
      ['Bitte warten Sie.', 'Hier ist Ihr Code', 'Das gehört Ihnen.'].filter((text) => !formal.test(text)),
    ).toEqual([]);
    expect(
      ['Die Liste ist neu. Sie ist lang.', 'Spielestudios: Ihre Namen'].filter((text) => formal.test(text)),
    ).toEqual([]);
  });

  it.each(languages)('GAME-04 %s calls a feature by one name in filters and on pages', (language) => {
    const [file = ''] = globSync(`locales/${language === 'en' ? 'en-GB' : folders[language]}/catalogue.json`);
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const onPages = Object.entries(messagesOf[language]).filter(([key]) => /^feature\.\w+$/.test(key));
    expect(onPages.length).toBeGreaterThan(5);
    expect(Object.fromEntries(onPages)).toEqual(
      Object.fromEntries(onPages.map(([key]) => [key, messages[`catalogue.${key}`]])),
    );
  });
});
