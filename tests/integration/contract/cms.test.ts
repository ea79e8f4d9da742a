import { describe, expect, it } from 'vitest';
import {
  promotion,
  promotionsHome,
  promotionsPage,
  contentPage,
  feature,
  featuresHome,
  featuresPage,
} from '../../../shared/contract/cms.ts';
import { callApi, fetchImage, expectResponse, expectProblem, read } from './send-request.ts';
import { withOffers, cultureCodes } from './cultures.ts';

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

const slugOf = (path: string | undefined) => path?.split('/').at(-2);

describe('v1/cms/features/', () => {
  it.each(withOffers)('API-03 PAGE-03 %s returns the overview and a page for each feature', async (culture) => {
    const { items } = await read(featuresPage, 'v1/cms/features/', { culture });
    for (const card of items) {
      expect(await read(feature, 'v1/cms/features/', { culture, slug: card.slug })).toMatchObject(card);
    }
    await expectResponse(featuresHome, 'v1/cms/features-home/', { culture });
  });

  it.each(withOffers)('API-03 SEO-02 %s returns daily-drops and each of its alternates', async (culture) => {
    const { id, alternates } = await read(feature, 'v1/cms/features/', { culture, slug: 'daily-drops' });
    for (const [other, path] of Object.entries(alternates ?? {})) {
      expect((await read(feature, 'v1/cms/features/', { culture: other, slug: slugOf(path) })).id).toBe(id);
    }
  });

  it.each(withOffers)(
    'API-03 PAGE-10 %s returns drafts as previews alone, and 404 for an unknown id or slug',
    async (culture) => {
      const draft = await read(feature, 'v1/cms/features/preview/', { culture, id: 'draft-feature' });
      expect(draft.draft).toBe(true);
      await expectProblem(await callApi('v1/cms/features/', { culture, slug: draft.slug }), 404);
      const { items } = await read(featuresPage, 'v1/cms/features/', { culture, limit: 100 });
      expect(items.map(({ id }) => id)).not.toContain('draft-feature');
      const home = { culture, id: 'draft-features-home' };
      expect((await read(featuresHome, 'v1/cms/features-home/preview/', home)).draft).toBe(true);
      await expectProblem(await callApi('v1/cms/features/preview/', { culture, id: 'nothing' }), 404);
      await expectProblem(await callApi('v1/cms/features/', { culture, slug: 'nothing' }), 404);
    },
  );
});

describe('v1/cms/pages/', () => {
  it.each(cultureCodes)('API-03 PAGE-05 %s returns the landing page and each of its alternates', async (culture) => {
    const page = await read(contentPage, 'v1/cms/pages/', { culture, slug: 'welcome' });
    expect(page.slug).toBe('welcome');
    for (const [other, path] of Object.entries(page.alternates ?? {})) {
      await expectResponse(contentPage, 'v1/cms/pages/', { culture: other, slug: slugOf(path) });
    }
  });

  it('API-03 an unknown code or slug is 404', async () => {
    await expectProblem(await callApi('v1/cms/pages/', { culture: 'sv', code: 'nothing' }), 404);
    await expectProblem(await callApi('v1/cms/pages/', { culture: 'sv', slug: 'nothing' }), 404);
    await expectProblem(await callApi('v1/cms/terms/', { culture: 'es', key: 'nothing' }), 404);
  });
});
