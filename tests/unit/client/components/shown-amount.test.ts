import { describe, expect, it } from 'vitest';
import { minutesToDrop, shownAmount } from '../../../../client/components/jackpot-strip/shown-amount.ts';

const feed = { asOf: '2026-11-20T12:00:00Z', pollSeconds: 30 };
const at = (seconds: number) => Date.parse(feed.asOf) + seconds * 1000;
const jackpot = { amount: { amount: 1000, currency: 'GBP' }, velocityPerSecond: 7 };

describe('shownAmount', () => {
  it.each([
    ['the amount of the feed until the clock starts', undefined, 1000],
    ['increased by its velocity', at(10), 1070],
    ['in whole minor units', at(0.5), 1003],
    ['not decreased when the clock is behind', at(-60), 1000],
    ['not increased further once the feed is older than three poll intervals', at(3600), 1000 + 7 * 90],
  ])('GAME-05 the amount is %s', (_, now, amount) => {
    expect(shownAmount(jackpot, feed, now)).toEqual({ amount, currency: 'GBP' });
  });

  it('GAME-05 never exceeds the amount at which the jackpot must drop', () => {
    const capped = { ...jackpot, mustDropAmount: { amount: 1050, currency: 'GBP' } };
    expect(shownAmount(capped, feed, at(10)).amount).toBe(1050);
  });
});

describe('minutesToDrop', () => {
  it.each([
    ['2026-11-20T16:20:00Z', undefined, 260],
    ['2026-11-20T12:00:30Z', undefined, 1],
    ['2026-11-20T12:10:00Z', at(61), 9],
    ['2026-11-20T11:59:00Z', undefined, undefined],
    [undefined, undefined, undefined],
  ])('GAME-05 returns for the deadline %s at the time %s: %s whole minutes', (mustDropBy, now, minutes) => {
    expect(minutesToDrop({ mustDropBy }, feed, now)).toBe(minutes);
  });
});
