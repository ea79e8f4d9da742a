import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rasterise } from '../../../server/services/art/raster.ts';
import { themes } from '../../../server/services/art/themes/index.ts';
import { drawTile } from '../../../server/services/art/tile.ts';

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
