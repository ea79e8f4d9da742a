import type { ShownJackpot } from '../../../shared/data/reduced-games.ts';

const most = 4;

/** Jackpots without a drop time sort last. */
const dropTime = ({ mustDropBy }: ShownJackpot) =>
  mustDropBy === undefined ? Number.MAX_VALUE : Date.parse(mustDropBy);

/** Returns the largest mega jackpot, then the daily ones by drop time; others fill the remaining places. */
export function chooseJackpots(items: readonly ShownJackpot[]): ShownJackpot[] {
  const running = items.filter(({ games }) => games.length > 0);
  const [largest, ...others] = running
    .filter(({ type }) => type !== 'daily')
    .toSorted((one, other) => other.amount.amount - one.amount.amount);
  const daily = running
    .filter(({ type }) => type === 'daily')
    .toSorted((one, other) => dropTime(one) - dropTime(other));
  return [...(largest ? [largest] : []), ...daily, ...others].slice(0, most);
}
