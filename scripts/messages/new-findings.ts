import type { WrittenMessages } from '../build/messages.ts';
import type { SourceFile } from '../check/sources.ts';
import { misspelledWords } from '../check/spelling.ts';
import { messageTexts } from '../check/visible-texts.ts';
import { wordingProblems } from '../check/wording.ts';
import { readWordLists } from '../check/word-lists.ts';

/** Breaches of terms and style that changed messages of a locale add, and their misspelt words. */
export async function newFindings(
  files: readonly SourceFile[],
  before: WrittenMessages,
  after: WrittenMessages,
  locale: string,
  changed: readonly string[],
): Promise<string[]> {
  const known = new Set(wordingProblems(files, messageTexts(before)));
  const texts = messageTexts(after);
  const own = texts.filter((text) => text.locale === locale && changed.includes(text.id ?? ''));
  const { problems } = await misspelledWords(own, files, readWordLists(files));
  return [...wordingProblems(files, texts).filter((problem) => !known.has(problem)), ...problems];
}
