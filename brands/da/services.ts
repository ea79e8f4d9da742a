import type { ServicesFacts } from '../services.ts';

/** Amounts are in øre. */
export const services: Readonly<Record<string, ServicesFacts>> = {
  da: {
    catalogue: {
      language: 'da',
      counts: { product: 26, slot: 1000, roulette: 64, blackjack: 60, other: 62 },
      sharedShare: 0.4,
      groups: ['casino', 'roulette', 'blackjack', 'jackpots', 'other', 'daily_jackpots'],
      jackpotScale: 7,
      firstSlots: [],
      // A round lasts three seconds at least (`reliedOn` in compliance.ts).
      withheld: ['quickSpin'],
      // A licence for online casino covers no lotteries.
      withheldMechanics: ['keno', 'scratch'],
      slotTax: 0,
      slotStakes: { least: [100, 200, 250, 400, 500], most: [15_000, 40_000, 50_000, 75_000] },
      tableStakes: { least: [500, 1000, 2500, 5000], most: [150_000, 400_000, 750_000, 1_500_000] },
      ticketPrices: { least: [25, 50, 100], most: [400, 800, 1500] },
      minimumWin: 20_000,
    },
    accounts: {
      // The law requires a deposit limit before the first deposit.
      limitRequired: true,
      limits: [50_000, 100_000, 200_000, 400_000, 800_000],
      amounts: [10_000, 20_000, 40_000, 80_000],
    },
  },
};
