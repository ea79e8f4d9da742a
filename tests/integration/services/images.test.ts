import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { gameInfo, gamePage } from '../../../shared/contract/games.ts';
import type { GameInfo } from '../../../shared/contract/written.ts';
import { fetchImage, expectProblem, read } from '../contract/send-request.ts';

async function firstGame(culture: string): Promise<GameInfo> {
  const { items } = await read(gamePage, 'v1/games/', { culture, limit: 1 });
  return read(gameInfo, 'v1/games/info/', { culture, gameSlug: items[0]?.slug });
}

describe('images', () => {
  it.each(['avif', 'webp', 'jpeg'])(
    'API-03 a tile can be requested as %s, in a given width and in the ratio 3:4',
    async (format) => {
      const { card } = await firstGame('en-GB');
      const response = await fetchImage(card.image.url, { w: 160, f: format });
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([width, height]).toEqual([160, 213]);
      expect(card.image.width * 4).toBe(card.image.height * 3);
      expect(card.image.alt).toBeTruthy();
      expect(card.image.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    },
  );

  it('API-03 screenshots and heroes have the aspect ratio in the response', async () => {
    const { hero, screenshots = [] } = await firstGame('es');
    const pictures = [...screenshots.slice(0, 2), hero?.mobile].filter((picture) => picture !== undefined);
    expect(pictures).toHaveLength(3);
    for (const { url, width, height } of pictures) {
      const response = await fetchImage(url, { w: 320, f: 'webp' });
      const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(picture.width).toBe(320);
      expect(Math.abs((picture.height ?? 0) - (320 * height) / width)).toBeLessThanOrEqual(1);
    }
  });

  it('API-03 PERF-01 an image is immutable for a year, and is 304 when If-None-Match matches', async () => {
    const { card } = await firstGame('sv');
    const response = await fetchImage(card.image.url, { w: 120, f: 'webp' });
    expect(response.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const again = await fetchImage(card.image.url, { w: 120, f: 'webp' }, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('PERF-01 a tile of a row is at most 15 kB as AVIF', async () => {
    const { items } = await read(gamePage, 'v1/games/', { culture: 'en-GB', limit: 4 });
    for (const { image } of items) {
      const response = await fetchImage(image.url, { w: 320, f: 'avif' });
      expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(15 * 1024);
    }
  });

  it.each([
    [{ w: '0' }, 'w'],
    [{ w: 'wide' }, 'w'],
    [{ w: '99999' }, 'w'],
    [{ f: 'gif' }, 'f'],
    [{ f: '../../etc' }, 'f'],
  ])('API-03 SEC-03 %o is 400 with a problem that names %s', async (query, name) => {
    const { card } = await firstGame('en-GB');
    await expectProblem(await fetchImage(card.image.url, query), 400, name);
  });

  it.each(['games/no-such-game.000000000000', 'games/..%2f..%2fetc%2fpasswd', 'nothing/a', 'banners/x'])(
    'API-03 SEC-03 %s is 404',
    async (url) => {
      await expectProblem(await fetchImage(url), 404, '');
    },
  );
});
