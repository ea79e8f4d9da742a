import { baseLocales } from '../../locales/bases.ts';
import { referenceLocale } from '../build/locale-files.ts';
import type { WrittenMessages } from '../build/messages.ts';
import { confirmSources, sourceHash, type TranslationSources } from './translation-sources.ts';
import { splitMessage } from './xliff/inline-codes.ts';
import type { TranslatedUnit, XliffDocument } from './xliff/read-xliff.ts';

/** Everything that an import may change. */
export interface Translations {
  readonly written: WrittenMessages;
  readonly sources: TranslationSources;
}

export interface ImportPlan extends Translations {
  /** Ids whose text changes. */
  readonly changed: readonly string[];
  /** Ids whose new text is not written, because its state is `initial`. */
  readonly drafts: readonly string[];
  /** Ids that stay stale, because the English has changed since the export or the translator has not confirmed them. */
  readonly stale: readonly string[];
}

/** Typed loosely, because the document names any locale. */
const bases: Readonly<Record<string, string>> = baseLocales;

type Texts = Readonly<Record<string, string>>;

/** Inserts a message behind those that precede it in the reference. */
function insert(texts: Texts, id: string, text: string, order: readonly string[]): Record<string, string> {
  if (id in texts) return { ...texts, [id]: text };
  const before = new Set(order.slice(0, order.indexOf(id)));
  const entries = Object.entries(texts);
  const at = entries.findLastIndex(([other]) => before.has(other)) + 1;
  return Object.fromEntries(entries.toSpliced(at, 0, [id, text]));
}

const without = (texts: Texts, id: string): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([other]) => other !== id));

/** Problem of a unit itself, after the file and id of its message. */
function unitProblem(
  { area, id, source, exported }: TranslatedUnit,
  locale: string,
  reference: WrittenMessages[string],
  seen: Set<string>,
): string | undefined {
  const place = `locales/${locale}/${area}.json: "${id}"`;
  if (!Object.hasOwn(reference, area) || !Object.hasOwn(reference[area] ?? {}, id))
    return `${place} expected a message of ${referenceLocale}, found none with this id.`;
  if (seen.has(id)) return `${place} expected one unit, found another.`;
  seen.add(id);
  if (exported !== undefined && exported !== sourceHash(source))
    return `${place} expected the exported <source>, found another; English is written in locales/${referenceLocale}/.`;
  return undefined;
}

/** Start of a problem of one message, which ends with a full stop. Problems of offers name figures, which are not messages. */
const ofMessage = /^(locales\/\S+: "[^"]*") (.*)\.$/s;

/** One line for each message: its file, its id and all that is wrong with it. Leaves out that its note does not fit a wrong text. */
function byMessage(problems: readonly string[], locale: string): string[] {
  const [own = [], others = []] = [true, false].map((isOwn) =>
    problems.filter((problem) => problem.startsWith(`locales/${locale}/`) === isOwn),
  );
  const flawed = own.flatMap((problem) => ofMessage.exec(problem)?.[1]?.split(' ')[1] ?? []);
  const further = others.filter((problem) => !flawed.some((id) => problem.includes(id)));
  const parts = [...own, ...further].map((problem) => ofMessage.exec(problem) ?? [problem, problem]);
  const grouped = Map.groupBy(parts, ([, place = '']) => place);
  return Array.from(grouped, ([place, found]) => {
    const flaws = found.flatMap(([, , flaw]) => flaw ?? []);
    return flaws.length === 0 ? place : `${place} ${flaws.join('; ')}.`;
  });
}

/** Problem of a translation that repeats an argument, unless its source repeats it as often. Plurals and choices have no codes: they may. */
function repeatProblem(
  { area, id, source, target }: { area: string; id: string; source: string; target: string },
  locale: string,
): string | undefined {
  const codesOf = (text: string) => splitMessage(text).flatMap(({ isCode, raw }) => (isCode ? [raw] : []));
  const times = (codes: readonly string[], code: string) => codes.filter((each) => each === code).length;
  const [own, given] = [codesOf(target), codesOf(source)];
  const repeated = own.find((code) => times(own, code) > Math.max(1, times(given, code)));
  if (repeated === undefined) return undefined;
  const [expected, found] = [given, own].map((codes) => times(codes, repeated));
  return `locales/${locale}/${area}.json: "${id}" expected ${repeated} ${expected} times, found it ${found} times.`;
}

/**
 * Applies the translations of a document to the messages.
 *
 * @param problemsOf The problems of all texts. Those that only the result of the import has are problems of the import.
 * @returns The plan, or one line for each message with problems.
 */
export function planImport(
  { written, sources }: Translations,
  { sourceLocale, targetLocale: locale, units }: XliffDocument,
  problemsOf: (written: WrittenMessages) => readonly string[],
): ImportPlan | readonly string[] {
  const reference = written[referenceLocale] ?? {};
  const old = written[locale];
  if (sourceLocale !== referenceLocale) return [`srcLang is "${sourceLocale}"; it needs to be ${referenceLocale}.`];
  if (!old || locale === referenceLocale) return [`trgLang is "${locale}", which is no locale that is translated.`];
  const seen = new Set<string>();
  const problems = units.flatMap((unit) => unitProblem(unit, locale, reference, seen) ?? []);
  if (problems.length > 0) return problems;

  const base = written[bases[locale] ?? ''];
  const areas: Record<string, Record<string, string>> = { ...old };
  const withTarget = units.flatMap((unit) => (unit.target === undefined ? [] : [{ ...unit, target: unit.target }]));
  const translated = withTarget.filter(({ isTranslated }) => isTranslated);
  for (const { area, id, target } of translated) {
    const texts = areas[area] ?? {};
    const isInherited = base?.[area]?.[id] === target;
    areas[area] = isInherited ? without(texts, id) : insert(texts, id, target, Object.keys(reference[area] ?? {}));
  }
  const own = Object.fromEntries(Object.entries(areas).filter(([, texts]) => Object.keys(texts).length > 0));
  const after: WrittenMessages = { ...written, [locale]: own };
  const before = new Set(problemsOf(written));
  const added = problemsOf(after).filter((problem) => !before.has(problem));
  if (added.length > 0) return byMessage(added, locale);

  const isNew = ({ area, id, target }: (typeof withTarget)[number]) =>
    (old[area]?.[id] ?? base?.[area]?.[id]) !== target;
  const changed = translated.filter(isNew);
  const repeated = changed.flatMap((unit) => repeatProblem(unit, locale) ?? []);
  if (repeated.length > 0) return repeated;
  const isChanged = new Set(changed.map(({ id }) => id));
  const hashes = { ...sources[locale] };
  for (const { id, source } of translated) hashes[id] = sourceHash(source);
  const confirmed = confirmSources(after, { ...sources, [locale]: hashes }, locale);
  const english: Texts = Object.assign({}, ...Object.values(reference)) as Texts;
  return {
    written: after,
    sources: confirmed,
    changed: [...isChanged],
    drafts: withTarget.filter((unit) => !unit.isTranslated && isNew(unit)).map(({ id }) => id),
    stale: withTarget.flatMap(({ id }) => {
      const hash = confirmed[locale]?.[id];
      return hash === undefined || hash === sourceHash(english[id] ?? '') ? [] : [id];
    }),
  };
}
