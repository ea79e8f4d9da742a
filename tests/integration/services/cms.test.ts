import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import {
  promotion,
  promotionsHome,
  promotionsPage,
  contentPage,
  feature,
  featuresHome,
  featuresPage,
  landingPages,
  termsText,
} from '../../../shared/contract/cms.ts';
import { callApi, fetchImage, expectProblem, read } from '../contract/send-request.ts';
import { withoutOffers, withOffers, cultureCodes } from '../contract/cultures.ts';
import { gamePage } from '../../../shared/contract/games.ts';

const list = (culture: string) => read(promotionsPage, 'v1/cms/promotions/', { culture, limit: 100 });
const one = (culture: string, slug: string) => read(promotion, 'v1/cms/promotions/', { culture, slug });

describe('v1/cms/promotions/', () => {
  it.each(withOffers)('API-03 PAGE-02 %s: all promotions are listed, expired ones last', async (culture) => {
    const { items, total } = await list(culture);
    expect(items).toHaveLength(total);
    const statuses = items.map(({ status }) => status);
    expect(statuses.slice(statuses.indexOf('expired'))).not.toContain('active');
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(total);
  });

  it.each(withOffers)('API-03 COMP-02 %s: each promotion has terms and dates', async (culture) => {
    for (const card of (await list(culture)).items) {
      const whole = await one(culture, card.slug);
      expect([whole.terms.html, whole.significantTerms]).not.toContain('');
      expect(card.start <= (card.end ?? card.start)).toBe(true);
      expect(card.claim.href !== undefined).toBe(card.claim.target === 'external');
      const { minDeposit, maxBonus } = whole.terms;
      for (const money of [minDeposit, maxBonus])
        expect(money?.currency ?? cultures[culture].currency).toBe(cultures[culture].currency);
    }
  });

  it.each(withOffers)('API-03 PAGE-02 SEO-02 %s: the welcome offer is active in all with offers', async (culture) => {
    const { alternates, draft, status } = await one(culture, 'welcome');
    expect([draft, status]).toEqual([undefined, 'active']);
    expect(Object.keys(alternates ?? {}).toSorted()).toEqual([...withOffers].toSorted());
  });

  it.each(withOffers)(
    'API-03 PAGE-02 %s: the home page of promotions has all of them in groups with a heading',
    async (culture) => {
      const home = await read(promotionsHome, 'v1/cms/promotions-home/', { culture });
      const { items } = await list(culture);
      const shown = home.groups.flatMap((group) => group.items);
      expect(shown.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
      for (const group of home.groups) expect([group.title, group.items.length]).not.toContain('');
    },
  );

  it.each(withoutOffers)('COMP-03 %s: has no promotion, no bonus terms and no voucher', async (culture) => {
    expect((await list(culture)).total).toBe(0);
    const missing: [string, Record<string, string>][] = [
      ['v1/cms/promotions/', { slug: 'welcome' }],
      ['v1/cms/promotions-home/', {}],
      ['v1/cms/promotions/preview/', { id: 'draft-promotion' }],
      ['v1/cms/terms/', { key: 'bonus' }],
      ['v1/cms/terms/', { key: 'voucher' }],
      ['v1/feeds/simple/', { feedCode: 'bonusPolicy' }],
      ['v1/banners/bt-texts/', { code: 'comet50' }],
    ];
    for (const [call, query] of missing) await expectProblem(await callApi(call, { culture, ...query }), 404, '');
  });

  it('API-03 the image of a promotion is 16:9, and its social image exists', async () => {
    const { image, seo } = await one('en-GB', 'welcome');
    expect(image.width / image.height).toBeCloseTo(16 / 9, 2);
    const response = await fetchImage(seo.ogImage ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });
});

const features = (culture: string) => read(featuresPage, 'v1/cms/features/', { culture, limit: 100 });

describe('v1/cms/features/', () => {
  it.each(withOffers)(
    'API-03 PAGE-03 %s: each feature has a text, and all are on the home page of features',
    async (culture) => {
      const { items, total } = await features(culture);
      expect(items).toHaveLength(total);
      for (const { slug } of items) {
        expect((await read(feature, 'v1/cms/features/', { culture, slug })).body).not.toBe('');
      }
      const home = await read(featuresHome, 'v1/cms/features-home/', { culture });
      const shown = home.groups.flatMap((group) => group.items.map(({ id }) => id));
      expect(shown.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    },
  );

  it.each(withOffers)('API-03 SEO-02 %s: daily-drops has alternates in all cultures with offers', async (culture) => {
    const { alternates } = await read(feature, 'v1/cms/features/', { culture, slug: 'daily-drops' });
    expect(Object.keys(alternates ?? {}).toSorted()).toEqual([...withOffers].toSorted());
  });

  it.each(withoutOffers)('ROUTE-08 %s has no features', async (culture) => {
    expect((await features(culture)).total).toBe(0);
    await expectProblem(await callApi('v1/cms/features-home/', { culture }), 404, '');
    await expectProblem(await callApi('v1/cms/features/', { culture, slug: 'daily-drops' }), 404, 'no such feature');
  });
});

const codes = ['contact', 'aboutUs', 'affiliates', 'winners', 'restricted', 'registrationComplete'];
const ownCodes: readonly [code: string, cultures: readonly string[]][] = [
  ...codes.map((code) => [code, cultureCodes] as [string, readonly string[]]),
  ['mobileApp', ['en-GB', 'es']],
  ['payNPlay', ['sv']],
  ['trustlyDirect', ['sv']],
];

describe('v1/cms/pages/', () => {
  it.each(ownCodes)('API-03 PAGE-05 %s is a page in %o, and 404 in other cultures', async (code, having) => {
    for (const culture of cultureCodes) {
      if (!having.includes(culture)) {
        await expectProblem(await callApi('v1/cms/pages/', { culture, code }), 404, 'no such page');
        continue;
      }
      const page = await read(contentPage, 'v1/cms/pages/', { culture, code });
      expect(page.code).toBe(code);
      expect(page.blocks.length).toBeGreaterThan(0);
    }
  });

  it.each(cultureCodes)(
    'API-03 PAGE-05 %s: a landing page is found by its slug, and its groups have games',
    async (culture) => {
      const page = await read(contentPage, 'v1/cms/pages/', { culture, slug: 'welcome' });
      expect(page.slug).toBe('welcome');
      expect(Object.keys(page.alternates ?? {}).toSorted()).toEqual([...cultureCodes].toSorted());
      const games = page.blocks.filter((block) => block.type === 'games');
      expect(games.length).toBeGreaterThan(0);
      for (const { groups } of games) {
        for (const group of groups) {
          const { total } = await read(gamePage, 'v1/games/', { culture, groups: [group], limit: 1 });
          expect(total, group).toBeGreaterThan(0);
        }
      }
    },
  );

  it.each(cultureCodes)(
    'API-03 SEO-03 %s: without code and slug, all landing pages are listed, and each exists',
    async (culture) => {
      const { items, total } = await read(landingPages, 'v1/cms/pages/', { culture });
      expect(items).toHaveLength(total);
      expect(items.map(({ slug }) => slug)).toContain('welcome');
      for (const { slug, title } of items) {
        expect(await read(contentPage, 'v1/cms/pages/', { culture, slug })).toMatchObject({ slug, title });
      }
      const second = await read(landingPages, 'v1/cms/pages/', { culture, offset: 1, limit: 1 });
      expect(second.items).toEqual([items[1]]);
    },
  );
});

describe('v1/cms/terms/', () => {
  it.each([
    ['registration', cultureCodes],
    ['bonus', withOffers],
    ['voucher', withOffers],
  ])('API-03 PAGE-08 %s: the terms have a version and a date in %o', async (key, having) => {
    for (const culture of having) {
      const text = await read(termsText, 'v1/cms/terms/', { culture, key });
      expect(text.key).toBe(key);
      expect(text.version).toMatch(/^\d+\.\d+$/);
      expect(text.effectiveFrom).toMatch(/^\d{4}-\d{2}-\d{2}/);
      expect([text.title, text.body]).not.toContain('');
    }
  });
});
