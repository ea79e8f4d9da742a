import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { currencyOf } from '../../../locales/currencies.ts';
import { requiredMarkets } from '../../required/markets/index.ts';

describe('currencies', () => {
  it.each([
    ['en-GB', 'GBP'],
    ['en-IE', 'EUR'],
    ['en-ROW', 'EUR'],
    ['de-DE', 'EUR'],
    ['es', 'EUR'],
    ['fi', 'EUR'],
    ['pt-BR', 'BRL'],
    ['sv', 'SEK'],
  ] as const)('BRAND-06 for the locale %s is %s', (locale, currency) => {
    expect(currencyOf(locale)).toBe(currency);
  });

  it.each(Object.values(requiredMarkets).map(({ culture }) => culture))(
    'BRAND-06 for the additional market in $locale is $currency',
    ({ locale, currency }) => {
      expect(currencyOf(locale)).toBe(currency);
    },
  );

  it('BRAND-06 is GBP where no market has another', () => {
    const free = (['nb-NO', 'fr-CA'] as const).filter((locale) =>
      Object.values(requiredMarkets).every(({ culture }) => culture.locale !== locale),
    );
    expect(free.map(currencyOf)).toEqual(free.map(() => 'GBP'));
  });

  it('BRAND-06 of every culture are those of its locale', () => {
    for (const culture of Object.values(cultures)) expect(culture.currency).toBe(currencyOf(culture.locale));
  });
});
