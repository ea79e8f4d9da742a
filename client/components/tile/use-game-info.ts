import { useContext, useEffect, useState } from 'react';
import { DataSourceContext } from '../../../shared/data/data-source.ts';
import { gameDetails } from '../../../shared/data/games.ts';
import type { GamePageInfo, TileCard } from '../../../shared/data/shown-games.ts';
import { found } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';
import { gameHash, slugOfHash } from '../game-overlay/game-hash.ts';

/** All that is known of a tile's game; undefined until it has come. Nothing suspends: what has the focus stays where it is. */
export function useGameInfo({ path }: TileCard): GamePageInfo | undefined {
  const source = useContext(DataSourceContext);
  const { code } = useSite().culture;
  const [info, setInfo] = useState<GamePageInfo>();
  useEffect(() => {
    let isGone = false;
    void source?.fetch(gameDetails(code, slugOfHash(gameHash(path)) ?? '')).then((result) => {
      if (!isGone) setInfo(found(result));
    });
    return () => {
      isGone = true;
    };
  }, [source, code, path]);
  return info;
}
