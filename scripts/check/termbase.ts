import * as v from 'valibot';
import { baseLocales } from '../../locales/bases.ts';
import { locales, type Locale } from '../../locales/culture.ts';
import { fields } from './fields.ts';
import { fillMonths } from './month-names.ts';
import type { VisibleText } from './visible-texts.ts';

/**
 * One concept's word in one language. In `forms` and `avoid`, `*` stands for any letters at the start or end of a word.
 * Without a capital letter an entry matches in any case, with one only as it is written.
 */
const word = fields({
  /** The form that labels use. */
  term: v.pipe(v.string(), v.minLength(1)),
  /** Inflections and longer or shorter names. */
  forms: v.optional(v.array(v.string()), []),
  avoid: v.optional(v.array(v.string()), []),
});

/** Locales that are written in full. */
const written = locales.filter((locale) => !(locale in baseLocales));

const optionalWords = Object.fromEntries(locales.map((locale) => [locale, v.optional(word)])) as Record<
  Locale,
  v.OptionalSchema<typeof word, undefined>
>;

const concept = fields({
  note: v.optional(v.string()),
  /** Ids of messages that are this name and nothing else. */
  names: v.optional(v.array(v.string()), []),
  /** Every message whose English contains the term must contain the locale's term. */
  translated: v.optional(v.boolean(), false),
  /** Ids of messages that express it in another way. */
  except: v.optional(v.array(v.string()), []),
  /** Locales whose market does not have the concept. */
  absent: v.optional(v.array(v.picklist(locales)), []),
  ...optionalWords,
});

export const termbase = v.record(v.string(), concept);
export type Termbase = v.InferOutput<typeof termbase>;

/**
 * Typography, formats and forms of address, as regular expressions by name. Rules under `*` hold in every locale, those
 * under `translations` in every language but English. {@link fillMonths} puts the names of months in.
 */
export const styleRules = v.record(v.string(), v.record(v.string(), v.string()));
export type StyleRules = v.InferOutput<typeof styleRules>;

const letter = String.raw`[\p{L}\p{N}]`;
const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** An entry as a regular expression. It is case-sensitive if the entry has a capital. */
export function entryPattern(entry: string): RegExp {
  const words = escaped(entry.replaceAll(/^\*|\*$/g, ''))
    .replaceAll('*', String.raw`[\p{L}\p{M}]*`)
    .replaceAll(/\s+/g, String.raw`\s+`);
  const before = /^[\p{L}\p{N}]/u.test(entry) ? `(?<!${letter})` : '';
  const after = /[\p{L}\p{N}]$/u.test(entry) ? `(?!${letter})` : entry.endsWith('*') ? String.raw`[\p{L}\p{M}]*` : '';
  return new RegExp(before + words + after, /\p{Lu}/u.test(entry) ? 'u' : 'iu');
}

