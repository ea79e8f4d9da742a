import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { drawBanner, drawBannerForeground, drawShareImage } from '../../../../server/services/art/banner.ts';
import { drawAppIcon } from '../../../../server/services/art/icon.ts';
import { rasterise } from '../../../../server/services/art/raster.ts';
import { themes } from '../../../../server/services/art/themes/index.ts';
import { faultsOf } from './svg-faults.ts';

/** A theme that turns its art light for dark would make soot of snow. */
const isTurnedOver = (art: string) => {
  const { id } = brands.find(({ look }) => look.scene === art)!;
  return readFileSync(new URL(`../../../../brands/${id}/theme.css`, import.meta.url), 'utf8').includes('--art:');
};
const arts = brands.map(({ look }) => look.scene);
const [theme] = themes;
if (!theme) throw new Error('There is no theme.');
const tile = { theme, composition: 0, palette: 0, mirrored: false, seed: 'lantern', lines: ['Lantern', 'Trench'] };
const fan = { tiles: [tile, { ...tile, seed: 'tide' }, { ...tile, palette: 1 }], tilt: 8 } as const;

describe('hero pictures', () => {
  it.each(arts)('SHELL-10 BAN-02 %s is drawn for desktop and phone, plain and festive, the same each time', (art) => {
    for (const size of [
      { width: 1920, height: 472 },
      { width: 750, height: 360 },
    ]) {
      const plain = drawBanner({ art, ...size });
      const festive = drawBanner({ art, ...size, festive: true });
      expect(faultsOf(plain)).toEqual([]);
      expect(faultsOf(festive)).toEqual([]);
      expect(drawBanner({ art, ...size })).toBe(plain);
      expect(festive === plain, 'is the same in the festive season only where theme.css has --art').toBe(
        isTurnedOver(art),
      );
      expect(plain).toContain(`width="${size.width}" height="${size.height}"`);
    }
  });

  it('BAN-02 the foreground is a fan of three tiles on nothing', async () => {
    const svg = drawBannerForeground(fan, 1920, 292);
    expect(faultsOf(svg)).toEqual([]);
    const { data, info } = await sharp(await rasterise(svg, 960, 'png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    expect(info).toMatchObject({ width: 960, height: 146, channels: 4 });
    expect(alphaAt(50, 73)).toBe(0);
    expect(alphaAt(647, 73)).toBe(255);
    expect(alphaAt(575, 75)).toBe(255);
  });

  it('PWA-01 shares and icons are drawn by the same kit', () => {
    for (const art of arts) expect(faultsOf(drawShareImage(art, tile))).toEqual([]);
    const icon = drawAppIcon({ ground: '#081027', nucleus: '#fff0cc', tail: '#b8cbee' });
    expect(faultsOf(icon)).toEqual([]);
    expect(icon).toContain('width="512" height="512"');
  });
});
