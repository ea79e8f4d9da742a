import type { Locale } from './culture.ts';

const currencies: Readonly<Record<Locale, string>> = {
  'en-GB': 'GBP',
  'en-IE': 'EUR',
  'en-ROW': 'EUR',
  'de-DE': 'EUR',
  da: 'DKK',
  es: 'EUR',
  fi: 'EUR',
  'fr-CA': 'CAD',
  'nb-NO': 'NOK',
  'pt-BR': 'BRL',
  sv: 'SEK',
};

/** ISO 4217 code in which a locale's stakes and offers are shown. Every locale names its own. */
export const currencyOf = (locale: Locale): string => currencies[locale];
