import type { CultureCode } from '../../../locales/index.ts';
import { cultures } from '../../../locales/index.ts';
import type { Money } from '../../../shared/contract/basics.ts';
import type { WrittenJackpot, WrittenJackpotsFeed } from '../../../shared/contract/written.ts';
import type { JackpotSeed } from '../catalogue/jackpots.ts';
import { jackpotSeeds } from '../catalogue/jackpots.ts';
import { convert, exchangeRates } from '../exchange-rates.ts';
import type { GameStore } from '../games/store.ts';
import { caching, json } from '../http/response.ts';
import { type Endpoint, get } from '../http/endpoint.ts';
import { culture, many, oneOf, optional } from '../http/query.ts';
import { jackpotAt } from './clock.ts';

const pollSeconds = 15;
const types = ['mega', 'daily'] as const;

type ToMoney = (amount: number) => Money;

function describe(
  store: GameStore,
  cultureCode: CultureCode,
  seed: JackpotSeed,
  now: number,
  toMoney: ToMoney,
): WrittenJackpot {
  const { id, name, type, velocityPerSecond } = seed;
  const state = jackpotAt(seed, now, cultures[cultureCode].timeZone);
  return {
    id,
    name,
    type,
    amount: toMoney(state.amount),
    // Hundredths of a minor unit are converted, so that slow ones do not come to a stop.
    velocityPerSecond: toMoney(velocityPerSecond * 100).amount / 100,
    ...(state.mustDropBy && { mustDropBy: state.mustDropBy.toISOString() }),
    ...(state.mustDropAmount !== undefined && { mustDropAmount: toMoney(state.mustDropAmount) }),
    games: seed.games.flatMap((gameId) => {
      const card = store.cardById(cultureCode, gameId);
      return card ? [{ slug: card.slug, name: card.name, path: card.path, image: card.image }] : [];
    }),
    status: 'active',
    lastWonAt: state.lastWonAt.toISOString(),
    lastWonAmount: toMoney(state.lastWonAmount),
  };
}

/**
 * The jackpots of a culture as they are now; none where the market has none. They ignore an emulated time, since browsers extrapolate
 * the amounts by their own clock.
 */
export function createJackpotsService(store: GameStore, readClock: () => number = Date.now): Endpoint[] {
  const query = {
    culture,
    currency: optional(oneOf(Object.keys(exchangeRates))),
    type: many(oneOf(types)),
  };
  return [
    get(
      '/api/v1/feeds/jackpots/',
      query,
      ({ culture: cultureCode, currency = cultures[cultureCode].currency, type }) => {
        const now = readClock();
        const items = jackpotSeeds(cultureCode)
          .filter((seed) => type.length === 0 || type.includes(seed.type))
          .map((seed) =>
            describe(store, cultureCode, seed, now, (amount) => ({
              amount: convert(amount, seed.currency, currency),
              currency,
            })),
          );
        const totals = types.flatMap((each) => {
          const amounts = items.filter((item) => item.type === each).map(({ amount }) => amount.amount);
          return amounts.length > 0 ? [[each, { amount: amounts.reduce((sum, one) => sum + one, 0), currency }]] : [];
        });
        const feed = { asOf: new Date(now).toISOString(), pollSeconds, totals: Object.fromEntries(totals), items };
        return json(feed satisfies WrittenJackpotsFeed, caching.live);
      },
    ),
  ];
}
