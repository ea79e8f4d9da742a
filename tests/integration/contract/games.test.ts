import { describe, expect, it } from 'vitest';
import {
  extendedGamePage,
  gameContent,
  gameInfo,
  gamePage,
  gamesByGroups,
  gameSpecs,
  gamesSiteMap,
} from '../../../shared/contract/games.ts';
import type { WrittenGameCard } from '../../../shared/contract/written.ts';
import { callApi, expectResponse, expectProblem, read } from './send-request.ts';
import { cultureCodes } from './cultures.ts';

const culture = 'en-GB';
const list = (query: Parameters<typeof read>[2]) => read(gamePage, 'v1/games/', query);
const idsOf = (games: readonly WrittenGameCard[]) => games.map(({ id }) => id);

/** Whether the numbers are in descending order; undefined ones are skipped. */
const isFalling = (values: readonly (number | undefined)[]) =>
  values
    .filter((value) => value !== undefined)
    .every((value, index, defined) => index === 0 || value <= (defined[index - 1] ?? value));

describe('v1/games/', () => {
  it.each(cultureCodes)('API-03 %s is paginated without repeating a game, and empty past the end', async (of) => {
    const pages = await Promise.all([0, 6].map((offset) => list({ culture: of, offset, limit: 6 })));
    expect(pages).toMatchObject([
      { offset: 0, limit: 6 },
      { offset: 6, limit: 6, total: pages[0]?.total },
    ]);
    const ids = pages.flatMap(({ items }) => idsOf(items));
    expect(new Set(ids).size).toBe(ids.length);
    expect((await list({ culture: of, offset: pages[0]?.total, limit: 6 })).items).toEqual([]);
  });

  it.each<[string, (card: WrittenGameCard) => number | undefined]>([
    ['popular', ({ popularity }) => popularity],
    ['newest', ({ releasedAt }) => (releasedAt === undefined ? undefined : Date.parse(releasedAt))],
    ['rtp', ({ rtp }) => rtp],
  ])('API-03 GAME-10 sorts by %s', async (sort, valueOf) => {
    expect(isFalling((await list({ culture, sort, limit: 48 })).items.map(valueOf))).toBe(true);
  });

  it.each<[string, string, (card: WrittenGameCard) => readonly (string | undefined)[]]>([
    ['provider', 'provider', ({ provider }) => [provider.code]],
    ['volatility', 'volatility', ({ volatility }) => [volatility]],
    ['feature', 'feature', ({ features = [] }) => features],
    ['group', 'groups', ({ groups }) => groups],
  ])('API-03 GAME-10 filters by %s', async (_, name, valuesOf) => {
    const all = await list({ culture, limit: 48 });
    const code = all.items.flatMap(valuesOf).find((value) => value !== undefined);
    const { items, total } = await list({ culture, [name]: code, limit: 48 });
    expect(total).toBeLessThanOrEqual(all.total);
    for (const card of items) expect(valuesOf(card)).toContain(code);
  });

  it('API-03 GAME-10 filters by minimum RTP and searches by name', async () => {
    for (const { rtp } of (await list({ culture, minRtp: 96, limit: 48 })).items)
      expect(rtp).toBeGreaterThanOrEqual(96);
    const { items } = await list({ culture, limit: 1 });
    expect(idsOf((await list({ culture, q: items[0]?.name })).items)).toEqual(expect.arrayContaining(idsOf(items)));
  });

  it('API-03 GAME-10 sorts by the first letter of the name', async () => {
    const initials = (await list({ culture, sort: 'name', limit: 48, offset: 48 })).items.flatMap(
      ({ name }) => /\p{L}/u.exec(name) ?? [],
    );
    expect(initials).toEqual(initials.toSorted(new Intl.Collator('en', { sensitivity: 'base' }).compare));
  });

  it('API-03 GAME-10 filters by the maximum of the lowest stake', async () => {
    const stakesOf = async (query = {}) =>
      (await list({ culture, limit: 48, ...query })).items.flatMap(({ minBet }) => minBet?.amount ?? []);
    const maxMinBet = Math.min(...(await stakesOf()));
    for (const stake of await stakesOf({ maxMinBet })) expect(stake).toBeLessThanOrEqual(maxMinBet);
  });

  it('API-03 GAME-07 returns no games when no name matches the search', async () => {
    expect(await list({ culture, q: 'zzxqjvwk' })).toMatchObject({ items: [], total: 0 });
  });

  it('API-03 GAME-10 each facet count is the number of games that its filter returns', async () => {
    const { facets } = await list({ culture, limit: 1 });
    for (const [kind, values] of Object.entries(facets ?? {})) {
      for (const { code, count } of values.slice(0, 3))
        expect([kind, code, (await list({ culture, [kind]: code, limit: 1 })).total]).toEqual([kind, code, count]);
    }
  });

  it.each(cultureCodes)('API-03 %s returns the extended list, and a site map whose games have details', async (of) => {
    await expectResponse(extendedGamePage, 'v1/games/extended/', { culture: of });
    const { items } = await read(gamesSiteMap, 'v1/games/site-map/', { culture: of, offset: 0, limit: 6 });
    for (const { slug } of items) await expectResponse(gameInfo, 'v1/games/info/', { culture: of, gameSlug: slug });
  });
});

