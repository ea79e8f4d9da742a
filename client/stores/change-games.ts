import { ref } from 'valtio/vanilla';
import type { SavedGames } from '../../shared/saved-games/saved-games.ts';
import type { SavedGamesState } from './stores.ts';

/** Converts games to a store's state. */
export const storedGames = ({ entries, clearedAt }: SavedGames): Omit<SavedGamesState, 'isRead'> => ({
  entries: ref([...entries]),
  clearedAt,
});

/** Changes a list of games by a function of `shared/saved-games`. */
export function changeGames(store: SavedGamesState, change: (games: SavedGames) => SavedGames): void {
  Object.assign(store, storedGames(change(store)));
}
