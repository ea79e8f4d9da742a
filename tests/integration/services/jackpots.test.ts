import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { gameInfo } from '../../../shared/contract/games.ts';
import { jackpotsFeed } from '../../../shared/contract/jackpots.ts';
import { callApi, expectProblem, read } from '../contract/send-request.ts';
import { cultureCodes } from '../contract/cultures.ts';

const feed = (query: Parameters<typeof read>[2]) => read(jackpotsFeed, 'v1/feeds/jackpots/', query);
const withJackpots = cultureCodes.filter((culture) => culture !== 'de-DE');

describe('v1/feeds/jackpots/', () => {
  it.each(withJackpots)(
    'API-03 GAME-05 %s: mega and daily jackpots are in its currency, each with games',
    async (culture) => {
      const { items, totals, asOf, pollSeconds } = await feed({ culture });
      expect(Math.abs(Date.now() - Date.parse(asOf))).toBeLessThan(60_000);
      expect(pollSeconds).toBeGreaterThan(0);
      expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['mega', 'daily']));
      for (const { id, type, amount, games, mustDropBy, mustDropAmount, lastWonAt } of items) {
        expect(amount.currency).toBe(cultures[culture].currency);
        expect(games.length).toBeGreaterThan(0);
        expect(Date.parse(lastWonAt ?? '')).toBeLessThanOrEqual(Date.parse(asOf));
        if (type === 'daily') {
          const left = Date.parse(mustDropBy ?? '') - Date.parse(asOf);
          expect(left).toBeGreaterThan(0);
          expect(left).toBeLessThan(30 * 3_600_000);
          expect(mustDropAmount?.amount).toBeGreaterThan(amount.amount);
        }
        const info = await read(gameInfo, 'v1/games/info/', { culture, gameSlug: games[0]?.slug });
        expect(info.card).toMatchObject({ jackpotId: id, path: games[0]?.path });
      }
      for (const type of ['mega', 'daily'] as const) {
        const sum = items.filter((item) => item.type === type).reduce((all, { amount }) => all + amount.amount, 0);
        expect(totals[type]?.amount).toBe(sum);
      }
    },
  );

  it('API-03 GAME-05 a jackpot grows by its velocity between two requests', async () => {
    const first = await feed({ culture: 'en-GB', type: 'mega' });
    const second = await feed({ culture: 'en-GB', type: 'mega' });
    const seconds = (Date.parse(second.asOf) - Date.parse(first.asOf)) / 1000;
    const [before, after] = [first.items[0], second.items[0]];
    const grown = (after?.amount.amount ?? 0) - (before?.amount.amount ?? 0);
    expect(Math.abs(grown - (before?.velocityPerSecond ?? 0) * seconds)).toBeLessThanOrEqual(1);
  });

  it('API-03 COMP-03 de-DE has no jackpots', async () => {
    expect(await feed({ culture: 'de-DE' })).toMatchObject({ items: [], totals: {} });
  });

  it('API-03 the totals have the requested type and currency', async () => {
    const { totals } = await feed({ culture: 'en-GB', type: 'daily', currency: 'EUR' });
    expect(totals).toEqual({ daily: expect.objectContaining({ currency: 'EUR' }) });
  });

  it('API-03 an invalid parameter is 400', async () => {
    await expectProblem(await callApi('v1/feeds/jackpots/', {}), 400, 'culture');
    await expectProblem(await callApi('v1/feeds/jackpots/', { culture: 'es', type: 'weekly' }), 400, 'type');
    await expectProblem(await callApi('v1/feeds/jackpots/', { culture: 'es', currency: 'XXX' }), 400, 'currency');
  });
});
