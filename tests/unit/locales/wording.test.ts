import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseLocales } from '../../../locales/bases.ts';
import { locales } from '../../../locales/index.ts';
import { withoutSoftHyphens } from '../../../shared/seo/head.ts';

/** Locales that are written in full, those of future markets included. */
const written = locales.filter((locale) => !(locale in baseLocales));

const messagesOf = (locale: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...globSync(`locales/${locale}/!(*.notes).json`).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object),
  ) as Record<string, string>;

/** Messages that name the same page or act. */
const sameNames: readonly (readonly [string, string])[] = [
  ['menu.responsible', 'footer.care'],
  ['menu.juego', 'meta.juegoAutorizado.title'],
  ['menu.impressum', 'meta.impressum.title'],
  ['menu.bonus', 'meta.bonusPolicy.title'],
  ['menu.terms', 'meta.terms.title'],
  ['menu.aboutUs', 'content.name.aboutUs'],
  ['consent.settings', 'footer.cookies'],
  ['blog.previous', 'tile.list.previous'],
  ['blog.tags', 'help.subjects'],
  ['account.login', 'widget.login'],
];

/** Short names that everybody knows: the page's own title is the long form. */
const abbreviations = new Set(['AGB']);

const typewriting = /"|\S {2,}\S|[^\s|] -+ \S|\.\.\.|\S [,.](?!\w)/;

/** Words that no text of a locale may contain: another language's quotes, other addresses, calques, second names. */
const wrong: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  'en-GB': [
    ['a euphemism for gambling', /\bsafer play\b/i],
    ['"may not" for "cannot"', /\bwe may not\b/i],
    ['two names for the maximum', /\bhighest (?:stake|bonus|bet)\b/i],
  ],
  'de-DE': [
    ['a ticket beside a card', /Schein(?:e|preise)?\b/],
    ['words that no player uses', /Drehung|Haftende|Wiederholungen\b|Sonderrunde/],
  ],
  sv: [
    ['words that no player uses', /Klibbig|Omsnurr|Extraspel|Extrasnurr/],
    ['cookies that are baked', /Kakinställning/],
  ],
  es: [
    ['a country that visitors may only travel in', /\ben tu país\b/i],
    ['words that no player uses', /Repeticiones\b|andantes\b/],
  ],
  fi: [
    ['quotes of other languages', /[„“«»‘]/],
    ['formal address', /\b(?:Te|teidän|teille|teitä|teiltä)\b/],
    ['a lottery ticket for a bingo card', /lippu(?:jen|a|ja)\b/],
    ['calques', /lokeroi|kirkas taivas|pienenä asiana|Tarttuvat/],
  ],
  da: [
    ['quotes of other languages', /[„“”‘]|«[^«»]*»/],
    ['formal address', /(?<=[\p{L}\d,;)] )(?:De|Dem|Deres)\b/u],
    ['calques', /skuffe|klar himmel|lidt for tit|lille ting/],
  ],
  'nb-NO': [
    ['quotes of other languages', /[„“”‘]/],
    ['formal address', /(?<=[\p{L}\d,;)] )(?:De|Dem|Deres)\b/u],
    ['capsules for cookies', /(?<!informasjons)kapsler/i],
    ['calques', /skuff\b|klar himmel|litt for ofte|liten ting|opprop/i],
  ],
  'pt-BR': [
    ['quotes of other languages', /[„«»‘]/],
    ['words of Portugal', /(?<!\p{L})(?:telemóvel|ecrã|utilizador|registo)(?!\p{L})/iu],
    ['dice for facts', /\b(?:Leia|ver) os dados\b/i],
    ['two spellings of online', /on-line/i],
    ['calques', /gaveta|céu claro|Tanto faz/],
  ],
  'fr-CA': [
    ['quotes of other languages', /[„“”‘]/],
    ['familiar address', /(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})/iu],
    ['a space that breaks before a colon', / :/],
    ['calques', /tiroir|ciel clair|Peu importe|en entretien/],
  ],
};

/** The one text that is given word for word, with a typewriter’s apostrophe. */
const given = 'restricted.usa';

describe.each(written)('texts of %s', (locale) => {
  const messages = messagesOf(locale);

  it('I18N-02 call a page or an act by one name', () => {
    const pairs = sameNames
      .filter((ids) => ids.every((id) => id in messages))
      .map((ids) => [ids[0], ...ids.map((id) => withoutSoftHyphens(messages[id] ?? ''))] as const);
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.filter(([, name = '', other]) => name !== other && !abbreviations.has(name))).toEqual([]);
  });

  it.each([['typewriting', typewriting] as const, ...(wrong[locale] ?? [])])('I18N-02 are free of %s', (_, pattern) => {
    const found = Object.entries(messages).flatMap(([id, text]) => {
      const [match] = id === given ? [] : (pattern.exec(text.replaceAll(/\{[^{}]*\}/g, '#')) ?? []);
      return match === undefined ? [] : [`${id}: ${match}`];
    });
    expect(found).toEqual([]);
  });
});
