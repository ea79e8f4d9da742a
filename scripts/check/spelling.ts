import { readFile } from 'node:fs/promises';
import { baseLocales } from '../../locales/bases.ts';
import { type Locale, locales } from '../../locales/culture.ts';
import { cached } from '../build/cache.ts';
import { dictionaries, type Dictionary } from './dictionaries.ts';
import type { Rule } from './rule.ts';
import { partsOf, type SpelledWord, wordsOf } from './spelled-words.ts';
import type { SourceFile } from './sources.ts';
import { entryFor, listProblems, readWordLists, type WordList, type WordLists } from './word-lists.ts';
import { type VisibleText, visibleTexts } from './visible-texts.ts';

/** Number of suggestions that a finding names, and of words of a language that have any: a search takes 50 ms. */
const mostSuggestions = 3;
const mostSuggested = 20;

/** Unknown words of a language, and the entries of lists that it needs. */
interface SpellingResult {
  /** Words that none of them has, or parts of a word. */
  readonly unknown: readonly {
    readonly written: string;
    readonly part: string;
    readonly suggestions: readonly string[];
  }[];
  /** Entries of lists that were needed: `<path> <entry>`. */
  readonly used: readonly string[];
}

/** Returns the result that an earlier run made for the key, or makes it. */
type Recall = (key: string, make: () => Promise<SpellingResult>) => Promise<SpellingResult>;

/** Looks words up in a dictionary, and in lists. */
export function judgeWords(
  words: readonly SpelledWord[],
  { knows, suggest }: Pick<Dictionary, 'knows' | 'suggest'>,
  lists: readonly WordList[],
): SpellingResult {
  const used = new Set<string>();
  const isListed = (word: string) =>
    lists.some((list) => {
      const entry = entryFor(list, word);
      if (entry !== undefined) used.add(`${list.path} ${entry}`);
      return entry !== undefined;
    });
  const unknown = words.flatMap(({ written, spellings }) => {
    // On a busy machine a dictionary may not know a compound: Hunspell stops after a quarter of a second.
    if (isListed(written) || spellings.some(knows)) return [];
    return partsOf(written)
      .filter((part) => part === written || (!knows(part) && !isListed(part)))
      .map((part) => ({ written, part }));
  });
  return {
    unknown: unknown.map((word, at) => ({
      ...word,
      suggestions: at < mostSuggested ? suggest(word.part).slice(0, mostSuggestions) : [],
    })),
    used: [...used],
  };
}

/** Halves of the titles of games (`Drak` and `brunnen`). They are not words of their own. */
const halves = /^server\/services\/catalogue\/vocabulary\/\S+ (?:firsts|seconds)\b/;

/** Each word of the texts once, with the places that have it. */
function collectWords(texts: readonly VisibleText[]) {
  const found = new Map<string, { readonly word: SpelledWord; readonly places: Set<string> }>();
  for (const { place, words } of texts.filter((text) => !halves.test(text.place)))
    for (const word of wordsOf(words)) {
      const key = word.spellings.join(' ');
      const entry = found.get(key) ?? { word, places: new Set() };
      entry.places.add(place);
      found.set(key, entry);
    }
  return [...found.values()];
}

/** The file and line of a word. A message is named by its id instead. */
function linePlace(files: readonly SourceFile[], place: string, word: string): string {
  if (place.startsWith('locales/')) return place;
  const [path = place] = place.split(' ');
  const text = files.find((file) => file.path === path)?.text ?? '';
  const at = text.search(new RegExp(String.raw`(?<![\p{L}\p{M}])${word}(?![\p{L}\p{M}])`, 'u'));
  return at === -1 ? place : `${path}:${text.slice(0, at).split('\n').length}`;
}

/** Unknown words of a language as lines of its list, in its order. Nothing where all are known. */
function pastedWords(locale: Locale, path: string, unknown: ReadonlySet<string>): string[] {
  if (unknown.size === 0) return [];
  const lines = [...unknown].toSorted(new Intl.Collator(locale).compare);
  return [`${path}: add those of these words that are right, each at its place:\n${lines.join('\n')}`];
}

/**
 * Misspelt words of the texts, the entries of lists that were needed, and the unknown words of each language to paste into
 * its list. Texts of a locale without a dictionary are not checked.
 */
export async function misspelledWords(
  texts: readonly VisibleText[],
  files: readonly SourceFile[],
  { common, own }: WordLists,
  recall: Recall = (_key, make) => make(),
): Promise<{ problems: string[]; used: ReadonlySet<string>; pasted: string[] }> {
  const problems: string[] = [];
  const pasted: string[] = [];
  const used = new Set<string>();
  for (const [name, load] of Object.entries(dictionaries)) {
    const locale = name as Locale;
    const found = collectWords(texts.filter((text) => (baseLocales[text.locale] ?? text.locale) === locale));
    if (found.length === 0) continue;
    const lists = [common, own.get(locale)].filter((list) => list !== undefined);
    const words = found.map(({ word }) => word);
    const listed = lists.map((list) => [...list.words]);
    const result = await recall(JSON.stringify([locale, words, listed]), async () => {
      const dictionary = await load();
      const made = judgeWords(words, dictionary, lists);
      dictionary.dispose();
      return made;
    });
    for (const entry of result.used) used.add(entry);
    pasted.push(...pastedWords(locale, lists.at(-1)?.path ?? '', new Set(result.unknown.map(({ part }) => part))));
    for (const { written, part, suggestions } of result.unknown) {
      const quoted = suggestions.map((word) => `"${word}"`).join(', ');
      const remedy = quoted === '' ? 'Correct it' : `Say ${quoted}`;
      for (const { word, places } of found)
        if (word.written === written)
          for (const place of places)
            problems.push(
              `${linePlace(files, place, part)}: "${part}" is no known word of ${locale}. ${remedy}, or add it to ${lists.at(-1)?.path}.`,
            );
    }
  }
  return { problems, used, pasted };
}

export const spelling: Rule = {
  name: 'messages and contents are spelled right',
  async find(project) {
    const { root, files } = project;
    const lists = readWordLists(files);
    // The lockfile has the versions of the dictionaries.
    const [texts, lockfile] = await Promise.all([visibleTexts(project), readFile(`${root}package-lock.json`, 'utf8')]);
    const { problems, used, pasted } = await misspelledWords(texts, files, lists, async (key, make) => {
      const json = await cached('spelling', lockfile + key, async () => Buffer.from(JSON.stringify(await make())));
      return JSON.parse(json.toString()) as SpellingResult;
    });
    const unused = [lists.common, ...lists.own.values()].flatMap(({ path, words }) =>
      [...words]
        .filter((word) => !used.has(`${path} ${word}`))
        .map((word) => `${path}: no text needs "${word}": leave it out.`),
    );
    const unchecked = locales.filter((locale) => !(locale in baseLocales) && !(locale in dictionaries));
    return {
      problems: [...problems, ...unused, ...listProblems(lists), ...pasted],
      warnings: unchecked.map((locale) => `${locale} has no dictionary: scripts/check/dictionaries.ts.`),
    };
  },
};
