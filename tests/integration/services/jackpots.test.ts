import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { gameInfo } from '../../../shared/contract/games.ts';
import { jackpotsFeed } from '../../../shared/contract/jackpots.ts';
import { read } from '../contract/send-request.ts';
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
      for (const { id, amount, games, lastWonAt } of items) {
        expect(amount.currency).toBe(cultures[culture].currency);
        expect(games.length).toBeGreaterThan(0);
        expect(Date.parse(lastWonAt ?? '')).toBeLessThanOrEqual(Date.parse(asOf));
        const info = await read(gameInfo, 'v1/games/info/', { culture, gameSlug: games[0]?.slug });
        expect(info.card).toMatchObject({ jackpotId: id, path: games[0]?.path });
      }
      for (const type of ['mega', 'daily'] as const) {
        const sum = items.filter((item) => item.type === type).reduce((all, { amount }) => all + amount.amount, 0);
        expect(totals[type]?.amount).toBe(sum);
      }
    },
  );

  it('API-03 COMP-03 de-DE has no jackpots', async () => {
    expect(await feed({ culture: 'de-DE' })).toMatchObject({ items: [], totals: {} });
  });
});
