import type { DatabaseSync } from 'node:sqlite';
import type { CatalogueGame } from '../../catalogue/game.ts';
import { markets } from '../../catalogue/markets.ts';
import { inEachLanguage } from '../../languages/index.ts';
import type { Subject } from '../../catalogue/vocabulary/everyday.ts';
import { groupIn } from '../groups.ts';
import { wordsOf } from './words-of.ts';

export type SearchableGame = Pick<
  CatalogueGame,
  'culture' | 'name' | 'provider' | 'groups' | 'themes' | 'features' | 'mechanic' | 'isLive'
>;

/** A code as words: "numberGrid" is found by "grid". */
const spellOut = (code: string) => code.replaceAll(/([a-z])([A-Z])/g, '$1 $2');

/** Groups that do not describe a game. */
const arrangements = new Set(['popular', 'hp_slots']);

/** Players' words for games with live dealers. */
const liveWords = inEachLanguage(({ games }) => games.live);

/**
 * Topic words of a game: headings of its groups in the culture's language, themes, mechanic, and whether it is live.
 */
function topicOf({ culture, groups, themes, mechanic, isLive }: SearchableGame): string {
  const headings = groups.filter((code) => !arrangements.has(code)).map((code) => groupIn(culture, code)?.title ?? '');
  const live = isLive ? liveWords[markets[culture].language] : '';
  return wordsOf([...headings, ...themes.map(spellOut), spellOut(mechanic ?? ''), live].join(' ')).join(' ');
}

/** A subject as one word of the index. */
export const subjectCode = (subject: Subject): string => subject.replaceAll(' ', '').toLowerCase();

/** Subjects by which everyday names find a game. */
function subjectsOf({ groups, themes, features, mechanic, isLive }: SearchableGame): string {
  const kinds = ['slots', 'jackpots'].filter((code) => groups.includes(code));
  const live = isLive ? ['live', `live ${mechanic ?? ''}`] : [];
  return [...kinds, ...themes, ...features, ...(mechanic ? [mechanic] : []), ...live]
    .map((subject) => subjectCode(subject as Subject))
    .join(' ');
}

/** Adds games to the full-text table, by their place. */
export function createTextIndex(database: DatabaseSync): (place: number, game: SearchableGame) => void {
  const insert = database.prepare(
    'INSERT INTO game_text (rowid, name, provider, topic, joined, subject) VALUES (?, ?, ?, ?, ?, ?)',
  );
  return (place, game) => {
    const nameWords = wordsOf(game.name);
    const provider = wordsOf(game.provider.name).join(' ');
    insert.run(place, nameWords.join(' '), provider, topicOf(game), nameWords.join(''), subjectsOf(game));
  };
}
