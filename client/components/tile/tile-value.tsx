import { type ReactNode, Suspense } from 'react';
import { jackpots } from '../../../shared/data/games.ts';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';
import { LiveAmount } from '../jackpot-strip/live-amount.tsx';
import css from './tile.module.css';

/** The line under the name: the studio, or the game's current jackpot. */
export function TileValue({ game: { provider, jackpotId } }: { game: TileCard }) {
  const maker = provider && <small>{provider.name}</small>;
  if (!jackpotId) return maker;
  return (
    <Suspense fallback={maker}>
      <JackpotValue id={jackpotId} otherwise={maker} />
    </Suspense>
  );
}

function JackpotValue({ id, otherwise }: { id: string; otherwise: ReactNode }) {
  const { culture } = useSite();
  const feed = found(useData(jackpots(culture.code)));
  const jackpot = feed?.items.find((item) => item.id === id);
  if (!feed || !jackpot) return otherwise;
  return (
    <small className={`display ${css.jackpot}`}>
      <LiveAmount jackpot={jackpot} feed={feed} />
    </small>
  );
}
