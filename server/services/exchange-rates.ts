import { fallbackRates } from '../../shared/geo/rates.ts';
import { minorUnitsOf } from '../../shared/i18n/minor-units.ts';

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

/** Minor units of one currency in minor units of another. Throws for an unknown one. */
export function convert(amount: number, from: string, to: string): number {
  if (from === to) return amount;
  const euros = amount / minorUnitsOf(from) / rateOf(from);
  return Math.round(euros * rateOf(to) * minorUnitsOf(to));
}
