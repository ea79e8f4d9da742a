import type { Facets } from '../../../../shared/contract/games.ts';
import type { Resource, Result } from '../../../../shared/data/resource.ts';
import type { ShownJackpots, TileCard } from '../../../../shared/data/reduced-games.ts';

/** A game as lists contain it. */
export function tileCard(name: string, more: Partial<TileCard> = {}): TileCard {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    id: `id-${slug}`,
    name,
    path: `/slots/${slug}/`,
    provider: { name: 'Tidehouse' },
    image: { url: `games/${slug}` },
    badges: [],
    ...more,
  };
}

export const tileCards = (count: number, prefix = 'Game'): TileCard[] =>
  Array.from({ length: count }, (_, index) => tileCard(`${prefix} ${index + 1}`));

export const facets: Facets = {
  provider: [
    { code: 'tidehouse', name: 'Tidehouse', count: 3 },
    { code: 'brasswick', name: 'Brasswick', count: 9 },
  ],
  volatility: [
    { code: 'high', count: 4 },
    { code: 'low', count: 2 },
    { code: 'unheardOf', count: 1 },
  ],
  feature: [
    { code: 'freeSpins', count: 5 },
    { code: 'unheardOf', count: 1 },
  ],
};

/** One jackpot that grows by one pound per second. */
export const jackpotFeed: ShownJackpots = {
  asOf: '2026-11-20T12:00:00Z',
  pollSeconds: 30,
  items: [
    {
      id: 'aurora',
      name: 'Aurora',
      type: 'daily',
      amount: { amount: 100_000, currency: 'GBP' },
      velocityPerSecond: 100,
      mustDropBy: '2026-11-20T16:20:00Z',
      games: [{ path: '/slots/aurora/', image: { url: 'games/aurora' } }],
    },
  ],
};

export const found = <T>(data: T): Result<T> => ({ state: 'found', data });

/** Responds by the start of the path. Every other request fails. */
export const responses =
  (byPath: Readonly<Record<string, unknown>>) =>
  ({ path }: Resource<unknown>): Result<unknown> => {
    const key = Object.keys(byPath).find((start) => path.startsWith(`/v1/${start}`));
    return key === undefined ? { state: 'failed' } : found(byPath[key]);
  };
