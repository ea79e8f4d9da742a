import type { ShownJackpot } from '../../../shared/data/shown-games.ts';

const most = 4;

const byDrop = (one: ShownJackpot, other: ShownJackpot) => (one.mustDropBy ?? '').localeCompare(other.mustDropBy ?? '');

/** The largest mega jackpot, then the daily ones by the time at which they must drop; other mega jackpots fill what is left. */
export function chooseJackpots(items: readonly ShownJackpot[]): ShownJackpot[] {
  const running = items.filter(({ games }) => games.length > 0);
  const [largest, ...others] = running
    .filter(({ type }) => type === 'mega')
    .toSorted((one, other) => other.amount.amount - one.amount.amount);
  const daily = running.filter(({ type }) => type === 'daily').toSorted(byDrop);
  return [...(largest ? [largest] : []), ...daily, ...others].slice(0, most);
}
