import { describe, expect, it } from 'vitest';
import { jackpotsFeed } from '../../../shared/contract/jackpots.ts';
import { read } from './ask.ts';
import { cultureCodes } from './cultures.ts';

const feed = (query: Parameters<typeof read>[2]) => read(jackpotsFeed, 'v1/feeds/jackpots/', query);

describe('v1/feeds/jackpots/', () => {
  it.each(cultureCodes)('API-03 GAME-05 %s', async (culture) => {
    await feed({ culture });
  });

  it('API-03 GAME-05 by type, and in another currency', async () => {
    const { items } = await feed({ culture: 'en-GB', type: 'daily', currency: 'EUR' });
    for (const { type, amount } of items) expect([type, amount.currency]).toEqual(['daily', 'EUR']);
  });
});
