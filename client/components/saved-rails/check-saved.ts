import type { CultureCode } from '../../../locales/index.ts';
import type { DataSource } from '../../../shared/data/data-source.ts';
import { gameDetails } from '../../../shared/data/game.ts';
import { railLimit } from '../../../shared/data/games.ts';
import {
  removeGame,
  favouritesLimit,
  recentLimit,
  refreshGame,
  uncheckedCards,
} from '../../../shared/saved-games/saved-games.ts';
import { changeGames } from '../../stores/change-games.ts';
import type { SavedGamesState, Stores } from '../../stores/stores.ts';
import { gameHash, slugOfHash } from '../game-overlay/game-hash.ts';

/** Timeout in milliseconds; after it the rails show the stored games unchecked. */
const patienceMs = 3_000;

const lists = ({ favourites, recent }: Stores): readonly [SavedGamesState, number][] => [
  [favourites, favouritesLimit],
  [recent, recentLimit],
];

const uncheckedIn = (store: SavedGamesState) => uncheckedCards(store, Date.now(), railLimit);

/** Whether all games in the rails have been checked against the catalogue recently. */
export const areChecked = (stores: Stores): boolean =>
  lists(stores).every(([store]) => uncheckedIn(store).length === 0);

/** Checks the games against the catalogue and removes those that it doesn't contain. */
export async function checkSaved(stores: Stores, source: DataSource, culture: CultureCode): Promise<void> {
  const checks = lists(stores).flatMap(([store, limit]) =>
    uncheckedIn(store).map(async ({ id, path }) => {
      const result = await source.fetch(gameDetails(culture, slugOfHash(gameHash(path)) ?? ''));
      const now = Date.now();
      if (result.state === 'failed') return;
      if (result.state === 'notFound' || result.data.card.status === 'retired')
        changeGames(store, (games) => removeGame(games, id, now, limit));
      else changeGames(store, (games) => refreshGame(games, result.data.card, now));
    }),
  );
  await Promise.race([Promise.all(checks), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
