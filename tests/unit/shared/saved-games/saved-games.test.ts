import { describe, expect, it } from 'vitest';
import {
  clearSaved,
  removeGame,
  isSaved,
  saveGame,
  savedCards,
  type SavedGames,
  mergeSaved,
  noSavedGames,
  refreshGame,
  uncheckedCards,
} from '../../../../shared/saved-games/saved-games.ts';
import { readSaved } from '../../../../shared/saved-games/read-saved.ts';
import { tileCard } from '../../client/support/games.ts';

const limit = 3;
const dayMs = 86_400_000;

/** Applies steps such as `keep A 1, drop A 2, clear 3`: what is done, the game, and when. */
const take = (games: SavedGames, steps: string) =>
  steps
    .split(', ')
    .filter(Boolean)
    .reduce((list, step) => {
      const [what, name = '', at] = step.split(' ');
      if (what === 'clear') return clearSaved(list, Number(name));
      const game = tileCard(name);
      return what === 'keep' ? saveGame(list, game, Number(at), limit) : removeGame(list, game.id, Number(at), limit);
    }, games);

const gamesAfter = (steps: string) => take(noSavedGames, steps);
const names = (games: SavedGames) => savedCards(games).map(({ name }) => name);

describe('stored games', () => {
  it.each([
    ['no games at first', '', ''],
    ['the newest game first', 'keep A 1, keep B 2', 'B A'],
    ['a game once, at its latest position', 'keep A 1, keep B 2, keep A 3', 'A B'],
    ['no removed game', 'keep A 1, keep B 2, drop A 3', 'B'],
    ['a game that was removed and added again', 'keep A 1, drop A 2, keep A 3', 'A'],
    ['the result of two changes in the same millisecond', 'keep A 1, drop A 1', ''],
    ['the latest changes after the clock was set back', 'keep A 9, drop A 4, keep B 1', 'B'],
    ['no more games than the limit', 'keep A 1, keep B 2, keep C 3, keep D 4', 'D C B'],
    ['no games after clearing', 'keep A 1, clear 2', ''],
    ['games added after clearing', 'keep A 5, clear 2, keep B 1', 'B'],
  ])('GAME-10 contain %s', (_, steps, expected) => {
    expect(names(gamesAfter(steps)).join(' ')).toBe(expected);
  });

  it('GAME-10 contain no more removals than the limit', () => {
    const games = gamesAfter('drop A 0, drop B 1, drop C 2, drop D 3, drop E 4');
    expect(games.entries.map(({ id }) => id)).toEqual(['id-e', 'id-d', 'id-c']);
  });

  it.each([
    ['additions in both tabs', 'keep C 3', 'keep D 4', 'D C B'],
    ['a removal in one tab', '', 'drop A 3', 'B'],
    ['a removal in one tab and a later addition in the other', 'keep A 5', 'drop A 3', 'A B'],
    ['clearing in one tab', '', 'clear 3', ''],
    ['an addition after clearing in the other tab', 'keep C 4', 'clear 3', 'C'],
  ])('GAME-10 of two tabs are merged: %s', (_, mine, theirs, expected) => {
    const start = gamesAfter('keep A 1, keep B 2');
    const [a, b] = [take(start, mine), take(start, theirs)];
    expect(names(mergeSaved(a, b, limit)).join(' ')).toBe(expected);
    expect(mergeSaved(b, a, limit)).toEqual(mergeSaved(a, b, limit));
    // Each tab merges the changes of the other, and the result is stable.
    const joined = mergeSaved(a, b, limit);
    expect(mergeSaved(joined, mergeSaved(b, joined, limit), limit)).toEqual(joined);
  });

  it('GAME-10 of two tabs are merged to the same value if a single field differs', () => {
    const [a, b] = [gamesAfter('keep A 1'), gamesAfter('keep A 1')];
    const other = refreshGame(b, tileCard('A', { rtp: 96 }), 1);
    expect(mergeSaved(a, other, limit)).toEqual(other);
  });

  it('GAME-10 contain only the fields that a tile shows', () => {
    const whole = { ...tileCard('A'), slug: 'a', popularity: 9, image: { url: 'a', alt: 'A', width: 3, height: 4 } };
    const [card] = savedCards(saveGame(noSavedGames, whole, 1, limit));
    expect(card).toMatchObject({ name: 'A', path: '/slots/a/', image: { url: 'a' } });
    expect(JSON.stringify(card)).not.toMatch(/slug|popularity|alt/);
  });

  it('GAME-10 are requested again after a day if they are visible', () => {
    const games = gamesAfter(`keep A 1, keep B 2, keep C ${dayMs}`);
    const unchecked = (now: number, count: number) => uncheckedCards(games, now, count).map(({ name }) => name);
    expect(unchecked(dayMs + 1, 3)).toEqual([]);
    expect(unchecked(dayMs + 2, 3)).toEqual(['A']);
    expect(unchecked(dayMs + 3, 3)).toEqual(['B', 'A']);
    expect(unchecked(dayMs + 3, 2)).toEqual(['B']);
    const fresh = refreshGame(games, tileCard('B', { name: 'B two' }), dayMs + 3);
    expect(names(fresh)).toEqual(['C', 'B two', 'A']);
    expect(uncheckedCards(fresh, dayMs + 3, 3).map(({ name }) => name)).toEqual(['A']);
  });

  it('GAME-10 are found by id unless they were removed', () => {
    const games = gamesAfter('keep A 1, keep B 2, drop B 3');
    expect(['id-a', 'id-b', 'id-c'].map((id) => isSaved(games, id))).toEqual([true, false, false]);
  });
});

describe('stored games in storage', () => {
  const games = gamesAfter('keep A 1, drop B 2');
  const stored = (value: unknown = games) => JSON.parse(JSON.stringify(value)) as { entries: object[] };

  it('STATE-08 are parsed exactly as they were serialized', () => {
    expect(JSON.stringify(readSaved(stored()))).toBe(JSON.stringify(games));
    const badgeFields = { rating: 4.6, releasedAt: '2026-11-12', jackpotId: 'j', rtp: 96, volatility: 'low' } as const;
    for (const badges of [[], ['new'], ['rating'], ['new', 'rating']] as const) {
      const full = saveGame(noSavedGames, tileCard('A', { ...badgeFields, badges: [...badges] }), 1, limit);
      expect(JSON.stringify(readSaved(stored(full)))).toBe(JSON.stringify(full));
    }
  });

  it.each([null, 7, 'games', {}, [], { entries: 3, clearedAt: 0 }, { entries: [], clearedAt: 'x' }, { entries: [] }])(
    'STATE-08 are undefined for the invalid value %j',
    (value) => expect(readSaved(value)).toBeUndefined(),
  );

  it.each([
    ['an item that is not an object', 'x'],
    ['an item without a time', { id: 'a', checkedAt: 1 }],
    ['an item with an invalid time', { id: 'a', at: -1, checkedAt: 1 }],
    [
      'a game with a path to another host',
      { id: 'a', at: 1, checkedAt: 1, card: tileCard('A', { path: '//evil.example/' }) },
    ],
    ['a game without a name', { id: 'a', at: 1, checkedAt: 1, card: tileCard('A', { name: '' }) }],
  ])('STATE-08 are parsed without invalid items: %s', (_, entry) => {
    const { entries } = stored();
    expect(readSaved({ entries: [entry, ...entries], clearedAt: 0 })).toEqual(stored());
  });
});
