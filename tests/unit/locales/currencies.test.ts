import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { currencyOf } from '../../../locales/currencies.ts';

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
    ['da', 'DKK'],
    ['nb-NO', 'GBP'],
  ] as const)('BRAND-06 for the locale %s is %s', (locale, currency) => {
    expect(currencyOf(locale)).toBe(currency);
  });

  it('BRAND-06 of every culture are those of its locale', () => {
    for (const culture of Object.values(cultures)) expect(culture.currency).toBe(currencyOf(culture.locale));
  });
});
