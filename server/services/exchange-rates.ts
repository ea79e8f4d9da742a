import { fallbackRates } from '../../shared/geo/rates.ts';

/**
 * Units of a currency for one EUR. The services are a demonstration, so rates are constant and equal the site's
 * fallback.
 */
export const exchangeRates = fallbackRates;

/** Minor units of one currency in minor units of another; all of ours have two decimals. */
export function convert(amount: number, from: string, to: string): number {
  if (from === to) return amount;
  return Math.round((amount / (exchangeRates[from] ?? 1)) * (exchangeRates[to] ?? 1));
}
