import { describe, expect, it } from 'vitest';
import { gamePage, gamesByGroups } from '../../../shared/contract/games.ts';
import type { GameCard } from '../../../shared/contract/written.ts';
import { callApi, expectProblem, read } from '../contract/send-request.ts';
import { cultureCodes } from '../contract/cultures.ts';

const groups = ['casino', 'slots', 'roulette'];

describe('v1/games/by-groups/', () => {
  it.each(cultureCodes)(
    'API-03 GAME-01 %s: groups are in the requested order, with 12 games and the total each',
    async (culture) => {
      const asked = await read(gamesByGroups, 'v1/games/by-groups/', { culture, groups });
      const codes = asked.groups.map(({ code }) => code);
      expect(codes).toEqual(groups.filter((code) => codes.includes(code)));
      expect(codes).toContain('slots');
      const turned = await read(gamesByGroups, 'v1/games/by-groups/', { culture, groups: groups.toReversed() });
      expect(turned.groups).toEqual(asked.groups.toReversed());
      for (const { code, title, items, total } of asked.groups) {
        expect(title).toBeTruthy();
        expect(items).toHaveLength(Math.min(12, total));
        const all = await read(gamePage, 'v1/games/', { culture, groups: [code], limit: 12 });
        expect(total).toBe(all.total);
        expect(items).toEqual(all.items);
      }
    },
  );

  it('API-03 limits the games of a group, and returns none for unknown groups', async () => {
    const asked = await read(gamesByGroups, 'v1/games/by-groups/', {
      culture: 'sv',
      groups: ['nothing', 'slots'],
      limit: 3,
    });
    expect(asked.groups.find(({ code }) => code === 'slots')?.items).toHaveLength(3);
    expect(asked.groups.find(({ code }) => code === 'nothing')?.items ?? []).toEqual([]);
    await expectProblem(await callApi('v1/games/by-groups/', { culture: 'xx', groups: ['slots'] }), 400, 'culture');
  });

  it('API-03 COMP-03 in de-DE only slots have games', async () => {
    const asked = await read(gamesByGroups, 'v1/games/by-groups/', {
      culture: 'de-DE',
      groups: ['casino', 'roulette', 'blackjack', 'live_roulette', 'jackpots', 'daily_jackpots', 'slots'],
    });
    expect(asked.groups.filter(({ total }) => total > 0).map(({ code }) => code)).toEqual(['slots']);
    expect(JSON.stringify(asked)).not.toMatch(/casino/i);
  });
});

describe('v1/games/for-groups/', () => {
  it.each(cultureCodes)('API-03 %s: the pages contain each game of the groups once', async (culture) => {
    const union = ['slots', 'jackpots', 'popular'];
    const games: GameCard[] = [];
    let total = Number.POSITIVE_INFINITY;
    while (games.length < total) {
      const page = await read(gamePage, 'v1/games/for-groups/', {
        culture,
        groups: union,
        offset: games.length,
        limit: 120,
      });
      ({ total } = page);
      expect(page.items.length).toBeGreaterThan(0);
      games.push(...page.items);
    }
    expect(new Set(games.map(({ id }) => id)).size).toBe(total);
    for (const game of games) expect(game.groups.some((group) => union.includes(group))).toBe(true);
    expect(total).toBe((await read(gamePage, 'v1/games/', { culture, groups: union })).total);
  });

  it('API-03 unknown groups are empty, and an invalid limit is 400', async () => {
    const page = await read(gamePage, 'v1/games/for-groups/', { culture: 'es', groups: ['nothing'] });
    expect(page).toMatchObject({ items: [], total: 0 });
    await expectProblem(
      await callApi('v1/games/for-groups/', { culture: 'es', groups: ['slots'], limit: 0 }),
      400,
      'limit',
    );
  });
});
