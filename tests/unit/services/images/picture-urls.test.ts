import { describe, expect, it } from 'vitest';
import { hashArt, parseFile, pictureOf, tileOf } from '../../../../server/services/images/art-url.ts';
import * as sizes from '../../../../server/services/images/sizes.ts';
import { imageWidths } from '../../../../shared/images/image-sources.ts';

const art = {
  slug: 'ember-gaze',
  name: 'Ember Gaze',
  artHash: hashArt('1', { theme: 'dragon' }),
  placeholder: '#102030',
};

describe('API-03 URLs of pictures', () => {
  it('API-03 change with what is drawn and with the art itself', () => {
    expect(hashArt('1', { theme: 'dragon' })).toBe(art.artHash);
    expect(hashArt('1', { theme: 'desert' })).not.toBe(art.artHash);
    expect(hashArt('2', { theme: 'dragon' })).not.toBe(art.artHash);
  });

  it('API-03 are relative, without a slash in front, and are read back', () => {
    const [, tile = ''] = tileOf(art).url.split('/');
    const [, picture = ''] = pictureOf(art, 2).url.split('/');
    expect(tileOf(art).url).toMatch(/^games\/ember-gaze\.[0-9a-f]{8}$/);
    expect(parseFile(tile)).toEqual({ slug: 'ember-gaze', artHash: art.artHash, scene: 0 });
    expect(parseFile(picture)).toEqual({ slug: 'ember-gaze', artHash: art.artHash, scene: 2 });
  });

  it.each([
    '',
    'ember-gaze',
    'ember-gaze.xyz',
    `../${art.artHash}`,
    `a/b.${art.artHash}`,
    `ember-gaze.${art.artHash}.9`,
  ])('SEC-03 "%s" is not one of them', (file) => {
    expect(parseFile(file)).toBeUndefined();
  });
});

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
