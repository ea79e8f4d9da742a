import { describe, expect, it } from 'vitest';
import { jackpotsFeed } from '../../../shared/contract/jackpots.ts';
import { expectResponse, read } from './send-request.ts';
import { cultureCodes } from './cultures.ts';

describe('v1/feeds/jackpots/', () => {
  it.each(cultureCodes)('API-03 GAME-05 %s gets a valid response', async (culture) => {
    await expectResponse(jackpotsFeed, 'v1/feeds/jackpots/', { culture });
  });

  it('API-03 GAME-05 filters by type and converts to the requested currency', async () => {
    const query = { culture: 'en-GB', type: 'daily', currency: 'EUR' };
    const { items, totals } = await read(jackpotsFeed, 'v1/feeds/jackpots/', query);
    for (const { type, amount } of items) expect([type, amount.currency]).toEqual(['daily', 'EUR']);
    expect(totals).toEqual({ daily: expect.objectContaining({ currency: 'EUR' }) });
  });
});
