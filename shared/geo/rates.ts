/** Units of a currency for one EUR by ISO 4217, used when the rate service fails. */
export const fallbackRates: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.0155,
  CAD: 1.3194,
  GBP: 0.86778,
  DKK: 7.4365,
  SEK: 10.6368,
  NOK: 9.9718,
  BRL: 5.1933,
  INR: 80.692,
  NZD: 1.6499,
};

/** Fallback rate of a currency. Undefined for an unknown one. */
export const fallbackRate = (iso: string): number | undefined =>
  Object.hasOwn(fallbackRates, iso) ? fallbackRates[iso] : undefined;
