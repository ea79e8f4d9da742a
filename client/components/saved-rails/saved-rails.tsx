import { type MouseEvent, useLayoutEffect } from 'react';
import { railLimit } from '../../../shared/data/games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { clearSaved } from '../../../shared/saved-games/saved-games.ts';
import { changeGames } from '../../stores/change-games.ts';
import { focusNext } from '../../focus/focus-next.ts';
import { useStores } from '../../stores/use-store.ts';
import { Button } from '../button/button.tsx';
import { Rail } from '../rail/rail.tsx';
import { useSavedGames } from './use-saved-games.ts';

/** The visitor's own rails. A longer rail links to the search, which lists all favourites. */
export function SavedRails() {
  const { text } = useIntl();
  const { recent } = useStores();
  const games = useSavedGames();
  const count = games && Object.values(games).filter(({ length }) => length > 0).length;

  useLayoutEffect(() => {
    if (count !== undefined) document.documentElement.dataset['rails'] = String(count);
  }, [count]);

  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button is removed with its rail.
    focusNext(currentTarget.closest('section') ?? currentTarget);
    changeGames(recent, () => clearSaved(recent, Date.now()));
  };
  if (!games) return null;
  const { length } = games.favourites;
  return (
    <>
      <Rail
        title={text('tile.favourites')}
        games={games.favourites.slice(0, railLimit)}
        count={length}
        href={length > railLimit ? '#search' : undefined}
      />
      <Rail
        title={text('tile.recent')}
        games={games.recent}
        action={
          <Button kind="ghost" aria-label={`${text('tile.clear')}: ${text('tile.recent')}`} onClick={clear}>
            {text('tile.clear')}
          </Button>
        }
      />
    </>
  );
}
