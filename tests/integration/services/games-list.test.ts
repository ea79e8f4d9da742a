import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { extendedGamePage, gamePage } from '../../../shared/contract/games.ts';
import type { WrittenGameCard } from '../../../shared/contract/written.ts';
import { callApi, expectProblem, read } from '../contract/send-request.ts';
import { claims, cultureCodes } from '../contract/cultures.ts';

const list = (query: Parameters<typeof read>[2]) => read(gamePage, 'v1/games/', query);
const culture = 'en-GB';

/** Every game of a culture, page by page. */
async function walk(of: string): Promise<{ games: WrittenGameCard[]; total: number }> {
  const games: WrittenGameCard[] = [];
  for (let offset = 0; ; offset += 120) {
    const { items, total } = await list({ culture: of, offset, limit: 120 });
    games.push(...items);
    if (items.length === 0) return { games, total };
  }
}

describe('v1/games/', () => {
  it.each(claims)(
    'API-03 BRAND-07 %s has the %i games that its site claims, each on exactly one page',
    async (of, claim) => {
      const { games, total } = await walk(of);
      expect(total).toBeGreaterThanOrEqual(claim);
      expect(games).toHaveLength(total);
      expect(new Set(games.map(({ id }) => id)).size).toBe(total);
      expect(new Set(games.map(({ slug }) => slug)).size).toBe(total);
      for (const { minBet, maxBet } of games) {
        for (const stake of [minBet, maxBet]) if (stake) expect(stake.currency).toBe(cultures[of].currency);
      }
    },
  );

  it('API-03 returns the 24 most popular games by default', async () => {
    const { items, offset, limit } = await list({ culture });
    expect([items.length, offset, limit]).toEqual([24, 0, 24]);
    const places = items.map(({ popularity }) => popularity);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
  });

  it('API-03 GAME-10 sorts names as the language does, numbers by their value', async () => {
    const { compare } = new Intl.Collator(cultures[culture].lang, { numeric: true });
    const names = (await list({ culture, sort: 'name', limit: 120 })).items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(compare));
  });

  it('API-03 GAME-10 a filter does not change its own facet, and several values of it add up', async () => {
    const groups = ['slots'];
    const { facets, total } = await list({ culture, groups });
    for (const name of ['provider', 'volatility', 'feature'] as const) {
      const page = await list({ culture, groups, [name]: facets?.[name]?.[0]?.code });
      expect(page.facets?.[name]).toEqual(facets?.[name]);
    }
    const every = facets?.provider.map(({ code }) => code);
    expect((await list({ culture, groups, provider: every })).total, 'from every provider').toBe(total);
    const both = await list({ culture, groups, provider: facets?.provider.slice(0, 2).map(({ code }) => code) });
    expect(both.total).toBe((facets?.provider[0]?.count ?? 0) + (facets?.provider[1]?.count ?? 0));
  });

  it('API-03 lists no game of an unknown group', async () => {
    expect(await list({ culture, groups: ['nothing'] })).toMatchObject({ items: [], total: 0 });
  });

  it.each([
    [{}, 'culture'],
    [{ culture: 'xx' }, 'culture'],
    [{ culture, limit: 121 }, 'limit'],
    [{ culture, limit: 'ten' }, 'limit'],
    [{ culture, offset: -1 }, 'offset'],
    [{ culture, sort: 'best' }, 'sort'],
    [{ culture, volatility: 'wild' }, 'volatility'],
    [{ culture, minRtp: 'much' }, 'minRtp'],
    [{ culture, maxMinBet: '1.5' }, 'maxMinBet'],
  ])('API-03 %o is 400 with a problem that names %s', async (query, name) => {
    await expectProblem(await callApi('v1/games/', query), 400, name);
  });
});

describe('v1/games/extended/', () => {
  it.each(cultureCodes)('API-03 %s: cards have a short text and facts', async (of) => {
    const { items, total } = await read(extendedGamePage, 'v1/games/extended/', { culture: of, limit: 12 });
    expect(items).toHaveLength(12);
    expect(total).toBe((await list({ culture: of })).total);
    for (const { shortText, specs } of items) {
      expect(shortText).toBeTruthy();
      expect(specs.length).toBeGreaterThan(0);
    }
  });
});
