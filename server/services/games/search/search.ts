import type { DatabaseSync } from 'node:sqlite';
import type { CultureCode } from '../../../../locales/index.ts';
import { markets } from '../../catalogue/markets.ts';
import { findCompounds } from './compounds.ts';
import { readEveryday, type Reading } from './everyday.ts';
import { findForms } from './forms.ts';
import { findNearWords } from './mistake.ts';
import { subjectCode } from './text-index.ts';
import { wordsOf } from './words-of.ts';

/** Places of a culture's games, first and last. */
export interface PlaceRange {
  first: number;
  last: number;
}

/** Indexes of the games that match a query, the most relevant first. */
export type Search = (culture: CultureCode, range: PlaceRange, typed: string) => number[];

/**
 * Number of hits up to which games with similar names are added. More of them would bury the exact hits. Without an
 * exact hit, only similar names are found.
 */
const enough = 12;
const mostWords = 8;

const everywhere = '{name provider topic} : ';

/**
 * Steps of relevance: 1. the name itself; 2. names that begin with the query; 3. names with its words; 4. names with
 * another form of an everyday word ("fruit machine"), then games of the kind or theme that it means; 5. provider and
 * topic; 6. names with other gaps ("moon light"); 7. words that contain the typed ones; 8. words with one typing
 * mistake. Within a step, whole words come before beginnings of words, then the popular before others, which is the
 * order of places. The words are letters and digits only, so they contain no syntax of FTS5's query language.
 */
export function createSearch(database: DatabaseSync): Search {
  const byName = database.prepare('SELECT place FROM game WHERE culture = ? AND folded = ? AND place <= ?');
  const byText = database.prepare(
    'SELECT rowid FROM game_text WHERE game_text MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid',
  );
  byName.setReturnArrays(true);
  byText.setReturnArrays(true);
  const allWords = database.prepare('SELECT word FROM word');
  const vocabulary = allWords.all().map(({ word }) => String(word));

  return (culture, { first, last }, typed) => {
    const words = wordsOf(typed).slice(0, mostWords);
    if (words.length === 0) return [];
    const places = new Set<number>();
    const add = (rows: readonly unknown[], most = Infinity) => {
      for (const row of rows as readonly [number][]) if (places.size < most) places.add(row[0]);
    };
    const match = (query: string, most?: number) => add(byText.all(query, first, last), most);
    const matchOthers = (
      othersOf: (word: string, all: readonly string[]) => readonly string[],
      columns = ['name : ', everywhere],
      most?: number,
    ) => {
      const choices = words.map((word) => [`"${word}"*`, ...othersOf(word, vocabulary).map((other) => `"${other}"`)]);
      if (choices.every(({ length }) => length === 1)) return;
      const query = choices.map((each) => `(${each.join(' OR ')})`).join(' AND ');
      for (const column of columns) match(`${column}(${query})`, most);
    };
    const matchEveryday = (reading: Reading) => {
      const parts = readEveryday(markets[culture].language, words, reading);
      if (!parts) return;
      matchOthers((word, all) => [...findForms(word, all), ...findCompounds(word, all)], ['name : ']);
      const choices = parts.map((part) =>
        typeof part === 'string'
          ? `(${everywhere}"${part}"*)`
          : `(subject : (${part.map((subject) => `"${subjectCode(subject)}"`).join(' OR ')}))`,
      );
      match(choices.join(' AND '));
    };
    const phrase = words.join(' ');
    const whole = words.map((word) => `"${word}"`).join(' AND ');
    const beginnings = words.map((word) => `"${word}"*`).join(' AND ');
    const joined = words.join('');

    add(byName.all(culture, phrase, last));
    match(`name : ^ "${phrase}"`);
    match(`name : ^ "${phrase}" *`);
    match(`name : (${whole})`);
    match(`name : (${beginnings})`);
    matchEveryday('typed');
    match(`${everywhere}(${beginnings})`);
    if (joined.length >= 4) match(`joined : "${joined}" *`);
    if (places.size < enough) matchOthers(findCompounds);
    if (places.size < enough) matchOthers(findNearWords, undefined, places.size > 0 ? enough : undefined);
    if (places.size < enough) matchEveryday('mistyped');
    return [...places];
  };
}
