import { describe, expect, it } from 'vitest';
import { slides } from '../../../shared/contract/banners.ts';
import { gamePage } from '../../../shared/contract/games.ts';
import { callApi, expectProblem, read } from '../contract/send-request.ts';
import { cultureCodes } from '../contract/cultures.ts';

const locations = [
  'v1/banners/locations/home-page/',
  'v1/banners/locations/blog-post/',
  'v1/banners/locations/blog-post-main/',
  'v1/banners/game-banners',
];

describe('slides', () => {
  it.each(locations)('API-03 BAN-01 %s: slides have a valid link and an alt text', async (call) => {
    for (const culture of cultureCodes) {
      const { items } = await read(slides, call, { culture });
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      for (const { alt, ctaLink, start, end } of items) {
        expect(alt).not.toBe('');
        expect(ctaLink?.href).toMatch(/^(\/(?!\/)|#|https:)/);
        if (start !== undefined && end !== undefined) expect(start <= end).toBe(true);
      }
    }
  });

  it.each(cultureCodes)('API-03 BAN-03 %s: the home page has a second row', async (culture) => {
    expect((await read(slides, 'v1/banners/locations/home-page/', { culture })).items.length).toBeGreaterThan(0);
  });

  it('API-03 COMP-02 free spins on one game are not in the banners of another game', async () => {
    const leads = async (gameSlug?: string) => {
      const { items } = await read(slides, 'v1/banners/game-banners', { culture: 'de-DE', gameSlug });
      return items.map(({ ctaLink }) => ctaLink?.href);
    };
    const [all, own, other] = await Promise.all([leads(), leads('stiller-horizont'), leads('lantern-trench')]);
    expect(own).toEqual(all);
    expect(all).toContain('/promotions/neu-im-katalog/');
    expect(other).toEqual(all.filter((href) => href !== '/promotions/neu-im-katalog/'));
  });

  it('API-03 game banners can be filtered by game, and an unknown game is 404', async () => {
    const { items } = await read(gamePage, 'v1/games/', { culture: 'sv', limit: 1 });
    const found = await read(slides, 'v1/banners/game-banners', { culture: 'sv', gameSlug: items[0]?.slug });
    expect(found.items.length).toBeGreaterThan(0);
    const unknown = { culture: 'sv', gameSlug: 'no-such' };
    await expectProblem(await callApi('v1/banners/game-banners', unknown), 404, 'no such game');
  });
});
