import type { FaqFeed } from '../../../shared/contract/feeds.ts';
import { wordsOf } from '../../../shared/data/words-of.ts';
import { plainLetters } from '../../../shared/search/plain-letters.ts';

type Category = FaqFeed['categories'][number];
export type Question = Category['items'][number];

/** Returns the searchable text of each question and its answer. */
export function questionTexts(categories: readonly Category[]): ReadonlyMap<Question, string> {
  const questions = categories.flatMap(({ items }) => items);
  return new Map(questions.map((item) => [item, plainLetters(`${item.question} ${wordsOf(item.answerHtml)}`)]));
}

/** Returns the questions that contain all words of the query, in the question or its answer. An empty query matches all. */
export function matchingQuestions(texts: ReadonlyMap<Question, string>, query: string): ReadonlySet<Question> {
  const words = plainLetters(query).split(/\s+/);
  return new Set([...texts].flatMap(([item, text]) => (words.every((word) => text.includes(word)) ? [item] : [])));
}
