import { describe, expect, it } from 'vitest';
import { postsPage, tagList } from '../../../shared/contract/blog.ts';
import { featuresPage, promotion, promotionsPage, termsText } from '../../../shared/contract/cms.ts';
import { faqFeed, paymentOptions, simpleFeed } from '../../../shared/contract/feeds.ts';
import { callApi, read } from '../contract/send-request.ts';
import { cultureCodes, withBlog, withOffers } from '../contract/cultures.ts';

const one = (culture: string, slug: string) => read(promotion, 'v1/cms/promotions/', { culture, slug });

describe('the numbers of offers', () => {
  it.each([
    ['en-GB', 5_000, 'GBP'],
    ['en-ROW', 10_000, 'EUR'],
    ['en-IE', 10_000, 'EUR'],
    ['de-DE', 10_000, 'EUR'],
    ['es', 20_000, 'EUR'],
  ])(
    'I18N-05 %s: the deposit bonus is at most %i %s, with wagering of 30 times deposit and bonus within 30 days',
    async (culture, amount, currency) => {
      const { terms } = await one(culture, 'welcome');
      expect(terms.maxBonus).toEqual({ amount, currency });
      expect(terms.minDeposit).toEqual({ amount: 1_000, currency });
      expect(terms.wagering).toHaveLength(1);
      expect(terms.wagering?.[0]).toMatchObject({ multiplier: 30, base: 'depositAndBonus', days: 30 });
      expect(terms.wagering?.[0]?.contributions.map(({ percent }) => percent)).toContain(100);
    },
  );

  it.each(['en-GB', 'en-ROW', 'en-IE', 'es'])(
    'I18N-05 %s: other games than slots count 10 percent towards the wagering',
    async (culture) => {
      const { terms } = await one(culture, 'welcome');
      const [slots, ...others] = terms.wagering?.[0]?.contributions.map(({ percent }) => percent) ?? [];
      expect([slots, new Set(others)]).toEqual([100, new Set([10])]);
    },
  );

  it('I18N-05 en-GB: the free spins on one slot need a deposit of £10 and wagering of 60 times the winnings within 30 days', async () => {
    const { terms, significantTerms } = await one('en-GB', 'free-spins');
    expect(terms.minDeposit).toEqual({ amount: 1_000, currency: 'GBP' });
    expect(terms.freeSpins?.spinValue).toEqual({ amount: 10, currency: 'GBP' });
    const info = await callApi('v1/games/info/', { culture: 'en-GB', gameSlug: terms.freeSpins?.gameSlug });
    expect(info.status).toBe(200);
    expect(terms.wagering?.[0]).toMatchObject({ multiplier: 60, base: 'winnings', days: 30 });
    expect(terms.wagering?.[0]?.contributions.filter(({ percent }) => percent > 0)).toHaveLength(1);
    expect(significantTerms).toMatch(/10% of winnings \(min £0\.10?\) or £5, whichever is lower/i);
  });

  it('I18N-05 PAGE-02 en-GB: the rooftop chase is expired and links to its own site', async () => {
    const { status, claim, significantTerms, start, end } = await one('en-GB', 'rooftop-chase');
    expect([status, claim.target, start, end]).toEqual(['expired', 'external', '2025-09-01', '2025-11-25']);
    expect(claim.href).toMatch(/^https:\/\//);
    expect(significantTerms).toMatch(/20 free spins.*30 free spins.*£5,000/s);
    expect((await one('en-GB', 'bingo-drop-pots')).significantTerms).toMatch(/£0\.20?\b/);
    expect((await one('en-GB', 'voucher-250')).title).toContain('250');
  });

  const inEnglish = [
    /If you do so while the bonus is open, the bonus/,
    /withdraw your deposit at any time; the bonus then ends, together with what was won with it/,
  ] as const;
  it.each([
    ['en-GB', ...inEnglish],
    ['en-IE', ...inEnglish],
    ['en-ROW', ...inEnglish],
    [
      'de-DE',
      /Auszahlung[^.]*Umsatzbedingung[^.]*verf(ällt|allen)/,
      /beantragst du vorher eine Auszahlung[^.]*, (verfallen der Bonus und die [^.]* Gewinne|verfällt das Bonusguthaben)\./i,
    ],
    ['es', /anulan el bono pendiente/, /Si retiras tu saldo antes de cumplirlo, se pierden el bono y lo ganado con él/],
  ])(
    'COMP-02 %s: an offer that a withdrawal ends states this in its significant terms',
    async (culture, inTerms, significant) => {
      const { items } = await read(promotionsPage, 'v1/cms/promotions/', { culture, limit: 100 });
      const offers = await Promise.all(items.map(({ slug }) => one(culture, slug)));
      const ended = offers.filter(({ status, terms }) => status === 'active' && inTerms.test(terms.html));
      expect(ended.length).toBeGreaterThan(0);
      for (const { slug, significantTerms } of ended) expect(significantTerms, slug).toMatch(significant);
      if (culture === 'de-DE') {
        const wagered = offers.filter(({ status, terms }) => status === 'active' && terms.wagering);
        expect(ended.map(({ slug }) => slug)).toEqual(wagered.map(({ slug }) => slug));
      }
    },
  );

  it.each([
    ['en-GB', ['£10', '60', '30']],
    ['es', ['200 €', '30']],
    ['de-DE', ['100 €', '30']],
  ])('I18N-05 %s: the bonus policy has the same numbers: %o', async (culture, numbers) => {
    const { body } = await read(simpleFeed, 'v1/feeds/simple/', { culture, feedCode: 'bonusPolicy' });
    for (const number of numbers) expect(body.replaceAll('\u00a0', ' ')).toContain(number);
  });
});

const wordCount = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

/** Minimum length of a complete legal text in words, low enough for every language. */
const leastWords: Readonly<Record<string, number>> = {
  privacy: 700,
  responsibleGaming: 700,
  terms: 1_200,
  bonusPolicy: 550,
  uploadingDocuments: 300,
  selfAssessment: 250,
};

describe('the amount of content', () => {
  it.each(withOffers)('PAGE-02 PAGE-03 SHELL-05 %s: enough offers, features and payment methods', async (culture) => {
    const { items } = await read(promotionsPage, 'v1/cms/promotions/', { culture, limit: 100 });
    const count = (status: string) => items.filter((item) => item.status === status).length;
    expect(count('active')).toBeGreaterThanOrEqual(8);
    expect(count('expired')).toBeGreaterThanOrEqual(2);
    for (const { slug } of items) expect(wordCount((await one(culture, slug)).terms.html)).toBeGreaterThan(120);
    expect((await read(featuresPage, 'v1/cms/features/', { culture })).total).toBeGreaterThanOrEqual(8);
    expect((await read(paymentOptions, 'v1/feeds/payment-options/', { culture })).length).toBeGreaterThanOrEqual(8);
  });

  it.each(cultureCodes)(
    'PAGE-01 PAGE-05 %s: complete legal texts, and at least 25 questions in five categories',
    async (culture) => {
      for (const [feedCode, least] of Object.entries(leastWords)) {
        const response = await callApi('v1/feeds/simple/', { culture, feedCode });
        if (response.status === 404 && feedCode === 'bonusPolicy' && culture === 'sv') continue;
        const { body } = await read(simpleFeed, 'v1/feeds/simple/', { culture, feedCode });
        expect(wordCount(body), feedCode).toBeGreaterThan(least);
      }
      const { body } = await read(termsText, 'v1/cms/terms/', { culture, key: 'registration' });
      expect(wordCount(body)).toBeGreaterThan(80);
      const { categories } = await read(faqFeed, 'v1/feeds/faq', { culture });
      expect(categories).toHaveLength(5);
      expect(categories.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(25);
    },
  );

  it.each(withBlog)('PAGE-04 %s: at least 30 posts, and three for every tag', async (culture) => {
    expect((await read(postsPage, 'v1/blog/', { culture })).total).toBeGreaterThanOrEqual(30);
    const { items } = await read(tagList, 'v1/blog/all-tags/', { culture });
    expect(items.length).toBeGreaterThanOrEqual(5);
    for (const { slug, count } of items) expect(count, slug).toBeGreaterThanOrEqual(3);
  });
});
