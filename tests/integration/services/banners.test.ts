import { describe, expect, it } from 'vitest';
import { bannerMedia, bannerDevices, bannerLayers, slides } from '../../../shared/contract/banners.ts';
import { gamePage } from '../../../shared/contract/games.ts';
import { callApi, fetchImage, expectProblem, read } from '../contract/send-request.ts';
import { cultureCodes } from '../contract/cultures.ts';

const media = (query: Parameters<typeof read>[2]) => read(bannerMedia, 'v1/banners/media', { ver: '2.17.0', ...query });
const sections = ['home', 'product', 'slots', 'jackpots', 'bingo', 'casino', 'roulette', 'rooftopchase', 'error'];
const sizes = {
  desktop: { background: [1920, 472], foreground: [1920, 292] },
  mobile: { background: [750, 360], foreground: [750, 360] },
} as const;

describe('v1/banners/media', () => {
  it.each(cultureCodes)(
    'API-03 BAN-02 %s: every section has both layers for both devices, in the sizes of the slider',
    async (culture) => {
      for (const sectionCode of sections) {
        for (const device of bannerDevices) {
          for (const layer of bannerLayers) {
            const { images, dominantColor } = await media({ culture, sectionCode, device, layer });
            expect([images[0]?.width, images[0]?.height]).toEqual(sizes[device][layer]);
            expect(new Set(images.map(({ type }) => type))).toContain('image/avif');
            expect(new Set(images.map(({ type }) => type))).toContain('image/webp');
            expect(dominantColor).toMatch(/^#[0-9a-f]{6}$/);
          }
        }
      }
    },
  );

  it('BAN-02 adjacent cards show different games on a site with slots only', async () => {
    const sectionCodes = ['slots', 'slots-2', 'slots-3'];
    const fans = await Promise.all(
      sectionCodes.map((sectionCode) =>
        media({ culture: 'de-DE', sectionCode, device: 'mobile', layer: 'foreground' }),
      ),
    );
    expect(new Set(fans.flatMap(({ alt = '' }) => alt.split(/, | und /))).size).toBe(9);
  });

  it('SHELL-10 BAN-02 ver=festive selects the festive scene on any day', async () => {
    const home = { culture: 'es', sectionCode: 'home', device: 'mobile', layer: 'background' };
    const [everyday, festive] = await Promise.all([media(home), media({ ...home, ver: 'festive' })]);
    const pictures = await Promise.all(
      [everyday, festive].map(async ({ images }) => {
        const response = await fetchImage(images[0]?.url ?? '');
        expect(response.headers.get('cache-control')).toContain('immutable');
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
  });

  it.each([
    ['en-GB', 145],
    ['en-ROW', 145],
    ['en-IE', 145],
    ['de-DE', 210],
    ['sv', 210],
    ['es', 145],
  ])('API-03 BAN-02 %s: the mobile foreground of a game page is %i pixels high', async (culture, height) => {
    const { items } = await read(gamePage, 'v1/games/', { culture, limit: 1 });
    const game = { culture, sectionCode: 'slots', gameSlug: items[0]?.slug };
    const front = await media({ ...game, device: 'mobile', layer: 'foreground' });
    expect([front.images[0]?.width, front.images[0]?.height, front.alt]).toEqual([750, height, items[0]?.name]);
    const fine = await fetchImage(`${front.images[0]?.url}?w=1500&f=png`);
    const png = Buffer.from(await fine.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1500, 2 * height]);
    const behind = await media({ ...game, device: 'desktop', layer: 'background' });
    expect([behind.images[0]?.width, behind.images[0]?.height]).toEqual([1920, 472]);
    expect(behind.images[0]?.url).not.toBe(
      (await media({ ...game, gameSlug: undefined, device: 'desktop', layer: 'background' })).images[0]?.url,
    );
  });

  it('API-03 the hero of an unknown game is 404', async () => {
    const place = { device: 'mobile', layer: 'background', sectionCode: 'slots' };
    const query = { culture: 'sv', gameSlug: 'no-such-game', ...place };
    await expectProblem(await callApi('v1/banners/media', query), 404, 'no such game');
  });
});

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
