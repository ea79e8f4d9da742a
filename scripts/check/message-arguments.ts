import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement, PluralElement } from '@formatjs/icu-messageformat-parser';

/** Kinds of arguments whose values every locale must format in the same way. */
const kinds: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
};

function* elementsOf(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (element.type === TYPE.tag) yield* elementsOf(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) yield* elementsOf(value);
  }
}

function describeElement(element: MessageFormatElement): string | undefined {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return undefined;
  if (element.type === TYPE.tag) return `<${element.value}>`;
  const kind = kinds[element.type];
  return kind === undefined ? element.value : `${element.value}, ${kind}`;
}

/**
 * Sorted arguments of a message with their kinds (`count, plural`), and its tags (`<b>`). Throws when it does not
 * parse.
 */
export function messageArguments(text: string): string[] {
  return [...new Set([...elementsOf(parse(text))].flatMap((element) => describeElement(element) ?? []))].sort();
}

/** Why a message does not parse, and where: `unmatched closing tag at "</i>"`. */
export function flawIn(text: string): string {
  try {
    parse(text);
    return 'nothing';
  } catch (error) {
    const { message, location } = error as SyntaxError & { location?: { start: { offset: number } } };
    const [before, after] = [text.slice(0, location?.start.offset ?? 0), text.slice(location?.start.offset ?? 0)];
    // The parser names a tag without its bracket.
    const rest = (/<\/?$/.exec(before)?.[0] ?? '') + after;
    const start = rest.length > 24 ? `${rest.slice(0, 24)}…` : rest;
    return `${message.toLowerCase().replaceAll('_', ' ')} at ${start === '' ? 'its end' : `"${start}"`}`;
  }
}

/** In these languages the plural category `many` begins at a million, more than any count on the site. */
const manyFromMillions = new Set(['es', 'fr', 'it', 'pt']);

function pluralCategories(locale: string, type: PluralElement['pluralType']): string[] {
  const language = locale.split('-')[0] ?? locale;
  const { pluralCategories: categories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  return categories.filter((category) => category !== 'many' || !manyFromMillions.has(language));
}

const pluralsOf = (text: string): PluralElement[] =>
  [...elementsOf(parse(text))].filter((element) => element.type === TYPE.plural);

/** Plural categories that the locale's language has and the message lacks. Throws when the message does not parse. */
export function missingCategories(text: string, locale: string): string[] {
  const missing = pluralsOf(text).flatMap(({ pluralType, options }) =>
    pluralCategories(locale, pluralType).filter((category) => !(category in options)),
  );
  return [...new Set(missing)];
}

/** Plural categories of the message that the locale's language lacks. Throws when the message does not parse. */
export function unknownCategories(text: string, locale: string): string[] {
  const unknown = pluralsOf(text).flatMap(({ pluralType, options }) => {
    const language = new Intl.PluralRules(locale.split('-')[0], { type: pluralType });
    const known: readonly string[] = language.resolvedOptions().pluralCategories;
    return Object.keys(options).filter((category) => !category.startsWith('=') && !known.includes(category));
  });
  return [...new Set(unknown)];
}
