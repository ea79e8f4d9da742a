import { describe, expect, it } from 'vitest';
import { displayFace } from '../../../../scripts/build/fonts.ts';

const face = (width: number) => displayFace({ id: 'one', font: { width, weight: 680 } });
const sizeAdjust = (css: string) => Number(/size-adjust:([\d.]+)%/.exec(css)?.[1]);

describe('the display face', () => {
  it('PERF-01 stays under 25 kB at either end of the width axis', async () => {
    for (const width of [80, 125]) expect((await face(width)).asset.content.length).toBeLessThan(25_000);
  });

  it('PERF-01 has a fallback that is as wide as the brand', async () => {
    const [narrow, wide] = await Promise.all([face(86), face(114)]);
    // Measured in Chromium: with these, headings in the fallback are 96 to 101 % as wide.
    expect(sizeAdjust(narrow.css)).toBeCloseTo(85.4, 0);
    expect(sizeAdjust(wide.css)).toBeCloseTo(112.4, 0);
  });

  it('PERF-01 refuses a weight that the file is not cut for', async () => {
    await expect(displayFace({ id: 'one', font: { width: 100, weight: 900 } })).rejects.toThrow(
      /brand "one".* 560 to 760/,
    );
  });
});
