import { useEffect } from 'react';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { saveGame, recentLimit } from '../../../shared/saved-games/saved-games.ts';
import { changeGames } from '../../stores/change-games.ts';
import { useStores } from '../../stores/use-store.ts';
import { FavouriteButton } from './favourite-button.tsx';
import css from './game-favourite.module.css';

/** The favourite button of the current game, in the grid cell of the picture. Also adds the game to the recent ones. */
export function GameFavourite({ game }: { game: TileCard }) {
  const { recent } = useStores();
  useEffect(() => {
    changeGames(recent, () => saveGame(recent, game, Date.now(), recentLimit));
  }, [recent, game]);
  return <FavouriteButton game={game} className={css.onArt} />;
}
