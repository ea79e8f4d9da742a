import { describe, expect, it } from 'vitest';
import { gamePage, gamesByGroups } from '../../../shared/contract/games.ts';
import { read } from '../contract/send-request.ts';
import { cultureCodes } from '../contract/cultures.ts';

const groups = ['casino', 'slots', 'roulette'];

describe('v1/games/by-groups/', () => {
  it.each(cultureCodes)(
    'API-03 GAME-01 %s: a group has a title, and the games and the total of its list',
    async (culture) => {
      const byGroups = await read(gamesByGroups, 'v1/games/by-groups/', { culture, groups });
      expect(byGroups.groups.map(({ code }) => code)).toContain('slots');
      for (const { code, title, items, total } of byGroups.groups) {
        expect(title).toBeTruthy();
        const list = await read(gamePage, 'v1/games/', { culture, groups: [code], limit: 12 });
        expect([total, items]).toEqual([list.total, list.items]);
      }
    },
  );

  it('API-03 COMP-03 in de-DE only slots have games', async () => {
    const byGroups = await read(gamesByGroups, 'v1/games/by-groups/', {
      culture: 'de-DE',
      groups: ['casino', 'roulette', 'blackjack', 'live_roulette', 'jackpots', 'daily_jackpots', 'slots'],
    });
    expect(byGroups.groups.filter(({ total }) => total > 0).map(({ code }) => code)).toEqual(['slots']);
    expect(JSON.stringify(byGroups)).not.toMatch(/casino/i);
  });
});

describe('v1/games/for-groups/', () => {
  it.each(cultureCodes)('API-03 %s: the groups together have as many games as their list', async (culture) => {
    const query = { culture, groups: ['slots', 'jackpots', 'popular'], limit: 1 };
    const { total } = await read(gamePage, 'v1/games/for-groups/', query);
    expect(total).toBe((await read(gamePage, 'v1/games/', query)).total);
  });
});
