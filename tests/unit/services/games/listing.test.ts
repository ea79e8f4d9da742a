import { describe, expect, it } from 'vitest';
import { type ListQuery, listGames, listUnion } from '../../../../server/services/games/listing.ts';
import { codeLists, shelfOf } from './shelf.ts';

const codes = codeLists();

const game = (
  provider: string,
  volatility: string,
  features: string[],
  groups: string[],
  rtp: number,
  minBet: number,
) => ({
  provider: codes.provider.number(provider),
  volatility: codes.volatility.number(volatility),
  features: features.map((code) => codes.feature.number(code)),
  groups: groups.map((code) => codes.group.number(code)),
  rtp,
  minBet,
});

const games = [
  game('tidehouse', 'high', ['freeSpins'], ['slots', 'jackpots'], 96, 10),
  game('tidehouse', 'low', ['respins'], ['slots'], 94, 20),
  game('kitefall', 'high', ['freeSpins', 'respins'], ['slots'], 97, 10),
  game('kitefall', 'low', [], ['casino'], Number.NaN, Number.NaN),
];
const inGroup = (group: string) => {
  const [number] = codes.group.find([group]);
  return [...games.keys()].filter((index) => number !== undefined && games[index]?.groups.includes(number));
};
const shelf = shelfOf(games, {
  codes,
  inGroup,
  providerNames: new Map([['tidehouse', 'Tidehouse']]),
  orders: { newest: [3, 2, 1, 0], name: [1, 0, 3, 2], rtp: [2, 0, 1, 3] },
});
const all: ListQuery = { groups: [], provider: [], volatility: [], feature: [] };
const find = (query: Partial<ListQuery>, hits?: number[]) => listGames(shelf, { ...all, ...query }, hits).found;

describe('GAME-10 listGames', () => {
  it.each([
    ['nothing', {}, [0, 1, 2, 3]],
    ['a group', { groups: ['slots'] }, [0, 1, 2]],
    ['two groups', { groups: ['jackpots', 'casino'] }, [0, 3]],
    ['an unknown group', { groups: ['none'] }, []],
    ['a provider', { provider: ['kitefall'] }, [2, 3]],
    ['two providers', { provider: ['kitefall', 'tidehouse'] }, [0, 1, 2, 3]],
    ['an unknown provider, which says nothing', { provider: ['none'] }, [0, 1, 2, 3]],
    ['an unknown provider beside a known one', { provider: ['none', 'kitefall'] }, [2, 3]],
    ['an unknown feature and volatility', { feature: ['none'], volatility: ['none'] }, [0, 1, 2, 3]],
    ['two kinds of filter', { provider: ['kitefall'], volatility: ['high'] }, [2]],
    ['any of two features', { feature: ['freeSpins', 'respins'] }, [0, 1, 2]],
    ['a lowest RTP, which leaves out unknown ones', { minRtp: 96 }, [0, 2]],
    ['a highest stake, which leaves out unknown ones', { maxMinBet: 10 }, [0, 2]],
    ['an order', { sort: 'rtp' }, [2, 0, 1, 3]],
    ['an order within a group', { groups: ['slots'], sort: 'newest' }, [2, 1, 0]],
  ] as const)('GAME-10 by %s', (_what, query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('GAME-10 leaves search hits in their order of relevance unless another order is requested', () => {
    expect(find({}, [3, 0, 2])).toEqual([3, 0, 2]);
    expect(find({ sort: 'popular' }, [3, 0, 2])).toEqual([0, 2, 3]);
    expect(find({ sort: 'name' }, [3, 0, 2])).toEqual([0, 3, 2]);
    expect(find({ provider: ['kitefall'] }, [3, 0, 2])).toEqual([3, 2]);
  });

  it('GAME-10 counts each facet without its own filter, but with all others', () => {
    const { facets } = listGames(shelf, { ...all, groups: ['slots'], provider: ['kitefall'] });
    expect(facets.provider).toEqual([
      { code: 'tidehouse', count: 2, name: 'Tidehouse' },
      { code: 'kitefall', count: 1, name: 'kitefall' },
    ]);
    expect(facets.volatility).toEqual([{ code: 'high', count: 1 }]);
    expect(facets.feature).toEqual([
      { code: 'freeSpins', count: 1 },
      { code: 'respins', count: 1 },
    ]);
  });

  it('GAME-10 keeps a chosen value in the list when nothing is left of it', () => {
    const { facets } = listGames(shelf, { ...all, provider: ['tidehouse'], feature: ['respins'], minRtp: 97 });
    expect(facets.provider).toContainEqual({ code: 'tidehouse', count: 0, name: 'Tidehouse' });
  });

  it('API-03 a union of groups has each game once, the popular first', () => {
    expect(listUnion(shelf, ['casino', 'jackpots', 'slots'])).toEqual([0, 1, 2, 3]);
    expect(listUnion(shelf, ['none'])).toEqual([]);
    expect(listUnion(shelf, [])).toEqual([]);
  });
});
