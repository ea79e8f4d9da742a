import { IntlMessageFormat } from 'intl-messageformat';
import { cultures } from '../../locales/index.ts';
import { notesEnding, referenceLocale } from '../build/locale-files.ts';
import { compileMessage, readMessages } from '../build/messages.ts';
import type { WrittenMessages } from '../build/messages.ts';
import { reasonOf } from '../terminal/failure.ts';
import { messageArguments } from './message-arguments.ts';
import { type MessageNote, type MessageNotes, readNotes } from './message-notes.ts';
import type { Rule } from './rule.ts';

/** A message in the locales that have it. */
type Translations = readonly (readonly [locale: string, text: string])[];

/** Kinds of arguments that only format numbers. */
const numeric: ReadonlySet<string> = new Set(['number', 'plural']);

/** Locales whose name is not a language tag are written as their culture is. */
const formatLocaleOf = (locale: string): string =>
  Object.values(cultures).find((culture) => culture.locale === locale)?.formatLocale ?? locale;

/** Arguments with their kinds, `''` for plain ones. Undefined when the message does not parse: another rule reports it. */
function argumentsOf(text: string): (readonly [name: string, kind: string])[] | undefined {
  try {
    return messageArguments(text)
      .filter((argument) => !argument.startsWith('<'))
      .map((argument) => {
        const [name = '', kind = ''] = argument.split(', ');
        return [name, kind] as const;
      });
  } catch {
    return undefined;
  }
}

function exampleProblems({ example = {} }: MessageNote, translations: Translations): string[] {
  const parsed = translations.map(([, text]) => argumentsOf(text));
  const found = parsed.flatMap((own) => own ?? []);
  // A text that does not parse may have the argument.
  const areAllKnown = !parsed.includes(undefined);
  const names = new Set(found.map(([name]) => name));
  const numbers = new Set(found.filter(([, kind]) => numeric.has(kind)).map(([name]) => name));
  return [
    ...[...names].filter((name) => !(name in example)).map((name) => `the example lacks "${name}"`),
    ...Object.keys(example)
      .filter((name) => areAllKnown && !names.has(name))
      .map((name) => `the example has "${name}", which is no argument`),
    ...Object.entries(example)
      .filter(([name, value]) => numbers.has(name) && typeof value !== 'number')
      .map(([name]) => `the example's "${name}" must be a number`),
  ];
}

/** Soft hyphens are invisible and don't count. */
const lengthOf = (text: string): number => [...text.replaceAll('\u00AD', '')].length;

/** The tags of a message, each as the text that it encloses. */
const tagsOf = (text: string) =>
  Object.fromEntries(
    messageArguments(text)
      .filter((argument) => argument.startsWith('<'))
      .map((tag) => [tag.slice(1, -1), (enclosed: readonly unknown[]) => enclosed.join('')]),
  );

function textProblems(locale: string, text: string, { max, example = {} }: MessageNote): string[] {
  if (argumentsOf(text) === undefined) return [];
  try {
    const message = compileMessage(text, locale, '', '');
    const shown =
      typeof message === 'string'
        ? message
        : String(new IntlMessageFormat(message, formatLocaleOf(locale)).format({ ...example, ...tagsOf(text) }));
    const length = lengthOf(shown);
    return max === undefined || length <= max ? [] : [`has ${length} characters, at most ${max} fit: ${shown}`];
  } catch (error) {
    return [`does not format with the example of its note: ${reasonOf(error)}`];
  }
}

/** Messages without a note, notes without a message, examples that don't fit, and texts longer than their note allows. */
export function notesProblems(written: WrittenMessages, notes: MessageNotes): string[] {
  const placeOf = (area: string) => `locales/${referenceLocale}/${area}${notesEnding}`;
  const areas = new Set([...Object.keys(written[referenceLocale] ?? {}), ...Object.keys(notes)]);
  return [...areas].flatMap((area) => {
    const place = placeOf(area);
    const ids = Object.keys(written[referenceLocale]?.[area] ?? {});
    const noted = Object.keys(notes[area] ?? {});
    const missing = ids.filter((id) => !noted.includes(id));
    const extra = noted.filter((id) => !ids.includes(id));
    const isSorted = missing.length > 0 || extra.length > 0 || ids.join() === noted.join();
    return [
      ...missing.map((id) => `${place}: "${id}" has no note.`),
      ...extra.map((id) => `${place}: "${id}" is no message.`),
      ...(isSorted ? [] : [`${place}: the notes need the order of the messages.`]),
      ...Object.entries(notes[area] ?? {}).flatMap(([id, note]) => {
        const translations = Object.entries(written).flatMap(([locale, texts]) => {
          const text = texts[area]?.[id];
          return text === undefined ? [] : [[locale, text] as const];
        });
        const problems = extra.includes(id) ? [] : exampleProblems(note, translations);
        return [
          ...problems.map((problem) => `${place}: "${id}": ${problem}.`),
          // Without all values the message would fail in every locale.
          ...(problems.length > 0 ? [] : translations).flatMap(([locale, text]) =>
            textProblems(locale, text, note).map((problem) => `locales/${locale}/${area}.json: "${id}" ${problem}`),
          ),
        ];
      }),
    ];
  });
}

export const translatorNotes: Rule = {
  name: 'messages have notes for translators',
  async find({ root }) {
    return notesProblems(await readMessages(root), await readNotes(root));
  },
};
