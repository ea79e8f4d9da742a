import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueTables, collectWords } from '../../../../../server/services/database/schema.ts';
import { wordsOf } from '../../../../../server/services/games/search/words-of.ts';
import { createSearch, type Search } from '../../../../../server/services/games/search/search.ts';
import { createTextIndex } from '../../../../../server/services/games/search/text-index.ts';

/** Name, provider, theme; most popular first. */
const games = [
  ['Lantern Trench', 'Tidehouse', 'deepSea'],
  ['Golden Lantern', 'Brasswick', 'night'],
  ['El Pájaro de Oro', 'Kitefall', 'nature'],
  ["Fool's Gold", 'Old Orchard', 'treasure'],
  ['Lantern', 'Brasswick', 'night'],
  ['Midnight Stakes', 'Lantern Labs', 'luxury'],
  ['Glömda Ängar', 'Norrsken', 'nature'],
  ['Old Rowan', 'Kitefall', 'nature'],
  ['Moonlight Row', 'Kitefall', 'night'],
  ['Glockenstraße', 'Tidehouse', 'city'],
  ['Smørrebrød', 'Norrsken', 'feast'],
] as const;

let search: Search;
let database: DatabaseSync;

const find = (typed: string) =>
  search('en-GB', { first: 1, last: games.length }, typed).map((place) => games[place - 1]?.[0]);

beforeAll(() => {
  database = new DatabaseSync(':memory:');
  database.exec(catalogueTables);
  const required = database.prepare(`SELECT name FROM pragma_table_info('game') WHERE "notnull"`).all();
  const columns = ['place', ...required.map(({ name }) => String(name))];
  const values = columns.map((name) => `:${name}`);
  const insert = database.prepare(`INSERT INTO game (${columns.join()}) VALUES (${values.join()})`);
  const index = createTextIndex(database);
  for (const [at, [name, provider, theme]] of games.entries()) {
    const groups = name === 'Moonlight Row' ? ['roulette', 'popular'] : [];
    const blank = Object.fromEntries(columns.map((column) => [column, '']));
    insert.run({
      ...blank,
      place: at + 1,
      culture: 'en-GB',
      slug: `game-${at}`,
      folded: wordsOf(name).join(' '),
      name_order: 0,
    });
    const about = { groups, themes: [theme], features: [], isLive: false };
    index(at + 1, { culture: 'en-GB', name, provider: { code: '', name: provider }, ...about });
  }
  database.exec(collectWords);
  search = createSearch(database);
});

describe('GAME-07 search', () => {
  it('GAME-07 ranks the exact name, names that begin so, names with such a word, then the provider', () => {
    expect(find('lantern')).toEqual(['Lantern', 'Lantern Trench', 'Golden Lantern', 'Midnight Stakes']);
  });

  it.each([
    ['pajaro', 'El Pájaro de Oro', 'accents left out'],
    ['PÁJARO', 'El Pájaro de Oro', 'accents and capitals typed'],
    ['glomda angar', 'Glömda Ängar', 'accents of another language'],
    ['glockenstrasse', 'Glockenstraße', 'ss for ß'],
    ['GLOCKENSTRAẞE', 'Glockenstraße', 'the capital of ß'],
    ['strasse', 'Glockenstraße', 'the end of a word'],
    ['straße', 'Glockenstraße', 'the end of a word with its own letter'],
    ['smorrebrod', 'Smørrebrød', 'o for ø'],
    ['fools gold', "Fool's Gold", 'an apostrophe left out'],
    ['fool’s', "Fool's Gold", 'a curly apostrophe'],
    ['lan tre', 'Lantern Trench', 'beginnings of two words'],
    ['trench lantern', 'Lantern Trench', 'words in another order'],
    ['moon light', 'Moonlight Row', 'a gap too many'],
    ['lanterntrench', 'Lantern Trench', 'a gap left out'],
    ['midnigt stakes', 'Midnight Stakes', 'a letter left out'],
    ['pajarro', 'El Pájaro de Oro', 'a letter too many and accents left out'],
    ['orchard gold', "Fool's Gold", 'provider and name together'],
    ['deep sea', 'Lantern Trench', 'its theme'],
    ['roulette', 'Moonlight Row', 'the heading of its group'],
    ['row', 'Moonlight Row', 'a whole word before the beginning of one'],
  ])('GAME-07 "%s" finds "%s": %s', (typed, name) => {
    expect(find(typed)[0]).toBe(name);
  });

  it('GAME-07 finds nothing for nonsense, and takes no part of it as a query of the database', () => {
    for (const typed of ['zzzzzz', '"', '* OR name:', '!!!', '^', 'NEAR(', '-']) expect(find(typed)).toEqual([]);
  });

  it('GAME-07 keeps to the places of its culture', () => {
    expect(search('en-GB', { first: 2, last: 2 }, 'lantern')).toEqual([2]);
  });
});
