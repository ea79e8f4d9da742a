import { describe, expect, it } from 'vitest';
import { oklch } from '../../../../../server/services/art/kit/colour.ts';
import { polygon, round, smoothCurve } from '../../../../../server/services/art/kit/path.ts';
import { createChance, createRandom } from '../../../../../server/services/art/kit/random.ts';
import { faces, writableText } from '../../../../../server/services/art/kit/glyphs.ts';
import { setLines } from '../../../../../server/services/art/kit/lettering-layout.ts';
import type { LetteringStyle } from '../../../../../server/services/art/kit/lettering-styles.ts';

/** Hue in degrees of an sRGB hex colour, in OKLab. */
function hueOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bAxis = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return ((Math.atan2(bAxis, a) * 180) / Math.PI + 360) % 360;
}

describe('oklch', () => {
  it.each([
    [1, 0, 0, '#ffffff'],
    [0, 0, 0, '#000000'],
    [0.18, 0.05, 267, '#081027'],
    [0.86, 0.115, 88, '#f0cd74'],
  ])('writes %s %s %s as %s', (lightness, chroma, hue, hex) => {
    expect(oklch(lightness, chroma, hue)).toBe(hex);
  });

  it('keeps the hue of colours outside the gamut: it reduces chroma and clips nothing', () => {
    for (let hue = 0; hue < 360; hue += 15) {
      const turn = Math.abs(hueOf(oklch(0.7, 0.37, hue)) - hue);
      expect(Math.min(turn, 360 - turn), `hue ${hue}`).toBeLessThan(3);
    }
  });

  it('is a hex colour for any lightness, chroma and turn of hue', () => {
    for (const lightness of [-0.1, 0, 0.3, 0.99, 1.2])
      for (const hue of [-30, 0, 400]) expect(oklch(lightness, 0.3, hue)).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('paths', () => {
  it('write one decimal', () => {
    expect(
      polygon([
        [0, 0.04],
        [10.26, 5],
        [3, 1 / 3],
      ]),
    ).toBe('M0 0L10.3 5L3 0.3Z');
  });

  it('go through every point of a curve', () => {
    const curve = smoothCurve([
      [0, 0],
      [50, 80],
      [100, 0],
    ]);
    expect(curve).toMatch(/^M0 0C.* 50 80C.* 100 0$/);
  });

  it('refuse numbers that are not finite instead of writing them', () => {
    expect(() => round(Number.NaN)).toThrow('[art] A coordinate is NaN');
    expect(() => polygon([[1, Number.POSITIVE_INFINITY]])).toThrow('[art]');
  });
});

const firstOf = (seed: string, count = 200) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, random);
};

describe('a seeded stream', () => {
  it('API-03 repeats itself for the same seed, on every machine', () => {
    expect(firstOf('lantern')).toEqual(firstOf('lantern'));
    expect(firstOf('comet', 3).map((value) => value.toFixed(6))).toEqual(['0.723559', '0.124137', '0.225046']);
  });

  it('differs for another seed and stays in [0, 1)', () => {
    const values = firstOf('lantern');
    expect(values).not.toEqual(firstOf('lantern2'));
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    const mean = values.reduce((sum, value) => sum + value) / values.length;
    expect(mean).toBeGreaterThan(0.4);
    expect(mean).toBeLessThan(0.6);
  });

  it('returns integers with both bounds included, and picks every choice', () => {
    const chance = createChance('dice');
    const rolls = new Set(Array.from({ length: 200 }, () => chance.whole(1, 6)));
    expect(rolls).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(new Set(Array.from({ length: 100 }, () => chance.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('keeps around() within its spread', () => {
    const chance = createChance('spread');
    const values = Array.from({ length: 200 }, () => chance.around(100, 20));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(80);
    expect(Math.max(...values)).toBeLessThanOrEqual(120);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(30);
  });
});

const style: LetteringStyle = { face: 'cinzel-decorative', finish: 'metal' };

/** The box of absolute path data, from its end and control points. */
function extentOf(data: string): { left: number; right: number; bottom: number } {
  const points = [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const xs = points.map(([x]) => x);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.max(...points.map(([, y]) => y)) };
}

describe('lettering', () => {
  it.each(faces)('I18N-01 %s writes every Latin-1 letter as itself or by its base letters', (face) => {
    for (let code = 0xc0; code <= 0xff; code++) {
      const letter = String.fromCodePoint(code);
      if (!/\p{L}/u.test(letter)) continue;
      const [line] = setLines([letter], { ...style, face }, 300, 760);
      expect(writableText(letter, face), letter).not.toBe('');
      expect(line?.data.length, letter).toBeGreaterThan(30);
    }
  });

  it('leaves out what no face can write instead of drawing a box', () => {
    expect(writableText('Café 漢字 ☃', 'federo').trim()).toBe('Café');
  });

  it('fits lines of any length to the measure, ending on the baseline that all titles share', () => {
    for (const title of [
      ['Go'],
      ['Lantern', 'Trench'],
      ['Donaudampfschifffahrtsgesellschaft'],
      ['Vault', '~of', 'Senhet'],
    ]) {
      const lines = setLines(title, style, 300, 760);
      const boxes = lines.map(({ data }) => extentOf(data));
      expect(Math.min(...boxes.map(({ left }) => left)), title[0]).toBeGreaterThanOrEqual(60);
      expect(Math.max(...boxes.map(({ right }) => right)), title[0]).toBeLessThanOrEqual(540);
      expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeCloseTo(760, -1);
    }
  });

  it('keeps a tall block clear of the object above it', () => {
    const [first] = setLines(['One', 'Two', 'Three', 'Four'], style, 300, 760);
    expect(first?.top).toBeGreaterThan(490);
  });

  it('sets a small word between two rules, and a line of nothing not at all', () => {
    const [, small] = setLines(['Vault', '~of', 'Senhet'], style, 300, 760);
    expect(small).toMatchObject({ small: true, rules: expect.stringMatching(/^M/) });
    expect(setLines([''], style, 300, 760)).toEqual([]);
  });

  it('gives accents room of their own: Ä does not shrink its line', () => {
    const width = (line: string) => {
      const [set] = setLines([line], style, 300, 760);
      const { left, right } = extentOf(set?.data ?? '');
      return right - left;
    };
    expect(width('Ää')).toBeCloseTo(width('Aa'), -1);
  });
});
