import { describe, expect, it } from 'vitest';
import {
  clearKept,
  dropGame,
  isKept,
  keepGame,
  keptCards,
  type KeptGames,
  mergeKept,
  nothingKept,
  refreshGame,
  uncheckedCards,
} from '../../../../shared/kept-games/kept-games.ts';
import { readKept } from '../../../../shared/kept-games/read-kept.ts';
import { tileCard } from '../../client/support/games.ts';

const limit = 3;
const dayMs = 86_400_000;

type Step = readonly ['keep' | 'drop', name: string, at: number] | readonly ['clear', at: number];

const take = (games: KeptGames, steps: readonly Step[]) =>
  steps.reduce((list, step) => {
    if (step[0] === 'clear') return clearKept(list, step[1]);
    const [what, name, at] = step;
    const game = tileCard(name);
    return what === 'keep' ? keepGame(list, game, at, limit) : dropGame(list, game.id, at, limit);
  }, games);

const kept = (...steps: Step[]) => take(nothingKept, steps);
const names = (games: KeptGames) => keptCards(games).map(({ name }) => name);

describe('kept games', () => {
  it.each<[string, Step[], string[]]>([
    ['nothing yet', [], []],
    [
      'the newest first',
      [
        ['keep', 'A', 1],
        ['keep', 'B', 2],
      ],
      ['B', 'A'],
    ],
    [
      'a game once, where it was kept last',
      [
        ['keep', 'A', 1],
        ['keep', 'B', 2],
        ['keep', 'A', 3],
      ],
      ['A', 'B'],
    ],
    [
      'what was dropped no more',
      [
        ['keep', 'A', 1],
        ['keep', 'B', 2],
        ['drop', 'A', 3],
      ],
      ['B'],
    ],
    [
      'what was dropped and kept again',
      [
        ['keep', 'A', 1],
        ['drop', 'A', 2],
        ['keep', 'A', 3],
      ],
      ['A'],
    ],
    [
      'two steps within one millisecond',
      [
        ['keep', 'A', 1],
        ['drop', 'A', 1],
      ],
      [],
    ],
    [
      'steps of a clock that was set back',
      [
        ['keep', 'A', 9],
        ['drop', 'A', 4],
        ['keep', 'B', 1],
      ],
      ['B'],
    ],
    [
      'no more than its limit',
      [
        ['keep', 'A', 1],
        ['keep', 'B', 2],
        ['keep', 'C', 3],
        ['keep', 'D', 4],
      ],
      ['D', 'C', 'B'],
    ],
    [
      'nothing once it was cleared',
      [
        ['keep', 'A', 1],
        ['clear', 2],
      ],
      [],
    ],
    [
      'what came after it was cleared',
      [
        ['keep', 'A', 5],
        ['clear', 2],
        ['keep', 'B', 1],
      ],
      ['B'],
    ],
  ])('GAME-10 hold %s', (_, steps, expected) => {
    expect(names(kept(...steps))).toEqual(expected);
  });

  it('GAME-10 never remember more drops than their limit', () => {
    const steps = ['A', 'B', 'C', 'D', 'E'].map((name, index) => ['drop', name, index] as const);
    expect(kept(...steps).entries.map(({ id }) => id)).toEqual(['id-e', 'id-d', 'id-c']);
  });

  const before: Step[] = [
    ['keep', 'A', 1],
    ['keep', 'B', 2],
  ];
  it.each<[string, Step[], Step[], string[]]>([
    ['what both added', [['keep', 'C', 3]], [['keep', 'D', 4]], ['D', 'C', 'B']],
    ['what one dropped', [], [['drop', 'A', 3]], ['B']],
    ['what one dropped and the other kept later', [['keep', 'A', 5]], [['drop', 'A', 3]], ['A', 'B']],
    ['what one cleared', [], [['clear', 3]], []],
    ['what one kept after the other cleared', [['keep', 'C', 4]], [['clear', 3]], ['C']],
  ])('GAME-10 of two tabs become one: %s', (_, mine, theirs, expected) => {
    const start = kept(...before);
    const [a, b] = [take(start, mine), take(start, theirs)];
    expect(names(mergeKept(a, b, limit))).toEqual(expected);
    expect(mergeKept(b, a, limit)).toEqual(mergeKept(a, b, limit));
    // Each tab takes up what the other wrote, and both rest.
    const joined = mergeKept(a, b, limit);
    expect(mergeKept(joined, mergeKept(b, joined, limit), limit)).toEqual(joined);
  });

  it('GAME-10 of two tabs that differ in one fact alone end alike', () => {
    const [a, b] = [kept(['keep', 'A', 1]), kept(['keep', 'A', 1])];
    const other = refreshGame(b, tileCard('A', { rtp: 96 }), 1);
    expect(mergeKept(a, other, limit)).toEqual(other);
  });

  it('GAME-10 are what a tile shows, and no more', () => {
    const whole = { ...tileCard('A'), slug: 'a', popularity: 9, image: { url: 'a', alt: 'A', width: 3, height: 4 } };
    const [card] = keptCards(keepGame(nothingKept, whole, 1, limit));
    expect(card).toMatchObject({ name: 'A', path: '/slots/a/', image: { url: 'a' } });
    expect(JSON.stringify(card)).not.toMatch(/slug|popularity|alt/);
  });

  it('GAME-10 are asked for again after a day, those that are shown', () => {
    const games = kept(['keep', 'A', 1], ['keep', 'B', 2], ['keep', 'C', dayMs]);
    const asked = (now: number, count: number) => uncheckedCards(games, now, count).map(({ name }) => name);
    expect(asked(dayMs + 1, 3)).toEqual([]);
    expect(asked(dayMs + 2, 3)).toEqual(['A']);
    expect(asked(dayMs + 3, 3)).toEqual(['B', 'A']);
    expect(asked(dayMs + 3, 2)).toEqual(['B']);
    const fresh = refreshGame(games, tileCard('B', { name: 'B two' }), dayMs + 3);
    expect(names(fresh)).toEqual(['C', 'B two', 'A']);
    expect(uncheckedCards(fresh, dayMs + 3, 3).map(({ name }) => name)).toEqual(['A']);
  });

  it('GAME-10 are found by id, but not those that were dropped', () => {
    const games = kept(['keep', 'A', 1], ['keep', 'B', 2], ['drop', 'B', 3]);
    expect(['id-a', 'id-b', 'id-c'].map((id) => isKept(games, id))).toEqual([true, false, false]);
  });
});

