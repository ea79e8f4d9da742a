import type { Locale } from './culture.ts';

/** Of locales that no market has opened yet. */
export const defaultCurrency = 'GBP';

const currencies: Readonly<Record<Locale, string>> = {
  'en-GB': 'GBP',
  'en-IE': 'EUR',
  'en-ROW': 'EUR',
  'de-DE': 'EUR',
  da: 'DKK',
  es: 'EUR',
  fi: 'EUR',
  'fr-CA': defaultCurrency,
  'nb-NO': defaultCurrency,
  'pt-BR': 'BRL',
  sv: 'SEK',
};

/** ISO 4217 code in which a locale's stakes and offers are shown. */
export const currencyOf = (locale: Locale): string => currencies[locale];
