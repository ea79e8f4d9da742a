import { Suspense } from 'react';
import type { Resource } from '../../../shared/data/resource.ts';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { type PartEvents, usePart } from '../show-more/use-part.ts';
import { Tile } from '../tile/tile.tsx';
import { gridSizes } from './game-grid.tsx';
import { TilePlaces } from './tile-places.tsx';

interface MoreGamesProps extends PartEvents {
  resource: Resource<{ items: readonly TileCard[] }>;
  /** Expected number of games, for placeholders. */
  count: number;
}

/** Games that are loaded after the page. */
export function MoreGames({ count, ...part }: MoreGamesProps) {
  return (
    <Suspense fallback={<TilePlaces count={count} />}>
      <Tiles {...part} />
    </Suspense>
  );
}

function Tiles({ resource, ...events }: Omit<MoreGamesProps, 'count'>) {
  return usePart(resource, events)?.items.map((game) => <Tile key={game.id} game={game} sizes={gridSizes} />);
}
