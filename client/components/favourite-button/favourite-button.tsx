import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { removeGame, favouritesLimit, isSaved, saveGame } from '../../../shared/saved-games/saved-games.ts';
import { focusSiblingOnRemoval } from '../../focus/focus-next.ts';
import { changeGames } from '../../stores/change-games.ts';
import { useStores } from '../../stores/use-store.ts';
import { Icon } from '../icon/icon.tsx';
import css from './favourite-button.module.css';

const heart = 'M12 20S3.5 15 3.5 8.8a4.6 4.6 0 0 1 8.5-2.4 4.6 4.6 0 0 1 8.5 2.4C20.5 15 12 20 12 20Z';

interface FavouriteButtonProps {
  game: TileCard;
  /** The parent's class that positions the button; defaults to a tile's. */
  className?: string | undefined;
}

export function FavouriteButton({ game, className = css.onTile }: FavouriteButtonProps) {
  const { favourites } = useStores();
  const { text } = useIntl();
  // Subscribe to one game, not to the list, so that only the clicked button re-renders.
  const isMarked = useSyncExternalStore(
    useCallback((changed: () => void) => subscribe(favourites, changed), [favourites]),
    () => isSaved(snapshot(favourites), game.id),
  );
  const toggle = () => {
    const change = isSaved(favourites, game.id)
      ? () => removeGame(favourites, game.id, Date.now(), favouritesLimit)
      : () => saveGame(favourites, game, Date.now(), favouritesLimit);
    changeGames(favourites, change);
  };
  return (
    <button
      ref={focusSiblingOnRemoval}
      type="button"
      className={`${css.heart} ${className}`}
      aria-label={text('tile.favourite', { name: game.name })}
      aria-pressed={isMarked}
      onClick={toggle}
    >
      <Icon outline={heart} size={20} />
    </button>
  );
}
