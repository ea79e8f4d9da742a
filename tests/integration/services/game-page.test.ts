import { product } from '../../../brands/house.ts';
import { describe, expect, it } from 'vitest';
import { gameInfo, gamePage, gameSpecs } from '../../../shared/contract/games.ts';
import type { WrittenGameCard } from '../../../shared/contract/written.ts';
import { callApi, fetchImage, expectProblem, read } from '../contract/send-request.ts';
import { cultureCodes } from '../contract/cultures.ts';

/** A sample of games, from the most popular to less popular ones. */
async function someGames(culture: string): Promise<WrittenGameCard[]> {
  const pages = await Promise.all(
    [0, 300, 900].map((offset) => read(gamePage, 'v1/games/', { culture, offset, limit: 4 })),
  );
  return pages.flatMap(({ items }) => items);
}

describe('one game', () => {
  it.each(cultureCodes)(
    'API-03 GAME-04 %s: v1/games/info/ has the data for the head and the facts',
    async (culture) => {
      for (const card of await someGames(culture)) {
        const info = await read(gameInfo, 'v1/games/info/', { culture, gameSlug: card.slug });
        expect(info.card).toEqual(card);
        expect(info.breadcrumbs?.at(-1)).toEqual({ name: card.name, path: card.path });
        expect(info.screenshots?.length).toBeGreaterThan(0);
        expect(info.hero).toBeDefined();
        expect(info.playTarget.gameId).toBe(card.id);
        const { specs } = await read(gameSpecs, 'v1/games/specs/', { culture, gameSlug: card.slug });
        expect(specs).toEqual(info.specs);
      }
    },
  );

  it('API-03 COMP-03 a game has bonus terms only in cultures with offers', async () => {
    const infoOf = async (culture: string) => {
      const { items } = await read(gamePage, 'v1/games/', { culture, limit: 1 });
      return read(gameInfo, 'v1/games/info/', { culture, gameSlug: items[0]?.slug });
    };
    expect((await infoOf('en-GB')).bonusTerms?.text).toMatch(/30x/);
    expect((await infoOf('sv')).bonusTerms).toBeUndefined();
  });

  it.each([
    ['en-GB', 'slots', 100],
    ['en-IE', product.slug, 100],
    ['es', product.slug, 100],
    ['en-ROW', 'roulette', 10],
    ['es', 'blackjack', 10],
  ])('API-03 COMP-02 in %s a game of %s counts %i% towards a bonus', async (culture, group, percent) => {
    const { items } = await read(gamePage, 'v1/games/for-groups/', { culture, groups: group, limit: 1 });
    const { bonusTerms } = await read(gameInfo, 'v1/games/info/', { culture, gameSlug: items[0]?.slug });
    expect(bonusTerms?.text).toMatch(new RegExp(`\\b${percent}\\s?%`));
  });

  it('API-03 a slug with other letters is 404', async () => {
    const query = { culture: 'en-GB', gameSlug: 'café a+b' };
    await expectProblem(await callApi('v1/games/info/', query), 404, 'no such game');
  });

  it('API-03 PAGE-10 a draft has a tile', async () => {
    const { card } = await read(gameInfo, 'v1/games/preview/', { culture: 'sv', gameId: 'draft-game' });
    const tile = await fetchImage(card.image.url, { w: 160, f: 'webp' });
    expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});
