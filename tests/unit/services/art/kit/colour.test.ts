import { describe, expect, it } from 'vitest';
import { oklch } from '../../../../../server/services/art/kit/colour.ts';

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
