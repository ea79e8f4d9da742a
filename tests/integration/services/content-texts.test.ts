import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CultureCode, cultures } from '../../../locales/index.ts';
import { root } from '../../../scripts/run/root.ts';
import { matchRoute } from '../../../shared/routing/match.ts';
import { callApi, read } from '../contract/send-request.ts';
import { cultureCodes, withBlog, withOffers } from '../contract/cultures.ts';
import { postsPage, tagList } from '../../../shared/contract/blog.ts';
import { featuresPage, promotion, promotionsPage, termsText } from '../../../shared/contract/cms.ts';
import { faqFeed, paymentOptions, simpleFeed } from '../../../shared/contract/feeds.ts';

/** Codes of all pages or feeds that some culture has, by the names of their files. */
const codesIn = (folder: 'pages' | 'feeds') => {
  const paths = globSync(`${root}brands/*/content/*/${folder}/*.md`);
  return [...new Set(paths.map((path) => basename(path, '.md')))];
};
const pageCodes = codesIn('pages');
const feedCodes = codesIn('feeds');

/** Texts by editors in service responses: lists first, then each item. */
async function allResponses(culture: CultureCode): Promise<unknown[]> {
  // Content that a culture doesn't have is a 404 without a body.
  const fetchCall = async (call: string, query: Record<string, string | number> = {}): Promise<unknown> => {
    const response = await callApi(call, { culture, ...query });
    return response.status === 404 ? {} : response.json();
  };
  const whole = async (call: string) => {
    const { items = [] } = (await fetchCall(call, { limit: 100 })) as { items?: { slug: string }[] };
    return Promise.all(items.map(({ slug }) => fetchCall(call === 'v1/blog/' ? 'v1/blog/posts/' : call, { slug })));
  };
  const payments = (await fetchCall('v1/feeds/payment-options/')) as { slug: string }[];
  const responses = await Promise.all([
    ...['v1/cms/promotions/', 'v1/cms/features/', 'v1/blog/'].map(whole),
    ...['v1/cms/promotions-home/', 'v1/cms/features-home/', 'v1/feeds/faq'].map((call) => fetchCall(call)),
    ...pageCodes.map((code) => fetchCall('v1/cms/pages/', { code })),
    ...['welcome', 'slots-with-facts', 'new-here'].map((slug) => fetchCall('v1/cms/pages/', { slug })),
    ...feedCodes.map((feedCode) => fetchCall('v1/feeds/simple/', { feedCode })),
    ...['bonus', 'voucher', 'registration'].map((key) => fetchCall('v1/cms/terms/', { key })),
    ...payments.map(({ slug }) => fetchCall(`v1/feeds/payment-options/${slug}`)),
    ...['locations/home-page/', 'game-banners'].map((call) => fetchCall(`v1/banners/${call}`)),
    fetchCall('v1/banners/bt-texts/', { code: 'comet50' }),
  ]);
  return responses;
}

function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, Array.isArray(value) ? field : name));
}

const addresses = new Set(['href', 'ctaLink', 'termsPath']);
const names = new Set(['url', 'slug', 'id', 'gameSlug', 'tagSlug', 'code', 'key', 'section', 'groups', 'product']);

const currencySigns = { GBP: '£', EUR: '€' };

/** Texts for readers, without URLs and identifiers. */
const wordsIn = (value: unknown) =>
  textsIn(value)
    .filter(({ field, text }) => !names.has(field) && !/^[/#]/.test(text))
    .map(({ text }) => text.replaceAll(/<[^>]+>/g, ' '));

describe('editorial texts', () => {
  it.each(cultureCodes)(
    'API-03 ROUTE-08 %s: every link leads to a page of the culture, or to an external URL',
    async (culture) => {
      const texts = textsIn(await allResponses(culture));
      const links = texts.flatMap(({ field, text }) =>
        addresses.has(field) ? [text] : [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href),
      );
      expect(links.length).toBeGreaterThan(50);
      for (const href of links) {
        if (!href.startsWith('/')) expect(href).toMatch(/^(https:\/\/|mailto:|tel:\+?\d|#[a-z])/);
        else expect(matchRoute(href, culture).key, href).not.toBe('page404');
      }
    },
  );

  it.each(cultureCodes)('I18N-01 %s: no placeholder and no Markdown remains in a text', async (culture) => {
    for (const { text } of textsIn(await allResponses(culture))) expect(text).not.toMatch(/\{\{|\]\(|@\[|\*\*/);
  });

  it.each(cultureCodes)('I18N-04 PAGE-02 %s: amounts are in the currency of the culture', async (culture) => {
    const { currency } = cultures[culture];
    const others = Object.entries(currencySigns).flatMap(([code, sign]) => (code === currency ? [] : sign));
    for (const text of wordsIn(await allResponses(culture)))
      for (const sign of others) expect(text).not.toContain(sign);
  });

  it('COMP-03 de-DE: no text has the word casino, which the law reserves for casinos', async () => {
    for (const text of wordsIn(await allResponses('de-DE'))) expect(text).not.toMatch(/casino/i);
  });

  it('COMP-03 sv: no text offers a bonus', async () => {
    for (const text of wordsIn(await allResponses('sv'))) expect(text).not.toMatch(/bonuskod|free ?spins|gratissnurr/i);
  });
});

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
