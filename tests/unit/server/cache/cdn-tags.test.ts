import { describe, expect, it } from 'vitest';
import { cdnHeaders } from '../../../../server/cache/cdn-tags.ts';
import { withFolded } from '../../../../server/cache/tags.ts';

const games = (count: number) => Array.from({ length: count }, (_, index) => `game:a-game-with-a-long-name-${index}`);

describe('the tags for CDNs', () => {
  it('OPS-07 are separated by spaces in Surrogate-Key, and by commas in Cache-Tag', () => {
    expect(cdnHeaders(['brand:en', 'game:x', 'game:x'])).toEqual({
      'surrogate-key': 'brand:en game:x',
      'cache-tag': 'brand:en,game:x',
    });
  });

  it('OPS-07 are folded by kind when they are too many for a header, and purged by the folded tag as well', () => {
    const headers = cdnHeaders(['brand:en', ...games(500), 'group:slots']);
    expect(headers['surrogate-key']).toBe('brand:en group:slots game:*');
    expect(withFolded(['game:a-game-with-a-long-name-7'])).toContain('game:*');
    expect(withFolded(['all'])).toEqual(['all']);
  });

  it('OPS-07 stay whole up to the limit', () => {
    expect(cdnHeaders(games(200))['cache-tag']?.split(',')).toHaveLength(200);
  });
});
