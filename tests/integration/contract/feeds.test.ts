import { describe, expect, it } from 'vitest';
import { faqFeed, paymentInfo, paymentOptions, simpleFeed, winnersFeed } from '../../../shared/contract/feeds.ts';
import { gameInfo } from '../../../shared/contract/games.ts';
import { callApi, expectResponse, expectProblem, read } from './send-request.ts';
import { cultureCodes, withOffers } from './cultures.ts';
import { jackpotsFeed } from '../../../shared/contract/jackpots.ts';

const feedCodes = ['privacy', 'responsibleGaming', 'selfAssessment', 'terms', 'uploadingDocuments'];

describe('v1/feeds/', () => {
  it.each(cultureCodes)('API-03 PAGE-01 %s returns every legal and help text', async (culture) => {
    const offers = withOffers.some((code) => code === culture) ? ['bonusPolicy'] : [];
    for (const feedCode of [...feedCodes, ...offers]) {
      const { version, title, body } = await read(simpleFeed, 'v1/feeds/simple/', { culture, feedCode });
      expect([version, title, body]).not.toContain('');
    }
    await expectProblem(await callApi('v1/feeds/simple/', { culture, feedCode: 'nothing' }), 404);
  });

  it.each(withOffers)(
    'API-03 SHELL-05 PAGE-05 %s returns the payment methods, their details and alternates',
    async (culture) => {
      const options = await read(paymentOptions, 'v1/feeds/payment-options/', { culture });
      for (const { key, name, slug } of options.filter((option) => option.has_info)) {
        const info = await read(paymentInfo, `v1/feeds/payment-options/${slug}`, { culture });
        expect([info.key, info.name]).toEqual([key, name]);
        for (const [other, path] of Object.entries(info.alternates ?? {})) {
          const there = `v1/feeds/payment-options/${path?.split('/').at(-2)}`;
          expect((await read(paymentInfo, there, { culture: other })).key).toBe(key);
        }
      }
      await expectProblem(await callApi('v1/feeds/payment-options/nothing', { culture }), 404);
    },
  );

  it.each(cultureCodes)('API-03 PAGE-05 %s returns questions and answers', async (culture) => {
    await expectResponse(faqFeed, 'v1/feeds/faq', { culture });
  });

  it.each(cultureCodes)(
    'API-03 GAME-09 %s returns no more winners than the limit, the latest first, each with a game',
    async (culture) => {
      const { items } = await read(winnersFeed, 'v1/feeds/winners/', { culture, limit: 5 });
      expect(items.length).toBeLessThanOrEqual(5);
      const times = items.map(({ wonAt }) => Date.parse(wonAt));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      for (const { gameSlug } of items) await expectResponse(gameInfo, 'v1/games/info/', { culture, gameSlug });
    },
  );
});

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
