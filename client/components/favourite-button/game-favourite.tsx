import { useEffect } from 'react';
import type { TileCard } from '../../../shared/data/shown-games.ts';
import { keepGame, recentLimit } from '../../../shared/kept-games/kept-games.ts';
import { changeGames } from '../../stores/change-games.ts';
import { useStores } from '../../stores/use-store.ts';
import { FavouriteButton } from './favourite-button.tsx';
import css from './game-favourite.module.css';

/** The heart of the game that is shown, which is remembered as looked at. Stands in the grid cell of the picture. */
export function GameFavourite({ game }: { game: TileCard }) {
  const { recent } = useStores();
  useEffect(() => {
    changeGames(recent, () => keepGame(recent, game, Date.now(), recentLimit));
  }, [recent, game]);
  return <FavouriteButton game={game} className={css.onArt} />;
}