describe('games of groups', () => {
  const groups = ['casino', 'slots', 'roulette'];

  it.each(cultureCodes)(
    'API-03 GAME-01 %s returns groups in the requested order, 12 games each by default',
    async (of) => {
      const [usual, reversed, fewer] = await Promise.all(
        [{ groups }, { groups: groups.toReversed() }, { groups, limit: 3 }].map((query) =>
          read(gamesByGroups, 'v1/games/by-groups/', { culture: of, ...query }),
        ),
      );
      const codesOf = (response = usual) => response?.groups.map(({ code }) => code);
      expect(codesOf()).toEqual(groups.filter((code) => codesOf()?.includes(code)));
      expect(codesOf(reversed)).toEqual(codesOf()?.toReversed());
      for (const { items, total } of usual?.groups ?? []) expect(items).toHaveLength(Math.min(12, total));
      for (const { items, total } of fewer?.groups ?? []) expect(items).toHaveLength(Math.min(3, total));
    },
  );

  it.each(cultureCodes)('API-03 %s returns the union of groups without repeating a game', async (of) => {
    const union = ['slots', 'jackpots', 'popular'];
    const pages = await Promise.all(
      [0, 48, 96].map((offset) =>
        read(gamePage, 'v1/games/for-groups/', { culture: of, groups: union, offset, limit: 48 }),
      ),
    );
    const games = pages.flatMap(({ items }) => items);
    expect(new Set(idsOf(games)).size).toBe(games.length);
    for (const game of games) expect(game.groups.some((group) => union.includes(group))).toBe(true);
    const reversed = { culture: of, groups: union.toReversed(), limit: 1 };
    expect((await read(gamePage, 'v1/games/for-groups/', reversed)).total).toBe(pages[0]?.total);
  });
});

describe('one game', () => {
  it.each(cultureCodes)('API-03 GAME-04 %s returns its page, specs, texts and alternates', async (of) => {
    for (const { id, slug } of (await list({ culture: of, limit: 4 })).items) {
      const query = { culture: of, gameSlug: slug };
      const { card, alternates } = await read(gameInfo, 'v1/games/info/', query);
      expect([card.id, card.slug]).toEqual([id, slug]);
      // Paths in responses have no locale prefix.
      expect(cultureCodes.filter((code) => card.path.startsWith(`/${code}/`))).toEqual([]);
      expect((await read(gameSpecs, 'v1/games/specs/', query)).gameId).toBe(id);
      expect((await read(gameContent, 'v1/games/content/', query)).gameId).toBe(id);
      for (const [other, path] of Object.entries(alternates ?? {})) {
        const there = await read(gameInfo, 'v1/games/info/', { culture: other, gameSlug: path?.split('/').at(-2) });
        expect(there.card).toMatchObject({ id, path });
      }
    }
  });

  it.each(['v1/games/info/', 'v1/games/specs/', 'v1/games/content/'])(
    'API-03 %s is 404 for an unknown game',
    async (call) => {
      await expectProblem(await callApi(call, { culture, gameSlug: 'no-such-game' }), 404);
    },
  );

  it.each(cultureCodes)('API-03 PAGE-10 %s returns a draft by its id alone, and 404 for an unknown id', async (of) => {
    const preview = await read(gameInfo, 'v1/games/preview/', { culture: of, gameId: 'draft-game' });
    expect(preview).toMatchObject({ draft: true, card: { id: 'draft-game' } });
    await expectProblem(await callApi('v1/games/info/', { culture: of, gameSlug: preview.card.slug }), 404);
    await expectProblem(await callApi('v1/games/preview/', { culture: of, gameId: 'nothing' }), 404);
  });
});
