import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { extendedGamePage, gamePage } from '../../../shared/contract/games.ts';
import type { GameCard } from '../../../shared/contract/written.ts';
import { callApi, expectProblem, read } from '../contract/send-request.ts';
import { claims, cultureCodes } from '../contract/cultures.ts';

const list = (query: Parameters<typeof read>[2]) => read(gamePage, 'v1/games/', query);
const culture = 'en-GB';

/** Every game of a culture, page by page. */
async function walk(of: string): Promise<{ games: GameCard[]; total: number }> {
  const games: GameCard[] = [];
  for (let offset = 0; ; offset += 120) {
    const { items, total } = await list({ culture: of, offset, limit: 120 });
    games.push(...items);
    if (items.length === 0) return { games, total };
  }
}

const isOrdered = <T>(values: readonly T[], compare: (a: T, b: T) => number) =>
  values.every((value, index) => index === 0 || compare(values[index - 1] ?? value, value) <= 0);

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
    expect(isOrdered(items, (a, b) => b.popularity - a.popularity)).toBe(true);
  });

  it('API-03 returns an empty page with the same total past the end', async () => {
    const { total } = await list({ culture });
    expect(await list({ culture, offset: total })).toMatchObject({ items: [], total });
  });

  it('API-03 GAME-10 sorts by newest, name and RTP', async () => {
    const { compare } = new Intl.Collator(cultures[culture].lang, { numeric: true });
    const sorted = (sort: string) => list({ culture, sort, limit: 120 }).then(({ items }) => items);
    expect(
      isOrdered(
        await sorted('newest'),
        (a, b) => ((a.releasedAt ?? '') < (b.releasedAt ?? '') ? 1 : -1) * Number(a.releasedAt !== b.releasedAt),
      ),
    ).toBe(true);
    expect(isOrdered(await sorted('name'), (a, b) => compare(a.name, b.name))).toBe(true);
    expect(isOrdered(await sorted('rtp'), (a, b) => (b.rtp ?? 0) - (a.rtp ?? 0))).toBe(true);
  });

  it('API-03 GAME-10 each filter returns as many games as its facet counts', async () => {
    const groups = ['slots'];
    const { facets, total } = await list({ culture, groups });
    const [provider] = facets?.provider ?? [];
    const [volatility] = facets?.volatility ?? [];
    const [feature] = facets?.feature ?? [];
    for (const [name, facet] of Object.entries({ provider, volatility, feature })) {
      const page = await list({ culture, groups, [name]: facet?.code, limit: 120 });
      expect(page.total).toBe(facet?.count);
      for (const game of page.items) {
        expect(
          { provider: [game.provider.code], volatility: [game.volatility], feature: game.features }[name],
        ).toContain(facet?.code);
      }
      expect(page.facets?.[name as 'feature']).toEqual(facets?.[name as 'feature']);
    }
    const every = facets?.provider.map(({ code }) => code);
    expect((await list({ culture, groups, provider: every })).total, 'from every provider').toBe(total);
    const both = await list({ culture, groups, provider: facets?.provider.slice(0, 2).map(({ code }) => code) });
    expect(both.total).toBe((facets?.provider[0]?.count ?? 0) + (facets?.provider[1]?.count ?? 0));
  });

  it('API-03 GAME-10 filters by minimum RTP and by maximum lowest stake', async () => {
    const returned = await list({ culture, minRtp: 96, limit: 120 });
    expect(returned.total).toBeGreaterThan(0);
    for (const { rtp } of returned.items) expect(rtp).toBeGreaterThanOrEqual(96);
    const cheap = await list({ culture, maxMinBet: 10, limit: 120 });
    expect(cheap.total).toBeGreaterThan(0);
    for (const { minBet } of cheap.items) expect(minBet?.amount).toBeLessThanOrEqual(10);
  });

  it('API-03 lists the games of any of the groups, and none for an unknown group', async () => {
    const { items } = await list({ culture, groups: ['roulette', 'blackjack'], limit: 120 });
    for (const { groups } of items)
      expect(groups.some((group) => ['roulette', 'blackjack'].includes(group))).toBe(true);
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
