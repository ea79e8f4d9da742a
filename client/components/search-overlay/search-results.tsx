import { useEffect } from 'react';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { GameRow } from './game-row.tsx';

export const optionId = (index: number) => `search-result-${index}`;

/** A listbox of results. The focus stays in the field, whose keys select the active result. */
export function SearchResults({ games, q, active }: { games: readonly TileCard[]; q: string; active: number }) {
  const { text } = useIntl();
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div id="search-results" role="listbox" aria-label={text('search.results')}>
      {games.map((game, index) => (
        <GameRow
          key={game.id}
          game={game}
          q={q}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
        />
      ))}
    </div>
  );
}
