import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { faqFeed, paymentInfo, paymentOptions, winnersFeed } from '../../../shared/contract/feeds.ts';
import { gameSpecs } from '../../../shared/contract/games.ts';
import { callApi, fetchImage, expectProblem, read } from '../contract/send-request.ts';
import { cultureCodes, withOffers } from '../contract/cultures.ts';

describe('v1/feeds/simple/', () => {
  it.each(cultureCodes)(
    'PAGE-01 %s: texts that the site has itself are 404, and a missing code is 400',
    async (culture) => {
      for (const feedCode of ['authorizedGaming', 'impressum', 'juegoAutorizado']) {
        await expectProblem(await callApi('v1/feeds/simple/', { culture, feedCode }), 404, 'no such feed');
      }
      await expectProblem(await callApi('v1/feeds/simple/', { culture }), 400, 'feedCode');
    },
  );
});

describe('v1/feeds/payment-options/', () => {
  it.each(withOffers)(
    'API-03 SHELL-05 PAGE-05 %s: each payment method has a page, with limits and alternates',
    async (culture) => {
      const options = await read(paymentOptions, 'v1/feeds/payment-options/', { culture });
      for (const { key, slug } of options) {
        const info = await read(paymentInfo, `v1/feeds/payment-options/${slug}`, { culture });
        expect(info.min?.currency).toBe(cultures[culture].currency);
        expect(info.min?.amount).toBeLessThan(info.max?.amount ?? 0);
        for (const [other, path] of Object.entries(info.alternates ?? {})) {
          const there = await read(paymentInfo, `v1/feeds/payment-options/${path?.split('/').at(-2)}`, {
            culture: other,
          });
          expect(there.key).toBe(key);
        }
      }
    },
  );

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

describe('v1/feeds/winners/', () => {
  it.each(cultureCodes)(
    'API-03 GAME-09 %s: winners are masked, newest first, not in the future, with games of the culture',
    async (culture) => {
      const { asOf, items } = await read(winnersFeed, 'v1/feeds/winners/', { culture, limit: 20 });
      expect(items).toHaveLength(20);
      const times = items.map(({ wonAt }) => wonAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(times[0]! <= asOf).toBe(true);
      for (const { displayName, amount } of items) {
        expect(displayName).toContain('*');
        expect(amount.currency).toBe(cultures[culture].currency);
        expect(amount.amount).toBeGreaterThan(0);
      }
      const info = await callApi('v1/games/info/', { culture, gameSlug: items[0]?.gameSlug });
      expect(info.status).toBe(200);
    },
  );

  it.each(cultureCodes)(
    'GAME-04 GAME-09 %s: no win is larger than the biggest win in the facts of its game',
    async (culture) => {
      const { items } = await read(winnersFeed, 'v1/feeds/winners/', { culture, limit: 50 });
      expect(items).toHaveLength(50);
      for (const { gameSlug, amount } of items) {
        const { specs } = await read(gameSpecs, 'v1/games/specs/', { culture, gameSlug });
        const biggest = specs.find(({ key }) => key === 'biggestWin');
        if (biggest?.kind === 'money') expect(amount.amount, gameSlug).toBeLessThanOrEqual(biggest.value.amount);
        expect(specs.map(({ key }) => key)).not.toContain('bingoTimes');
      }
    },
  );

  it('API-03 a limit that is too high is 400', async () => {
    await expectProblem(await callApi('v1/feeds/winners/', { culture: 'sv', limit: 1000 }), 400, 'limit');
  });
});
