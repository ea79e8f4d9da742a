import { baseLocales } from '../../locales/bases.ts';
import { type Locale, locales } from '../../locales/culture.ts';
import type { SourceFile } from './sources.ts';

/** Words that are right in every language: names, abbreviations. */
const commonList = 'locales/words.txt';

/** Words that dictionaries lack. One without a capital letter is known in any case, one with a capital only as it is written. */
export interface WordList {
  readonly path: string;
  readonly words: ReadonlySet<string>;
}

export interface WordLists {
  readonly common: WordList;
  /** By locale that is written in full. */
  readonly own: ReadonlyMap<Locale, WordList>;
}

function listOf(files: readonly SourceFile[], path: string): WordList {
  const text = files.find((file) => file.path === path)?.text ?? '';
  return { path, words: new Set(text.split('\n').filter((line) => line !== '')) };
}

/** Reads `locales/words.txt` and `locales/<locale>/words.txt`. A missing file is an empty list. */
export const readWordLists = (files: readonly SourceFile[]): WordLists => ({
  common: listOf(files, commonList),
  own: new Map(
    locales
      .filter((locale) => !(locale in baseLocales))
      .map((locale) => [locale, listOf(files, `locales/${locale}/words.txt`)]),
  ),
});

/** The entry of a list that makes a word known. */
export const entryFor = ({ words }: WordList, word: string): string | undefined =>
  [word, word.toLowerCase()].find((form) => words.has(form));

/** Entries that are not in alphabetical order of the language, or that the common list has too. */
export function listProblems({ common, own }: WordLists): string[] {
  const lists = [['en-GB', common] as const, ...own];
  return lists.flatMap(([locale, list]) => {
    const { compare } = new Intl.Collator(locale);
    const entries = [...list.words];
    const unsorted = entries.findIndex((entry, at) => at > 0 && compare(entries[at - 1] ?? '', entry) > 0);
    return [
      ...(unsorted === -1
        ? []
        : [`${list.path} is in alphabetical order: "${entries[unsorted]}" is before "${entries[unsorted - 1]}".`]),
      ...(list === common
        ? []
        : entries
            .filter((entry) => common.words.has(entry))
            .map((entry) => `${list.path} has "${entry}", which ${common.path} has: leave it out.`)),
    ];
  });
}
