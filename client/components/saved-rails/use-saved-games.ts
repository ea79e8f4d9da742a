import { useContext, useEffect, useState } from 'react';
import { DataSourceContext } from '../../../shared/data/data-source.ts';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { savedCards } from '../../../shared/saved-games/saved-games.ts';
import { useSite } from '../../site-context.ts';
import { useStore, useStores } from '../../stores/use-store.ts';
import { areChecked, checkSaved } from './check-saved.ts';

interface ShownGames {
  favourites: readonly TileCard[];
  recent: readonly TileCard[];
}

/**
 * Returns the rails' games; undefined until known. An empty rail stays hidden, and games opened later wait for the next visit to the page,
 * so that nothing shifts the content below.
 */
export function useSavedGames(): ShownGames | undefined {
  const { culture } = useSite();
  const stores = useStores();
  const source = useContext(DataSourceContext);
  const favourites = useStore('favourites');
  const recent = useStore('recent');
  const isRead = favourites.isRead && recent.isRead;
  const [isChecked, setChecked] = useState(() => isRead && areChecked(stores));
  const isReady = isRead && isChecked;
  const now: ShownGames = { favourites: savedCards(favourites), recent: savedCards(recent) };
  const [first, setFirst] = useState(isReady ? now : undefined);

  useEffect(() => {
    if (!isRead || isChecked || !source) return;
    void checkSaved(stores, source, culture.code).then(() => setChecked(true));
  }, [isRead, isChecked, source, stores, culture]);

  if (isReady && !first) setFirst(now);
  if (!first) return undefined;
  return {
    favourites: first.favourites.length > 0 ? now.favourites : [],
    recent: first.recent.filter(({ id }) => now.recent.some((game) => game.id === id)),
  };
}