describe('kept games in storage', () => {
  const games = kept(['keep', 'A', 1], ['drop', 'B', 2]);
  const stored = (value: unknown = games) => JSON.parse(JSON.stringify(value)) as { entries: object[] };

  it('STATE-08 are read as they were written, to the letter', () => {
    expect(JSON.stringify(readKept(stored()))).toBe(JSON.stringify(games));
    const told = { rating: 4.6, releasedAt: '2026-11-12', jackpotId: 'j', rtp: 96, volatility: 'low' } as const;
    for (const badges of [[], ['new'], ['rating'], ['new', 'rating']] as const) {
      const full = keepGame(nothingKept, tileCard('A', { ...told, badges: [...badges] }), 1, limit);
      expect(JSON.stringify(readKept(stored(full)))).toBe(JSON.stringify(full));
    }
  });

  it.each([null, 7, 'games', {}, [], { entries: 3, clearedAt: 0 }, { entries: [], clearedAt: 'x' }, { entries: [] }])(
    'STATE-08 are nothing where there is %j',
    (value) => expect(readKept(value)).toBeUndefined(),
  );

  it.each([
    ['no game', 'x'],
    ['no time', { id: 'a', checkedAt: 1 }],
    ['a time that is none', { id: 'a', at: -1, checkedAt: 1 }],
    ['a path to another host', { id: 'a', at: 1, checkedAt: 1, card: tileCard('A', { path: '//evil.example/' }) }],
    ['a game without a name', { id: 'a', at: 1, checkedAt: 1, card: tileCard('A', { name: '' }) }],
  ])('STATE-08 lose alone what does not fit: %s', (_, entry) => {
    const { entries } = stored();
    expect(readKept({ entries: [entry, ...entries], clearedAt: 0 })).toEqual(stored());
  });
});
