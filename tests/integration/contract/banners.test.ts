import { describe, expect, it } from 'vitest';
import { bannerDevices, bannerLayers, bannerMedia, btTexts, slides } from '../../../shared/contract/banners.ts';
import { gamePage } from '../../../shared/contract/games.ts';
import { callApi, fetchImage, expectResponse, expectProblem, read } from './send-request.ts';
import { cultureCodes, withOffers } from './cultures.ts';

const everyPicture = bannerDevices.flatMap((device) => bannerLayers.map((layer) => ({ device, layer })));
const locations = [
  'v1/banners/locations/home-page/',
  'v1/banners/locations/blog-post/',
  'v1/banners/locations/blog-post-main/',
  'v1/banners/game-banners',
];

const firstSlug = async (culture: string) => (await read(gamePage, 'v1/games/', { culture })).items[0]?.slug;

describe('v1/banners/media', () => {
  it.each(cultureCodes)(
    'API-03 BAN-02 %s has both layers for both devices, for a section and for a game',
    async (culture) => {
      const gameSlug = await firstSlug(culture);
      for (const picture of everyPicture) {
        const query = { culture, ver: '2.17.0', ...picture };
        await expectResponse(bannerMedia, 'v1/banners/media', { ...query, sectionCode: 'home' });
        await expectResponse(bannerMedia, 'v1/banners/media', { ...query, sectionCode: 'slots', gameSlug });
      }
    },
  );

  it.each(bannerLayers)('API-03 BAN-02 each picture of a %s exists in its stated type', async (layer) => {
    const query = { culture: 'en-GB', sectionCode: 'home', device: 'mobile', layer, ver: '2.17.0' };
    const { images } = await read(bannerMedia, 'v1/banners/media', query);
    const smallest = Math.min(...images.map(({ width }) => width));
    for (const { url, type } of images.filter(({ width }) => width === smallest)) {
      const response = await fetchImage(url);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    }
  });
});

describe('v1/banners/bt-texts/', () => {
  it.each(withOffers)('API-03 BAN-03 BAN-07 %s: comet50 has title, button, terms and link', async (culture) => {
    const texts = await read(btTexts, 'v1/banners/bt-texts/', { culture, code: 'comet50' });
    expect(texts.code).toBe('comet50');
    expect([texts.pageTitle, texts.cta, texts.terms, texts.ctaLink]).not.toContain('');
  });

  it.each(cultureCodes)('API-03 BAN-06 %s: a code without texts is 404', async (culture) => {
    await expectProblem(await callApi('v1/banners/bt-texts/', { culture, code: 'nothing' }), 404);
  });
});

describe('slides', () => {
  it.each(locations)('API-03 BAN-01 %s returns slides in every culture', async (call) => {
    for (const culture of cultureCodes) await expectResponse(slides, call, { culture });
  });

  it('API-03 BAN-01 v1/banners/game-banners accepts a game slug', async () => {
    await expectResponse(slides, 'v1/banners/game-banners', { culture: 'sv', gameSlug: await firstSlug('sv') });
  });
});
