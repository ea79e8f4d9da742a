import { describe, expect, it } from 'vitest';
import { cultureCodes, cultures } from '../../../../locales/index.ts';
import { maskedName } from '../../../../server/services/feeds/names.ts';
import { type PlayedGames, winnersAt } from '../../../../server/services/feeds/winners.ts';

/** A shelf of 500 games that differ in their slug alone. */
const games = {
  shelfOf: () => ({ games: Array.from({ length: 500 }) }),
  at: (_: unknown, index: number) => ({
    game: { homeGroup: index % 3 === 0 ? 'casino' : 'slots' },
    card: JSON.stringify({ slug: `game-${index}`, minBet: { amount: 20 }, maxBet: { amount: 10_000 } }),
  }),
} as unknown as PlayedGames;

const now = Date.parse('2026-05-01T12:00:00Z');
const minute = 60_000;

describe('winners', () => {
  it.each(cultureCodes)('GAME-09 %s: newest first, none later than now, in the market’s money', (culture) => {
    for (let past = 0; past < 24; past += 1) {
      const at = now - past * minute;
      const winners = winnersAt(games, culture, at, 12);
      const times = winners.map(({ wonAt }) => Date.parse(wonAt));
      expect(winners).toHaveLength(12);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(times[0]).toBeLessThanOrEqual(at);
      expect(at - (times[0] ?? 0)).toBeLessThan(22 * minute);
      expect(new Set(winners.map(({ id }) => id)).size).toBe(12);
      for (const { amount, displayName } of winners) {
        expect(amount.currency).toBe(cultures[culture].currency);
        expect(amount.amount).toBeGreaterThan(20 * 8);
        expect(amount.amount).toBeLessThanOrEqual(10_000 * 1600);
        expect(displayName).toMatch(/^\p{Lu}\*{3}\p{Ll}$/u);
      }
    }
  });

  it('GAME-09 stay what they were while new ones come before them', () => {
    const before = winnersAt(games, 'sv', now, 12);
    expect(winnersAt(games, 'sv', now, 12)).toEqual(before);
    const after = winnersAt(games, 'sv', now + 44 * minute, 24);
    const at = after.findIndex(({ id }) => id === before[0]?.id);
    expect(at).toBeGreaterThanOrEqual(3);
    expect(after.slice(at, at + 12)).toEqual(before);
  });

  it.each([
    ['en', 0, 'A***a'],
    ['en', 0.999_999, 'W***y'],
    ['es', 0.999_999, 'Y***a'],
  ] as const)('GAME-09 a name of %s is masked', (language, pick, name) => {
    expect(maskedName(language, pick)).toBe(name);
  });
});
