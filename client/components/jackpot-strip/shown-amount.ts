import type { Money } from '../../../shared/contract/basics.ts';
import type { ShownJackpot, ShownJackpots } from '../../../shared/data/reduced-games.ts';

/** Polling intervals after which a feed is stale. */
const pollsToLive = 3;

type Growing = Pick<ShownJackpot, 'amount' | 'velocityPerSecond' | 'mustDropAmount'>;
type FeedTimes = Pick<ShownJackpots, 'asOf' | 'pollSeconds'>;

/**
 * Returns a jackpot's current amount. `now` is in epoch milliseconds and defaults to the feed's time. The amount never exceeds the one at
 * which the jackpot must drop. It stops growing when the feed is older than three intervals, and doesn't grow without a time of counting.
 */
export function shownAmount(
  { amount, velocityPerSecond = 0, mustDropAmount }: Growing,
  { asOf, pollSeconds }: FeedTimes,
  now?: number,
): Money {
  const age = asOf && now ? (now - Date.parse(asOf)) / 1000 : 0;
  const seconds = Math.min(Math.max(age, 0), pollsToLive * pollSeconds);
  const grown = Math.floor(amount.amount + velocityPerSecond * seconds);
  return { ...amount, amount: Math.min(grown, mustDropAmount?.amount ?? grown) };
}

/** Whole minutes until a jackpot must drop, rounded up; undefined when it has no such time or it has passed. */
export function minutesToDrop(
  { mustDropBy }: Pick<ShownJackpot, 'mustDropBy'>,
  { asOf }: FeedTimes,
  now?: number,
): number | undefined {
  const known = Math.max(now ?? 0, asOf ? Date.parse(asOf) : 0);
  if (!mustDropBy || !known) return undefined;
  const minutes = Math.ceil((Date.parse(mustDropBy) - known) / 60_000);
  return minutes > 0 ? minutes : undefined;
}
