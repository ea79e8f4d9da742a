import { favouritesLimit, mergeSaved, noSavedGames, recentLimit } from '../../shared/saved-games/saved-games.ts';
import type { Site } from '../site-context.ts';
import { changeGames } from '../stores/change-games.ts';
import { type PersistedStore, persistStore } from '../stores/persist-store.ts';
import { gamesPersistence, type GamesKey } from '../stores/persisted-stores.ts';
import type { Stores } from '../stores/stores.ts';

const limits: readonly [GamesKey, number][] = [
  ['favourites', favouritesLimit],
  ['recent', recentLimit],
];

/** Marks the lists as complete, so that the rails may show them. */
export function markGamesRead(stores: Stores): void {
  for (const [name] of limits) stores[name].isRead = true;
}

/** Restores the stored games, adds those of this visit and persists all later changes. */
export async function persistGames(
  { culture }: Site,
  stores: Stores,
  isAllowed: () => boolean,
): Promise<PersistedStore[]> {
  // Load the schema only for visitors who allow storage.
  const { readSaved: read } = await import('../../shared/saved-games/read-saved.ts');
  return limits.map(([name, limit]) => {
    const store = stores[name];
    const { entries, clearedAt } = store;
    changeGames(store, () => noSavedGames);
    const persisted = persistStore(store, gamesPersistence({ name, lang: culture.lang, limit, read, isAllowed }));
    changeGames(store, (stored) => mergeSaved(stored, { entries, clearedAt }, limit));
    return persisted;
  });
}
