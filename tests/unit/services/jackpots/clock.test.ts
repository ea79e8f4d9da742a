import { describe, expect, it } from 'vitest';
import { type JackpotPlan, jackpotAt } from '../../../../server/services/jackpots/clock.ts';

const daily: JackpotPlan = { id: 'dawn', type: 'daily', base: 100_000, velocityPerSecond: 1.5, mustDropAt: '22:00' };
const mega: JackpotPlan = { id: 'comet', type: 'mega', base: 100_000_000, velocityPerSecond: 12 };
const at = (iso: string) => Date.parse(iso);
const hour = 3_600_000;

describe('API-03 feeds/jackpots: amounts by the clock', () => {
  it('API-03 GAME-05 a jackpot grows by its velocity, the same for everyone who asks', () => {
    const start = jackpotAt(mega, at('2026-03-10T10:00:00Z'), 'Europe/London');
    const later = jackpotAt(mega, at('2026-03-10T10:01:40Z'), 'Europe/London');
    expect(later.amount - start.amount).toBe(1_200);
    expect(jackpotAt(mega, at('2026-03-10T10:01:40Z'), 'Europe/London')).toEqual(later);
  });

  it.each(['Europe/London', 'Europe/Stockholm', 'Europe/Madrid'])(
    'API-03 GAME-05 a daily jackpot drops in the four hours before its time in %s and starts again',
    (timeZone) => {
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
      for (let now = at('2026-03-27T00:00:00Z'); now < at('2026-03-31T00:00:00Z'); now += hour / 4) {
        const state = jackpotAt(daily, now, timeZone);
        const mustDropBy = state.mustDropBy?.getTime() ?? 0;
        const sinceDrop = now - state.lastWonAt.getTime();
        expect(mustDropBy).toBeGreaterThan(now);
        expect(sinceDrop).toBeGreaterThanOrEqual(0);
        expect(mustDropBy - state.lastWonAt.getTime()).toBeLessThanOrEqual(30 * hour);
        expect(state.amount).toBe(daily.base + Math.floor((daily.velocityPerSecond * sinceDrop) / 1000));
        expect(state.amount).toBeLessThan(state.mustDropAmount ?? 0);
        expect(clock.format(mustDropBy)).toBe('22:00');
      }
    },
  );

  it('API-03 the last win is the amount that had grown until then', () => {
    const now = at('2026-06-10T12:00:00Z');
    const { lastWonAt, lastWonAmount } = jackpotAt(daily, now, 'Europe/London');
    expect(jackpotAt(daily, lastWonAt.getTime() - 1, 'Europe/London').amount).toBe(lastWonAmount);
    expect(jackpotAt(daily, lastWonAt.getTime() + 1, 'Europe/London').amount).toBe(daily.base);
  });

  it('API-03 a mega jackpot drops now and then, not at the same distance each time', () => {
    const drops = new Set<number>();
    for (let day = 0; day < 200; day += 1) {
      drops.add(jackpotAt(mega, at('2026-01-01T00:00:00Z') + day * 24 * hour, 'Europe/London').lastWonAt.getTime());
    }
    const days = [...drops]
      .map((drop, index, all) => Math.round((drop - (all[index - 1] ?? drop)) / (24 * hour)))
      .slice(1);
    expect(drops.size).toBeGreaterThan(9);
    expect(new Set(days).size).toBeGreaterThan(3);
  });
});
