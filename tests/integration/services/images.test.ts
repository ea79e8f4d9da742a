import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { gameInfo, gamePage } from '../../../shared/contract/games.ts';
import type { WrittenGameInfo } from '../../../shared/contract/written.ts';
import { fetchImage, expectProblem, read } from '../contract/send-request.ts';
import { rasterise } from '../../../server/services/art/raster.ts';
import { themes } from '../../../server/services/art/themes/index.ts';
import { drawTile } from '../../../server/services/art/tile.ts';

async function firstGame(culture: string): Promise<WrittenGameInfo> {
  const { items } = await read(gamePage, 'v1/games/', { culture, limit: 1 });
  return read(gameInfo, 'v1/games/info/', { culture, gameSlug: items[0]?.slug });
}

describe('images', () => {
  it('API-03 a game has a tile in the ratio 3:4 with a text and a colour, a hero and two screenshots', async () => {
    const { card, hero, screenshots } = await firstGame('es');
    expect(card.image.width * 4).toBe(card.image.height * 3);
    expect(card.image.alt).toBeTruthy();
    expect(card.image.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    expect(hero).toBeDefined();
    expect(screenshots?.length).toBeGreaterThanOrEqual(2);
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
});

function draw(id: string, scene?: string) {
  const theme = themes.find((each) => each.id === id);
  const composition = theme && scene ? theme.compositions.findIndex((each) => each.id === scene) : 0;
  if (!theme || composition < 0) throw new Error(`There is no scene "${id} ${scene}".`);
  const motif = { palette: 0, mirrored: false, seed: 'lantern', lines: ['Lantern', 'Trench'] };
  return rasterise(drawTile({ theme, composition, ...motif }), 320, 'avif');
}

describe('the image of a tile', () => {
  it('PERF-01 is at most 15 kB as AVIF at 320 pixels', async () => {
    const picture = await draw('deep-sea');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'heif', width: 320, height: 427 });
    expect(picture.length).toBeLessThan(15 * 1024);
  });

  it.each([
    ['bingo', 'cage'],
    ['bingo', 'card'],
    ['number-grid', 'cube'],
    ['table', 'wheel'],
  ])('PERF-01 is at most 16 kB for a detailed scene: %s %s', async (id, scene) => {
    expect((await draw(id, scene)).length).toBeLessThan(16 * 1024);
  });
});
