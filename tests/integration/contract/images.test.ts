import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { gameInfo, gamePage } from '../../../shared/contract/games.ts';
import { fetchImage, expectProblem, read } from './send-request.ts';

const { items } = await read(gamePage, 'v1/games/', { culture: 'en-GB', limit: 1 });
const {
  card,
  hero,
  screenshots = [],
} = await read(gameInfo, 'v1/games/info/', {
  culture: 'en-GB',
  gameSlug: items[0]?.slug,
});

describe('pictures', () => {
  it.each(['avif', 'webp', 'jpeg'])('API-03 are served as %s in the requested width', async (format) => {
    const response = await fetchImage(card.image.url, { w: 160, f: format });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`]);
    expect(response.headers.get('etag')).not.toBeNull();
    expect(response.headers.get('cache-control')).not.toBeNull();
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(160);
  });

  it('API-03 have the aspect ratio that the content API states', async () => {
    const pictures = [card.image, hero?.mobile, screenshots[0]].filter((picture) => picture !== undefined);
    for (const { url, width, height } of pictures) {
      const response = await fetchImage(url, { w: 320, f: 'webp' });
      const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(Math.abs((picture.height ?? 0) - (320 * height) / width)).toBeLessThanOrEqual(1);
    }
  });

  it('API-03 with an unknown path are 404', async () => {
    await expectProblem(await fetchImage('nothing/a'), 404);
  });
});
