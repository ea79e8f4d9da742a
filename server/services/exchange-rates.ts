import { fallbackRates } from '../../shared/geo/rates.ts';

/**
 * Units of a currency for one EUR. The services are a demonstration, so rates are constant and equal the site's
 * fallback.
 */
export const exchangeRates = fallbackRates;

function rateOf(currency: string): number {
  const rate = exchangeRates[currency];
  if (rate === undefined) throw new Error(`[services] There is no rate of ${currency}; add it to shared/geo/rates.ts.`);
  return rate;
}

/** Minor units of one currency in minor units of another; all of ours have two decimals. Throws for an unknown one. */
export function convert(amount: number, from: string, to: string): number {
  return from === to ? amount : Math.round((amount / rateOf(from)) * rateOf(to));
}
