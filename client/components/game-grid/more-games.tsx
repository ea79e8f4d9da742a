import { Suspense, useEffect, useEffectEvent } from 'react';
import type { Resource } from '../../../shared/data/resource.ts';
import type { TileCard } from '../../../shared/data/shown-games.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { Tile } from '../tile/tile.tsx';
import { gridSizes } from './game-grid.tsx';
import { TilePlaces } from './tile-places.tsx';

interface MoreGamesProps {
  resource: Resource<{ items: readonly TileCard[] }>;
  /** How many it will be: their places are kept until they are there. */
  count: number;
  /** Called once they stand in the list. */
  onShown: () => void;
}

/** A part of a list that was not in the page. */
export function MoreGames({ resource, count, onShown }: MoreGamesProps) {
  return (
    <Suspense fallback={<TilePlaces count={count} />}>
      <Tiles resource={resource} onShown={onShown} />
    </Suspense>
  );
}

function Tiles({ resource, onShown }: Pick<MoreGamesProps, 'resource' | 'onShown'>) {
  const games = found(useData(resource))?.items ?? [];
  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(), []);
  return games.map((game) => <Tile key={game.id} game={game} sizes={gridSizes} />);
}
