import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { savedCards } from '../../../shared/saved-games/saved-games.ts';
import { useStore } from '../../stores/use-store.ts';
import { GameRow } from './game-row.tsx';
import css from './search-overlay.module.css';

/** All of the visitor's favourites, shown while the query is empty. */
export function FavouriteGames() {
  const { text } = useIntl();
  const games = savedCards(useStore('favourites'));
  if (games.length === 0) return null;
  return (
    <section className={css.popular}>
      <h2>{text('tile.favourites')}</h2>
      {games.map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </section>
  );
}
