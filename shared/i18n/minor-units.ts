const known: Record<string, number> = {};

/** Minor units of a currency in one of its units, from the digits of ISO 4217: 100 for GBP, 1 for JPY, 1000 for KWD. */
export const minorUnitsOf = (currency: string): number =>
  (known[currency] ??=
    10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2));
