import type { WrittenFacets } from '../../../shared/contract/written.ts';
import type { CodeList } from './code-list.ts';
import type { Shelf, ShelfGame } from './shelf.ts';

export type SortOrder = 'popular' | keyof Shelf['orders'];

/**
 * Filters of a list. Values of one kind are alternatives, and different kinds combine. A code that no game of the
 * culture has does not filter.
 */
export interface ListQuery {
  groups: readonly string[];
  provider: readonly string[];
  volatility: readonly string[];
  feature: readonly string[];
  /** Percent. */
  minRtp?: number | undefined;
  /** The lowest stake is at most this, in minor units. */
  maxMinBet?: number | undefined;
  sort?: SortOrder | undefined;
}

/** Indexes of the games that match, in the requested order. */
export interface Listing {
  found: number[];
  facets: WrittenFacets;
}

type Kind = 'provider' | 'volatility' | 'feature';

const hasAny = (wanted: ReadonlySet<number>, numbers: readonly number[]) => {
  for (const number of numbers) if (wanted.has(number)) return true;
  return false;
};

/** Chosen values stay in the list even when nothing is left of them, or they could not be taken back. */
function countsOf({ codes }: CodeList, counts: readonly number[], wanted: ReadonlySet<number>) {
  return codes
    .map((code, number) => ({ code, count: counts[number] ?? 0, chosen: wanted.has(number) }))
    .filter(({ count, chosen }) => count > 0 || chosen)
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code))
    .map(({ code, count }) => ({ code, count }));
}

/** Where to look, in which order: search hits come by relevance unless another order was requested. */
function candidates(shelf: Shelf, sort: SortOrder | undefined, hits: readonly number[] | undefined): Iterable<number> {
  if (!hits) return sort && sort !== 'popular' ? shelf.orders[sort] : shelf.games.keys();
  if (!sort) return hits;
  if (sort === 'popular') return hits.toSorted((a, b) => a - b);
  const isHit = new Set(hits);
  return shelf.orders[sort].filter((index) => isHit.has(index));
}

/** Indexes of the games of any of the groups, each once, the popular first. */
export function listUnion(shelf: Shelf, groups: readonly string[]): readonly number[] {
  const lists = groups.map((group) => shelf.inGroup(group));
  return lists.length === 1 ? (lists[0] ?? []) : [...new Set(lists.flat())].sort((a, b) => a - b);
}

/**
 * Filters, sorts and counts in one pass. Each facet is counted over the games that pass all filters but its own, so
 * that a visitor sees how many games a second provider would add.
 */
export function listGames(shelf: Shelf, query: ListQuery, hits?: readonly number[]): Listing {
  const { codes } = shelf;
  const wanted = {
    group: codes.group.find(query.groups),
    provider: codes.provider.find(query.provider),
    volatility: codes.volatility.find(query.volatility),
    feature: codes.feature.find(query.feature),
  };
  const { groups, minRtp, maxMinBet } = query;
  const fits = {
    provider: (game: ShelfGame) => wanted.provider.size === 0 || wanted.provider.has(game.provider),
    volatility: (game: ShelfGame) => wanted.volatility.size === 0 || wanted.volatility.has(game.volatility),
    feature: (game: ShelfGame) => wanted.feature.size === 0 || hasAny(wanted.feature, game.features),
  };
  const counts: Record<Kind, number[]> = {
    provider: codes.provider.codes.map(() => 0),
    volatility: codes.volatility.codes.map(() => 0),
    feature: codes.feature.codes.map(() => 0),
  };
  const count = (kind: Kind, number: number) => {
    if (number >= 0) counts[kind][number] = (counts[kind][number] ?? 0) + 1;
  };

  const found: number[] = [];
  for (const index of candidates(shelf, query.sort, hits)) {
    const game = shelf.games[index];
    if (!game || (groups.length > 0 && !hasAny(wanted.group, game.groups))) continue;
    if (minRtp !== undefined && !(game.rtp >= minRtp)) continue;
    if (maxMinBet !== undefined && !(game.minBet <= maxMinBet)) continue;
    const provider = fits.provider(game);
    const volatility = fits.volatility(game);
    const feature = fits.feature(game);
    if (volatility && feature) count('provider', game.provider);
    if (provider && feature) count('volatility', game.volatility);
    if (provider && volatility) for (const number of game.features) count('feature', number);
    if (provider && volatility && feature) found.push(index);
  }

  return {
    found,
    facets: {
      provider: countsOf(codes.provider, counts.provider, wanted.provider).map((value) => ({
        ...value,
        name: shelf.providerNames.get(value.code) ?? value.code,
      })),
      volatility: countsOf(codes.volatility, counts.volatility, wanted.volatility),
      feature: countsOf(codes.feature, counts.feature, wanted.feature),
    },
  };
}
