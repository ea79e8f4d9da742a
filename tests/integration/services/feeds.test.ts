import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { faqFeed, paymentInfo, paymentOptions } from '../../../shared/contract/feeds.ts';
import { callApi, fetchImage, expectProblem, read } from '../contract/send-request.ts';
import { cultureCodes, withOffers } from '../contract/cultures.ts';
import { gameInfo } from '../../../shared/contract/games.ts';
import { jackpotsFeed } from '../../../shared/contract/jackpots.ts';

describe('v1/feeds/simple/', () => {
  it.each(cultureCodes)('PAGE-01 %s: texts that the site has itself are 404', async (culture) => {
    for (const feedCode of ['authorizedGaming', 'impressum', 'juegoAutorizado']) {
      await expectProblem(await callApi('v1/feeds/simple/', { culture, feedCode }), 404, 'no such feed');
    }
  });
});

describe('v1/feeds/payment-options/', () => {
  it.each(withOffers)('API-03 SHELL-05 PAGE-05 %s: each payment method has a page with limits', async (culture) => {
    for (const { slug } of await read(paymentOptions, 'v1/feeds/payment-options/', { culture })) {
      const { min, max } = await read(paymentInfo, `v1/feeds/payment-options/${slug}`, { culture });
      expect(min?.currency).toBe(cultures[culture].currency);
      expect(min?.amount).toBeLessThan(max?.amount ?? 0);
    }
  });

  it('API-03 SHELL-05 the marks differ for light and dark backgrounds, and are 57 pixels high', async () => {
    const [option] = await read(paymentOptions, 'v1/feeds/payment-options/', { culture: 'en-GB' });
    const [light, dark] = await Promise.all(
      [option?.light_img_url ?? '', option?.dark_img_url ?? ''].map(async (url) => {
        const response = await fetchImage(url, { w: 152, f: 'png' });
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    // A PNG has its width and height from byte 16 on.
    expect([light?.readUInt32BE(16), light?.readUInt32BE(20)]).toEqual([152, 57]);
    expect(light?.equals(dark ?? Buffer.alloc(0))).toBe(false);
  });

  it('API-03 SHELL-05 sv has the marks of bank payments only, without pages', async () => {
    const options = await read(paymentOptions, 'v1/feeds/payment-options/', { culture: 'sv' });
    expect(options.map(({ name }) => name)).toEqual(['Pay N Play', 'Trustly', 'Din bank']);
    expect(options.some(({ has_info: hasInfo }) => hasInfo)).toBe(false);
    for (const { slug, light_img_url: mark } of options) {
      expect((await fetchImage(mark, { w: 152, f: 'png' })).status).toBe(200);
      await expectProblem(
        await callApi(`v1/feeds/payment-options/${slug}`, { culture: 'sv' }),
        404,
        'no such payment method',
      );
    }
  });
});

describe('v1/feeds/faq', () => {
  it.each(cultureCodes)('API-03 PAGE-05 %s: the categories have questions with answers', async (culture) => {
    const { categories, updatedAt } = await read(faqFeed, 'v1/feeds/faq', { culture });
    expect(Date.parse(updatedAt)).toBeLessThan(Date.now());
    const entries = categories.flatMap(({ items }) => items);
    expect(entries.length).toBeGreaterThan(0);
    for (const { question, answerHtml } of entries) expect([question, answerHtml]).not.toContain('');
    for (const { items } of categories) expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });
});

const jackpots = (query: Parameters<typeof read>[2]) => read(jackpotsFeed, 'v1/feeds/jackpots/', query);
const withJackpots = cultureCodes.filter((culture) => culture !== 'de-DE');

describe('v1/feeds/jackpots/', () => {
  it.each(withJackpots)(
    'API-03 GAME-05 %s: mega and daily jackpots are in its currency, each with games',
    async (culture) => {
      const { items, totals, asOf, pollSeconds } = await jackpots({ culture });
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
});
