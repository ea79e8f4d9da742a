import { useContext, useEffect, useState } from 'react';
import { DataSourceContext } from '../../../shared/data/data-source.ts';
import type { TileCard } from '../../../shared/data/shown-games.ts';
import { keptCards } from '../../../shared/kept-games/kept-games.ts';
import { useSite } from '../../site-context.ts';
import { useStore, useStores } from '../../stores/use-store.ts';
import { areChecked, checkKept } from './check-kept.ts';

interface ShownGames {
  favourites: readonly TileCard[];
  recent: readonly TileCard[];
}

/**
 * What the rails show; undefined until it is known. A rail that was empty then stays away, and games that are looked at meanwhile wait
 * for the next time: nothing comes in above what is being read.
 */
export function useKeptGames(): ShownGames | undefined {
  const { culture } = useSite();
  const stores = useStores();
  const source = useContext(DataSourceContext);
  const favourites = useStore('favourites');
  const recent = useStore('recent');
  const isRead = favourites.isRead && recent.isRead;
  const [isChecked, setChecked] = useState(() => isRead && areChecked(stores));
  const isReady = isRead && isChecked;
  const now: ShownGames = { favourites: keptCards(favourites), recent: keptCards(recent) };
  const [first, setFirst] = useState(isReady ? now : undefined);

  useEffect(() => {
    if (!isRead || isChecked || !source) return;
    void checkKept(stores, source, culture.code).then(() => setChecked(true));
  }, [isRead, isChecked, source, stores, culture]);

  if (isReady && !first) setFirst(now);
  if (!first) return undefined;
  return {
    favourites: first.favourites.length > 0 ? now.favourites : [],
    recent: first.recent.filter(({ id }) => now.recent.some((game) => game.id === id)),
  };
}
