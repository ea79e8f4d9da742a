import type { Money } from '../../../shared/contract/basics.ts';
import type { ShownJackpot, ShownJackpots } from '../../../shared/data/shown-games.ts';

/** Polls after which a feed is too old to count on. */
const pollsToLive = 3;

type Growing = Pick<ShownJackpot, 'amount' | 'velocityPerSecond' | 'mustDropAmount'>;
type FeedTimes = Pick<ShownJackpots, 'asOf' | 'pollSeconds'>;

/**
 * What a jackpot stands at. `now` in epoch milliseconds; without one it is the moment that the feed speaks of. The amount never
 * passes the one at which it must drop, and stops growing when the feed is older than three polls.
 */
export function shownAmount(
  { amount, velocityPerSecond = 0, mustDropAmount }: Growing,
  { asOf, pollSeconds }: FeedTimes,
  now = Date.parse(asOf),
): Money {
  const seconds = Math.min(Math.max((now - Date.parse(asOf)) / 1000, 0), pollsToLive * pollSeconds);
  const grown = Math.floor(amount.amount + velocityPerSecond * seconds);
  return { ...amount, amount: Math.min(grown, mustDropAmount?.amount ?? grown) };
}

/** Whole minutes until a jackpot must drop, rounded up; undefined when it has no such time or it has passed. */
export function minutesToDrop(
  { mustDropBy }: Pick<ShownJackpot, 'mustDropBy'>,
  { asOf }: FeedTimes,
  now = Date.parse(asOf),
): number | undefined {
  if (!mustDropBy) return undefined;
  const minutes = Math.ceil((Date.parse(mustDropBy) - Math.max(now, Date.parse(asOf))) / 60_000);
  return minutes > 0 ? minutes : undefined;
}
