import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { promotion, promotionsHome, promotionsPage } from '../../../shared/contract/cms.ts';
import { callApi, fetchImage, expectProblem, read } from '../contract/send-request.ts';
import { withoutOffers, withOffers } from '../contract/cultures.ts';

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
