import { describe, expect, it } from 'vitest';
import { promotion, promotionsHome, promotionsPage } from '../../../shared/contract/cms.ts';
import { askApi, askImage, expectAnswer, expectProblem, read } from './ask.ts';
import { withOffers } from './cultures.ts';

const one = (culture: string, slug: string) => read(promotion, 'v1/cms/promotions/', { culture, slug });

describe('v1/cms/promotions/', () => {
  it.each(withOffers)('API-03 PAGE-02 %s: each has a page of its own; the first page', async (culture) => {
    const { items } = await read(promotionsPage, 'v1/cms/promotions/', { culture });
    for (const card of items) expect(await one(culture, card.slug)).toMatchObject(card);
    await expectAnswer(promotionsHome, 'v1/cms/promotions-home/', { culture });
  });

  it.each(withOffers)(
    'API-03 PAGE-02 SEO-02 %s: the demonstration’s offers, one of which has ended, and where alternates lead',
    async (culture) => {
      expect((await one(culture, 'summer-spins-2025')).status).toBe('expired');
      const { alternates } = await one(culture, 'welcome');
      for (const [other, path] of Object.entries(alternates ?? {})) await one(other, path?.split('/').at(-2) ?? '');
    },
  );

  it.each(withOffers)('API-03 PAGE-10 %s: drafts are previewed by id; what there is not is 404', async (culture) => {
    const preview = { culture, id: 'draft-promotion' };
    expect((await read(promotion, 'v1/cms/promotions/preview/', preview)).draft).toBe(true);
    const home = { culture, id: 'draft-promotions-home' };
    expect((await read(promotionsHome, 'v1/cms/promotions-home/preview/', home)).draft).toBe(true);
    await expectProblem(await askApi('v1/cms/promotions/preview/', { culture, id: 'nothing' }), 404);
    await expectProblem(await askApi('v1/cms/promotions/', { culture, slug: 'no-such' }), 404);
  });

  it('API-03 a promotion’s picture is there', async () => {
    const response = await askImage((await one('en-GB', 'welcome')).image.url, { w: 320, f: 'webp' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});
