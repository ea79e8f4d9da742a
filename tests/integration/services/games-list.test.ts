import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { extendedGamePage, gamePage, gamesByGroups } from '../../../shared/contract/games.ts';
import type { WrittenGameCard } from '../../../shared/contract/written.ts';
import { read } from '../contract/send-request.ts';
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

const groups = ['casino', 'slots', 'roulette'];

describe('v1/games/by-groups/', () => {
  it.each(cultureCodes)(
    'API-03 GAME-01 %s: a group has a title, and the games and the total of its list',
    async (of) => {
      const byGroups = await read(gamesByGroups, 'v1/games/by-groups/', { culture: of, groups });
      expect(byGroups.groups.map(({ code }) => code)).toContain('slots');
      for (const { code, title, items, total } of byGroups.groups) {
        expect(title).toBeTruthy();
        const games = await list({ culture: of, groups: [code], limit: 12 });
        expect([total, items]).toEqual([games.total, games.items]);
      }
    },
  );
});

describe('v1/games/for-groups/', () => {
  it.each(cultureCodes)('API-03 %s: the groups together have as many games as their list', async (of) => {
    const query = { culture: of, groups: ['slots', 'jackpots', 'popular'], limit: 1 };
    const { total } = await read(gamePage, 'v1/games/for-groups/', query);
    expect(total).toBe((await list(query)).total);
  });
});
