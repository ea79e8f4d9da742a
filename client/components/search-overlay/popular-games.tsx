import { useMemo } from 'react';
import { popularGames } from '../../../shared/data/games.ts';
import { found } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { GameRow } from './game-row.tsx';
import css from './search-overlay.module.css';
import { useResult } from './use-result.ts';

/** Shown before a query and when nothing was found. */
export function PopularGames() {
  const { code } = useSite().culture;
  const { text } = useIntl();
  const latest = useResult(
    useMemo(() => ({ resource: popularGames(code) }), [code]),
    0,
  );
  const games = latest && found(latest.result)?.items;
  if (!games?.length) return null;
  return (
    <section className={css.popular}>
      <h2>{text('search.popular')}</h2>
      {games.map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </section>
  );
}
