import type { Locale } from './culture.ts';

/** For locales whose market has no currency listed below. */
const defaultCurrency = 'GBP';

const ownCurrencies: Partial<Record<Locale, string>> = {
  'en-IE': 'EUR',
  'en-ROW': 'EUR',
  'de-DE': 'EUR',
  da: 'DKK',
  es: 'EUR',
  fi: 'EUR',
  'pt-BR': 'BRL',
  sv: 'SEK',
};

/** ISO 4217 code in which a locale's stakes and offers are shown. */
export const currencyOf = (locale: Locale): string => ownCurrencies[locale] ?? defaultCurrency;
