import { describe, expect, it } from 'vitest';
import { hashArt, parseFile, pictureOf, tileOf } from '../../../../server/services/images/art-url.ts';

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
