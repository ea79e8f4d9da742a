import { favouritesLimit, mergeKept, nothingKept, recentLimit } from '../../shared/kept-games/kept-games.ts';
import type { Site } from '../site-context.ts';
import { changeGames } from '../stores/change-games.ts';
import { type Kept, keepStore } from '../stores/keep-store.ts';
import { gamesKeeping, type GamesKey } from '../stores/kept-stores.ts';
import type { Stores } from '../stores/stores.ts';

const limits: readonly [GamesKey, number][] = [
  ['favourites', favouritesLimit],
  ['recent', recentLimit],
];

/** Nothing more will come from the device: what there is may be shown. */
export function markGamesRead(stores: Stores): void {
  for (const [name] of limits) stores[name].isRead = true;
}

/** Takes up the games that the device keeps, adds those of this visit, and writes down what becomes of them. */
export async function keepGames({ culture }: Site, stores: Stores, isAllowed: () => boolean): Promise<Kept[]> {
  // The checks come with the first visitor who may keep something.
  const { readKept: read } = await import('../../shared/kept-games/read-kept.ts');
  return limits.map(([name, limit]) => {
    const store = stores[name];
    const { entries, clearedAt } = store;
    changeGames(store, () => nothingKept);
    const kept = keepStore(store, gamesKeeping({ name, lang: culture.lang, limit, read, isAllowed }));
    changeGames(store, (stored) => mergeKept(stored, { entries, clearedAt }, limit));
    return kept;
  });
}
