import { describe, expect, it } from 'vitest';
import { type CultureCode, cultureCodes, cultures } from '../../../../locales/index.ts';
import type { CatalogueGame } from '../../../../server/services/catalogue/game.ts';
import { markets } from '../../../../server/services/catalogue/markets.ts';
import { maskedName } from '../../../../server/services/feeds/names.ts';
import { type PlayedGames, winnersAt } from '../../../../server/services/feeds/winners.ts';
import { toCard } from '../../../../server/services/games/card.ts';
import { requiredMarkets } from '../../../required/markets/index.ts';
import { requiredRoutes } from '../../../required/routes.ts';
import { gamesOf } from '../catalogue/market-games.ts';

const shelves = Object.fromEntries(
  cultureCodes.map((culture) => [culture, gamesOf(culture).filter(({ status }) => status !== 'retired')]),
) as Record<CultureCode, CatalogueGame[]>;

/** The catalogue as the store has it. */
const games = {
  shelfOf: (culture: CultureCode) => ({ games: shelves[culture] }),
  at: (culture: CultureCode, index: number) => {
    const game = shelves[culture][index];
    return game && { place: index, game, card: JSON.stringify(toCard(game, 'v')) };
  },
} as unknown as PlayedGames;

const now = Date.parse('2026-11-25T12:00:00Z');
const minute = 60_000;

const moments = [
  '2025-12-31T23:59:00Z',
  '2026-03-29T01:00:00Z',
  '2026-05-01T04:30:00Z',
  '2026-11-25T09:00:00Z',
  '2026-11-25T18:31:00Z',
  '2027-07-14T21:10:00Z',
].map(Date.parse);

const least: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.values(requiredMarkets).map(({ culture, leastWin }) => [culture.currency, leastWin])),
  GBP: 25_00,
  EUR: 25_00,
  SEK: 250_00,
};

/** The smallest win of a market: that of its currency, which for others than the above is that of all its markets. */
function leastIn(culture: CultureCode): number {
  const { currency } = cultures[culture];
  const first = cultureCodes.find((code) => cultures[code].currency === currency) ?? culture;
  return least[currency] ?? markets[first].minimumWin;
}

/** Contradictions between the pages of games and a list of wins. */
function contradictions(culture: CultureCode, winners: ReturnType<typeof winnersAt>): string[] {
  return winners.flatMap(({ gameSlug, amount, wonAt }) => {
    const game = shelves[culture].find(({ slug }) => slug === gameSlug);
    if (!game) return `${gameSlug} is not there`;
    const specOf = (key: string) => game.specs.find((spec) => spec.key === key);
    const biggest = specOf('biggestWin');
    const isTooLarge = biggest?.kind === 'money' && amount.amount > biggest.value.amount;
    const maxWin = specOf('maxWin');
    const times = maxWin?.kind === 'int' ? maxWin.value : 2;
    return [
      ...(isTooLarge ? [`${gameSlug} paid ${amount.amount} of at most ${biggest.value.amount}`] : []),
      ...(amount.amount > times * (game.maxBet?.amount ?? 0) ? [`${gameSlug} cannot pay ${amount.amount}`] : []),
      ...(amount.amount < leastIn(culture) ? [`${gameSlug} paid only ${amount.amount}`] : []),
      ...(specOf('bingoTimes') ? [`${gameSlug} plays at its times alone`] : []),
      ...(game.status === 'active' ? [] : [`${gameSlug} is closed`]),
      ...(game.releasedAt <= wonAt ? [] : [`${gameSlug} is not yet out on ${wonAt}`]),
    ];
  });
}

describe('winners', () => {
  it.each(cultureCodes)('GAME-04 GAME-09 %s: no win says other than the page of its game', (culture) => {
    for (const at of moments) {
      const winners = winnersAt(games, culture, at, 200);
      expect(winners).toHaveLength(200);
      expect(contradictions(culture, winners)).toEqual([]);
    }
  });

  it.each(cultureCodes)('GAME-09 %s: wins differ, and are of many games of each kind', (culture) => {
    const winners = winnersAt(games, culture, now, 200);
    expect(new Set(winners.map(({ amount }) => amount.amount)).size).toBeGreaterThan(150);
    expect(new Set(winners.map(({ gameSlug }) => gameSlug)).size).toBeGreaterThan(80);
    const kinds = new Set(winners.map(({ path }) => path.split('/')[1]));
    expect(kinds.has('slots')).toBe(true);
    expect(kinds.has('casino')).toBe(requiredRoutes['casino']?.cultures.includes(culture));
  });

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
