import { memo, type PointerEvent, Suspense, useState } from 'react';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { useSite } from '../../site-context.ts';
import { useVisitorChunk } from '../../visitor/visitor-chunk-context.ts';
import { Badges } from '../badge/badges.tsx';
import { Picture } from '../picture/picture.tsx';
import { lazyPart } from '../region/lazy-part.tsx';
import { QuietRegion } from '../region/quiet-region.tsx';
import css from './tile.module.css';
import { TileValue } from './tile-value.tsx';

const TilePanel = lazyPart(async () => (await import('./tile-panel.tsx')).TilePanel);

interface TileProps {
  game: TileCard;
  /** As in an image's `sizes`. */
  sizes: string;
  loading?: 'eager' | 'high' | undefined;
}

/** Memoised, so that a growing list renders only its new tiles. */
export const Tile = memo(function Tile({ game, sizes, loading }: TileProps) {
  const { culture } = useSite();
  const [reached, setReached] = useState(false);
  const reach = () => setReached(true);
  const reachByPointer = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && reach();
  return (
    <li className={css.tile}>
      <a href={localHref(culture, game.path)} onPointerEnter={reachByPointer} onFocus={reach}>
        <Picture url={game.image?.url} kind="tile" width={300} height={400} sizes={sizes} loading={loading} />
        <b>{game.name}</b>
        <TileValue game={game} />
        <Badges game={game} />
      </a>
      <LateButton name="FavouriteButton" game={game} />
      {reached && (
        <QuietRegion onFail={() => setReached(false)}>
          <Suspense>
            <TilePanel game={game} />
          </Suspense>
        </QuietRegion>
      )}
      <LateButton name="TileInfo" game={game} />
    </li>
  );
});

/** A separate component, so that no tile re-renders when its buttons load. Render them in their visual order. */
function LateButton({ name, game }: { name: 'FavouriteButton' | 'TileInfo'; game: TileCard }) {
  const Button = useVisitorChunk()?.[name];
  return Button && <Button game={game} />;
}
