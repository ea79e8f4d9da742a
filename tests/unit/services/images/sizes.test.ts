import { describe, expect, it } from 'vitest';
import * as sizes from '../../../../server/services/images/sizes.ts';
import { imageWidths } from '../../../../shared/images/image-sources.ts';

describe('API-03 sizes of pictures', () => {
  it.each([
    [1, 120],
    [120, 120],
    [121, 160],
    [600, 600],
    [4000, 600],
  ])('API-03 a tile that is requested %i px wide is %i px wide', (requested, width) => {
    expect(sizes.nearestWidth(sizes.tileSize, requested)).toBe(width);
  });

  it.each([
    ['tile', sizes.tileSize],
    ['art', sizes.tileSize],
    ['screenshot', sizes.pictureSize],
    ['desktopBanner', sizes.backgroundSize],
    ['desktopBanner', sizes.foregroundSize],
    ['mobileBanner', sizes.mobileSize],
    ['mobileBanner', sizes.mobileForegroundSize],
    ['gameFront', sizes.gameFrontSize(145)],
  ] as const)('PERF-01 every width that pages ask of a %s is one that is made', (kind, size) => {
    for (const width of imageWidths[kind]) expect(size.widths).toContain(width);
  });

  it('API-03 widths ascend up to the picture itself', () => {
    for (const { width, widths } of Object.values(sizes).filter((size) => typeof size === 'object')) {
      expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
      expect(widths.at(-1)).toBe(width);
    }
  });
});