/** A part of an entry that a text must contain. Few texts do, so most expressions are never needed. */
const fragmentOf = (entry: string) =>
  entry
    .toLowerCase()
    .split(/[*\s]+/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Complete locales without a term for a concept that their market has, and terms of locales that are in `absent`. */
export function termGaps(terms: Termbase): string[] {
  return Object.entries(terms).flatMap(([name, entry]) =>
    written.flatMap((locale) => {
      const isAbsent = entry.absent.includes(locale);
      if ((entry[locale] === undefined) === isAbsent) return [];
      return [
        `locales/terms.json ${name}: ${locale} has ${isAbsent ? 'a term, and is' : 'no term, and is not'} in "absent".`,
      ];
    }),
  );
}

interface Word {
  readonly concept: string;
  readonly term: string;
  readonly forms: readonly string[];
  readonly avoid: readonly string[];
}

/** The words of each locale. A partial locale has its base's, except where it has its own. */
function wordsByLocale(terms: Termbase): ReadonlyMap<Locale, readonly Word[]> {
  return new Map(
    locales.map((locale) => {
      const base = baseLocales[locale];
      const words = Object.entries(terms).flatMap(([name, entry]) => {
        const found = entry[locale] ?? (base && entry[base]);
        return found ? [{ concept: name, ...found }] : [];
      });
      return [locale, words];
    }),
  );
}

/** Avoided words that a term or form of the same locale contains. */
export function contradictions(terms: Termbase): string[] {
  return [...wordsByLocale(terms)].flatMap(([locale, words]) => {
    const said = words.flatMap(({ term, forms }) => [term, ...forms.filter((form) => !form.includes('*'))]);
    return words.flatMap(({ concept: name, avoid }) =>
      avoid.flatMap((entry) => {
        const found = said.find((term) => entryPattern(entry).test(term));
        return found === undefined
          ? []
          : [`locales/terms.json: ${name} avoids "${entry}"; "${found}" is a term of ${locale}.`];
      }),
    );
  });
}

/** Avoided words in the texts, with the term to use. */
export function avoidedWords(terms: Termbase, texts: readonly VisibleText[]): string[] {
  const avoided = new Map(
    [...wordsByLocale(terms)].map(([locale, words]) => [
      locale,
      words.flatMap(({ term, avoid }) => avoid.map((entry) => ({ term, entry, fragment: fragmentOf(entry) }))),
    ]),
  );
  return texts.flatMap(({ place, locale, words }) => {
    const lower = words.toLowerCase();
    return (avoided.get(locale) ?? []).flatMap(({ term, entry, fragment }) => {
      const match = lower.includes(fragment) ? entryPattern(entry).exec(words)?.[0] : undefined;
      return match === undefined ? [] : [`${place}: "${match}" is not the term of ${locale}. Say "${term}".`];
    });
  });
}

/** Texts that break a rule of typography or address. */
export function styleBreaches(rules: StyleRules, texts: readonly VisibleText[]): string[] {
  const patterns = new Map(
    [...new Set(texts.map(({ locale }) => locale))].map((locale) => {
      const base = baseLocales[locale] ?? locale;
      const translated = locale.startsWith('en-') ? undefined : rules['translations'];
      const sources = Object.entries({ ...rules['*'], ...translated, ...rules[base] });
      return [locale, sources.map(([name, source]) => ({ name, pattern: new RegExp(fillMonths(source, base), 'u') }))];
    }),
  );
  return texts.flatMap(({ place, locale, words }) =>
    (patterns.get(locale) ?? []).flatMap(({ name, pattern }) => {
      const match = pattern.exec(words)?.[0];
      return match === undefined ? [] : [`${place}: "${match}" has ${name}.`];
    }),
  );
}

/** Messages that should be a concept's name but differ from it, and ids without a message. */
export function wrongNames(terms: Termbase, messages: readonly VisibleText[]): string[] {
  const words = wordsByLocale(terms);
  return Object.entries(terms).flatMap(([name, { names, except }]) => {
    const unknown = [...names, ...except].filter((id) => !messages.some((message) => message.id === id));
    return [
      ...unknown.map((id) => `locales/terms.json: ${name} names "${id}"; there is no such message.`),
      ...messages
        .filter(({ id = '' }) => names.includes(id))
        .flatMap(({ place, locale, words: said }) => {
          const own = words.get(locale)?.find((found) => found.concept === name);
          if (!own || [own.term, ...own.forms].some((form) => form.toLowerCase() === said.toLowerCase())) return [];
          return [`${place}: "${said}" is not the name of ${name}. Say "${own.term}".`];
        }),
    ];
  });
}

/** Messages that lack a term of their English, and exceptions that are not needed. */
export function untranslatedTerms(terms: Termbase, messages: readonly VisibleText[], reference: Locale): string[] {
  const words = wordsByLocale(terms);
  return Object.entries(terms).flatMap(([name, { translated, except }]) => {
    if (!translated) return [];
    const patterns = new Map(
      [...words].flatMap(([locale, own]) => {
        const found = own.find((entry) => entry.concept === name);
        return found ? [[locale, [found.term, ...found.forms].map(entryPattern)] as const] : [];
      }),
    );
    const says = ({ locale, words: said }: VisibleText) =>
      patterns.get(locale)?.some((pattern) => pattern.test(said)) ?? true;
    const ids = new Set(
      messages.filter((message) => message.locale === reference && says(message)).map(({ id }) => id),
    );
    const lacking = messages.filter(
      (message) => ids.has(message.id) && !(message.locale in baseLocales) && !says(message),
    );
    return [
      ...lacking
        .filter(({ id = '' }) => !except.includes(id))
        .map(({ place, locale, words: said }) => {
          const term = words.get(locale)?.find((found) => found.concept === name)?.term;
          return `${place}: "${said}" lacks "${term}" (${name}).`;
        }),
      ...except
        .filter((id) => !lacking.some((message) => message.id === id))
        .map((id) => `locales/terms.json: ${name} need not except "${id}".`),
    ];
  });
}
