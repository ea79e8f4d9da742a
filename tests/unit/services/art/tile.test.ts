import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { themes } from '../../../../server/services/art/themes/index.ts';
import { drawPicture, drawTile } from '../../../../server/services/art/tile.ts';
import { faultsOf } from './svg-faults.ts';

const [theme] = themes;
if (!theme) throw new Error('There is no theme.');
const tile = { theme, composition: 0, palette: 0, mirrored: false, seed: 'lantern', lines: ['Lantern', 'Trench'] };

describe('a tile', () => {
  it('API-03 is the same for the same motif and another for another seed, palette, composition or title', () => {
    const drawn = drawTile(tile);
    expect(drawTile({ ...tile })).toBe(drawn);
    const others = [{ seed: 'trench' }, { palette: 1 }, { composition: 1 }, { mirrored: true }, { lines: ['Trench'] }];
    for (const other of others) expect(drawTile({ ...tile, ...other }), JSON.stringify(other)).not.toBe(drawn);
  });

  it('wraps indexes, so that any whole number is a motif', () => {
    const motif = { ...tile, palette: tile.theme.palettes.length, composition: tile.theme.compositions.length };
    expect(drawTile(motif)).toBe(drawTile(tile));
  });

  it('GAME-03 flips the scene of a mirrored tile and never its title', () => {
    const titleOf = (svg: string) => /<path id="g\d+" d="([^"]+)"/.exec(svg)?.[1];
    const mirrored = drawTile({ ...tile, mirrored: true });
    expect(mirrored).toContain('scale(-1 1)');
    expect(titleOf(mirrored)).toBe(titleOf(drawTile(tile)));
  });

  it.each(themes.map((each) => [each.id, each] as const))(
    'GAME-03 API-03 %s draws every composition and every palette without a fault, and the same each time',
    (_, each) => {
      const { compositions, palettes } = each;
      expect(palettes.length).toBeGreaterThanOrEqual(3);
      const count = Math.max(compositions.length, palettes.length);
      for (let index = 0; index < count; index += 1) {
        const [composition, palette] = [index % compositions.length, index % palettes.length];
        const motif = { ...tile, theme: each, composition, palette, mirrored: index % 2 === 1 };
        const svg = drawTile(motif);
        if (index === 0) expect(drawTile(motif)).toBe(svg);
        expect(faultsOf(svg), `${compositions[composition]?.id} ${palette}`).toEqual([]);
      }
    },
  );

  it('API-03 has ids of its own for every theme, composition and palette', () => {
    const ids = themes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { compositions, palettes } of themes)
      for (const group of [compositions, palettes]) expect(new Set(group.map(({ id }) => id)).size).toBe(group.length);
  });
});

describe('a picture', () => {
  it.each([1.5, 16 / 9])('is the scene without title and scrim, %s wide by high', async (ratio) => {
    const svg = drawPicture({ ...tile, ratio });
    expect(faultsOf(svg)).toEqual([]);
    expect(svg).not.toContain('<use');
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect(width / height).toBeCloseTo(ratio, 1);
  });
});
