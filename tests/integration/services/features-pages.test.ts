import { describe, expect, it } from 'vitest';
import {
  contentPage,
  feature,
  featuresHome,
  featuresPage,
  landingPages,
  termsText,
} from '../../../shared/contract/cms.ts';
import { gamePage } from '../../../shared/contract/games.ts';
import { callApi, expectProblem, read } from '../contract/send-request.ts';
import { cultureCodes, withoutOffers, withOffers } from '../contract/cultures.ts';

const all = cultureCodes;
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
  ...codes.map((code) => [code, all] as [string, readonly string[]]),
  ['mobileApp', ['en-GB', 'es']],
  ['payNPlay', ['sv']],
  ['trustlyDirect', ['sv']],
];

describe('v1/cms/pages/', () => {
  it.each(ownCodes)('API-03 PAGE-05 %s is a page in %o, and 404 in other cultures', async (code, having) => {
    for (const culture of all) {
      if (!having.includes(culture)) {
        await expectProblem(await callApi('v1/cms/pages/', { culture, code }), 404, 'no such page');
        continue;
      }
      const page = await read(contentPage, 'v1/cms/pages/', { culture, code });
      expect(page.code).toBe(code);
      expect(page.blocks.length).toBeGreaterThan(0);
    }
  });

  it.each(all)('API-03 PAGE-05 %s: a landing page is found by its slug, and its groups have games', async (culture) => {
    const page = await read(contentPage, 'v1/cms/pages/', { culture, slug: 'welcome' });
    expect(page.slug).toBe('welcome');
    expect(Object.keys(page.alternates ?? {}).toSorted()).toEqual([...all].toSorted());
    const games = page.blocks.filter((block) => block.type === 'games');
    expect(games.length).toBeGreaterThan(0);
    for (const { groups } of games) {
      for (const group of groups) {
        const { total } = await read(gamePage, 'v1/games/', { culture, groups: [group], limit: 1 });
        expect(total, group).toBeGreaterThan(0);
      }
    }
  });

  it.each(all)(
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
    ['registration', all],
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
