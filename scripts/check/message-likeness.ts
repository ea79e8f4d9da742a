import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Messages whose numbers belong to the language: sections of a law, and a decade that some languages name by its year. */
const ownNumbers: ReadonlySet<string> = new Set(['content.lead.impressum', 'game.value.gameTheme.twenties']);

/** Messages that some languages rightly write as English does: names, and terms that players use. */
const ownWords: ReadonlySet<string> = new Set([
  'menu.pnp',
  'game.value.specialBets.callBets',
  'catalogue.feature.stickyWilds',
  'selfAssessment.points',
]);

function* literalsOf(elements: readonly MessageFormatElement[]): Generator<string> {
  for (const element of elements) {
    if (element.type === TYPE.literal) yield element.value;
    if (element.type === TYPE.tag) yield* literalsOf(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) yield* literalsOf(value);
  }
}

const wordsOf = (text: string): string => [...literalsOf(parse(text))].join('\n');

const thousands = /(?<=\d)[\u00A0\u202F.,](?=\d{3}(?!\d))/g;

/** Numbers of a text without signs for thousands, with a point for decimals: `1.200` and `1,200` → `1200`. */
const numbersOf = (text: string): string =>
  [
    ...new Set(
      wordsOf(text)
        .replaceAll(thousands, '')
        .match(/\d+(?:[.,:]\d+)*/g) ?? [],
    ),
  ]
    .map((number) => number.replaceAll(',', '.'))
    .sort()
    .join(', ');

/** Codes, email addresses and URLs. */
const codesOf = (text: string): string =>
  [...new Set(wordsOf(text).match(/\b[A-Z]+\d\w*|[\w.+-]+@[\w.-]+\w|https?:[^\s)]+/g) ?? [])].sort().join(', ');

const languageOf = (locale: string) => locale.split('-', 1).join('');

const differs = (kind: string, found: string, wanted: string): string[] =>
  found === wanted ? [] : [`expected the ${kind} ${wanted || 'none'}, found ${found || 'none'}`];

/**
 * Compares a translation with the English: numbers, codes and addresses are equal in every locale, sentences are not. Throws
 * when a text does not parse.
 *
 * @param isOffer Offers have other figures in each market.
 */
export function likenessProblems(
  id: string,
  { locale, text }: { locale: string; text: string },
  english: { locale: string; text: string },
  isOffer: boolean,
): string[] {
  const isTranslation = languageOf(locale) !== languageOf(english.locale);
  const hasWords = (wordsOf(text).match(/\p{L}{2,}/gu) ?? []).length >= 2;
  return [
    ...(isOffer || ownNumbers.has(id) ? [] : differs('numbers', numbersOf(text), numbersOf(english.text))),
    ...(isOffer ? [] : differs('codes', codesOf(text), codesOf(english.text))),
    ...(isTranslation && hasWords && text === english.text && !ownWords.has(id) ? ['is still English'] : []),
  ];
}
