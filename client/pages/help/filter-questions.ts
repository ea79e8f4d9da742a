import type { FaqFeed } from '../../../shared/contract/feeds.ts';
import { wordsOf } from '../../../shared/data/words-of.ts';

type Category = FaqFeed['categories'][number];
export type Question = Category['items'][number];

/** Letters as people type them: no case, no accents; ß and ø are letters of their own that have no accent to lose. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');

/** What each question and its answer say, to be looked through. */
export function questionTexts(categories: readonly Category[]): ReadonlyMap<Question, string> {
  const questions = categories.flatMap(({ items }) => items);
  return new Map(questions.map((item) => [item, plain(`${item.question} ${wordsOf(item.answerHtml)}`)]));
}

/** The questions that have all words of the query, in the question or its answer; without a word all of them. */
export function matchingQuestions(texts: ReadonlyMap<Question, string>, query: string): ReadonlySet<Question> {
  const words = plain(query).split(/\s+/);
  return new Set([...texts].flatMap(([item, text]) => (words.every((word) => text.includes(word)) ? [item] : [])));
}
