import type { CultureCode } from '../../../locales/index.ts';
import type { DataSource } from '../../../shared/data/data-source.ts';
import { gameDetails, railLimit } from '../../../shared/data/games.ts';
import {
  dropGame,
  favouritesLimit,
  recentLimit,
  refreshGame,
  uncheckedCards,
} from '../../../shared/kept-games/kept-games.ts';
import { changeGames } from '../../stores/change-games.ts';
import type { KeptGamesState, Stores } from '../../stores/stores.ts';
import { gameHash, slugOfHash } from '../game-overlay/game-hash.ts';

/** Rails do not wait longer than that for a slow answer: they show what is known. */
const patienceMs = 3_000;

const lists = ({ favourites, recent }: Stores): readonly [KeptGamesState, number][] => [
  [favourites, favouritesLimit],
  [recent, recentLimit],
];

const uncheckedIn = (store: KeptGamesState) => uncheckedCards(store, Date.now(), railLimit);

/** Whether there is a game in the rails that the catalogue has not been asked about of late. */
export const areChecked = (stores: Stores): boolean =>
  lists(stores).every(([store]) => uncheckedIn(store).length === 0);

/** Asks the catalogue about them: what has left it, or was never in this culture's, goes without a word. */
export async function checkKept(stores: Stores, source: DataSource, culture: CultureCode): Promise<void> {
  const asked = lists(stores).flatMap(([store, limit]) =>
    uncheckedIn(store).map(async ({ id, path }) => {
      const answer = await source.fetch(gameDetails(culture, slugOfHash(gameHash(path)) ?? ''));
      const now = Date.now();
      if (answer.state === 'failed') return;
      if (answer.state === 'notFound' || answer.data.card.status === 'retired')
        changeGames(store, (games) => dropGame(games, id, now, limit));
      else changeGames(store, (games) => refreshGame(games, answer.data.card, now));
    }),
  );
  await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
