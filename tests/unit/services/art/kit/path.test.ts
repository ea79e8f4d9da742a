import { describe, expect, it } from 'vitest';
import { polygon, round, smoothCurve } from '../../../../../server/services/art/kit/path.ts';

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
