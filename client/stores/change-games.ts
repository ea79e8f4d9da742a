import { ref } from 'valtio/vanilla';
import type { KeptGames } from '../../shared/kept-games/kept-games.ts';
import type { KeptGamesState } from './stores.ts';

/** Converts games to a store's state. */
export const storedGames = ({ entries, clearedAt }: KeptGames): Omit<KeptGamesState, 'isRead'> => ({
  entries: ref([...entries]),
  clearedAt,
});

/** Changes a list of games by a function of `shared/kept-games`. */
export function changeGames(store: KeptGamesState, change: (games: KeptGames) => KeptGames): void {
  Object.assign(store, storedGames(change(store)));
}
