import { describe, expect, it } from 'vitest';
import { displayFace } from '../../../../scripts/build/fonts.ts';

const face = (width: number) => displayFace({ id: 'one', font: { width, weight: 680 } });
const sizesAdjusted = (css: string) =>
  [...css.matchAll(/size-adjust:([\d.]+)%/g)].map(([, percent]) => Number(percent));

describe('the display face', () => {
  it('PERF-01 is smaller than 25 kB at both ends of the width axis', async () => {
    for (const width of [80, 125]) expect((await face(width)).asset.content.length).toBeLessThan(25_000);
  });

  it('PERF-01 has fallbacks with the width of the brand font, one of them for phones without Arial', async () => {
    const [narrow, wide] = await Promise.all([face(86), face(114)]);
    // Measured in Chromium, where the headings of the sites are as wide in the fallback as in the display face.
    const measured = [85.4, 90.2, 112.4, 119.1];
    const sizes = sizesAdjusted(narrow.css + wide.css);
    const isNear = sizes.map((size, index) => Math.abs(size / (measured[index] ?? 0) - 1) < 0.02);
    expect(isNear).toEqual([true, true, true, true]);
    expect(narrow.css).toMatch(/local\(Arial Bold\).*local\(Roboto Bold\)/);
  });

  it('PERF-01 rejects a weight outside the range of the font file', async () => {
    await expect(displayFace({ id: 'one', font: { width: 100, weight: 900 } })).rejects.toThrow(
      /brand "one".* 560 to 760/,
    );
  });
});
