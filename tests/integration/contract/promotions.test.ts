import { describe, expect, it } from 'vitest';
import { promotion, promotionsHome, promotionsPage } from '../../../shared/contract/cms.ts';
import { callApi, fetchImage, expectResponse, expectProblem, read } from './send-request.ts';
import { withOffers } from './cultures.ts';

const one = (culture: string, slug: string) => read(promotion, 'v1/cms/promotions/', { culture, slug });

describe('v1/cms/promotions/', () => {
  it.each(withOffers)('API-03 PAGE-02 %s returns the overview and a page for each promotion', async (culture) => {
    const { items } = await read(promotionsPage, 'v1/cms/promotions/', { culture });
    for (const card of items) expect(await one(culture, card.slug)).toMatchObject(card);
    await expectResponse(promotionsHome, 'v1/cms/promotions-home/', { culture });
  });

  it.each(withOffers)(
    'API-03 PAGE-02 SEO-02 %s returns an expired promotion, and the alternates of the welcome offer',
    async (culture) => {
      expect((await one(culture, 'summer-spins-2025')).status).toBe('expired');
      const { id, alternates } = await one(culture, 'welcome');
      for (const [other, path] of Object.entries(alternates ?? {}))
        expect((await one(other, path?.split('/').at(-2) ?? '')).id).toBe(id);
    },
  );

  it.each(withOffers)(
    'API-03 PAGE-10 %s returns drafts by id alone, and 404 for an unknown id or slug',
    async (culture) => {
      const draft = await read(promotion, 'v1/cms/promotions/preview/', { culture, id: 'draft-promotion' });
      expect(draft.draft).toBe(true);
      await expectProblem(await callApi('v1/cms/promotions/', { culture, slug: draft.slug }), 404);
      const { items } = await read(promotionsPage, 'v1/cms/promotions/', { culture, limit: 100 });
      expect(items.map(({ id }) => id)).not.toContain('draft-promotion');
      const home = { culture, id: 'draft-promotions-home' };
      expect((await read(promotionsHome, 'v1/cms/promotions-home/preview/', home)).draft).toBe(true);
      await expectProblem(await callApi('v1/cms/promotions/preview/', { culture, id: 'nothing' }), 404);
      await expectProblem(await callApi('v1/cms/promotions/', { culture, slug: 'no-such' }), 404);
    },
  );

  it('API-03 the picture of a promotion exists', async () => {
    const response = await fetchImage((await one('en-GB', 'welcome')).image.url, { w: 320, f: 'webp' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});
