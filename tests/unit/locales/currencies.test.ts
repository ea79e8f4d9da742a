import { describe, expect, it } from 'vitest';
import { cultures, locales } from '../../../locales/index.ts';
import { currencyOf } from '../../../locales/currencies.ts';

describe('BRAND-06 currencies', () => {
  it.each([
    ['en-GB', 'GBP'],
    ['en-IE', 'EUR'],
    ['en-ROW', 'EUR'],
    ['de-DE', 'EUR'],
    ['es', 'EUR'],
    ['fi', 'EUR'],
    ['pt-BR', 'BRL'],
    ['sv', 'SEK'],
    ['da', 'GBP'],
  ] as const)('BRAND-06 %s counts in %s', (locale, currency) => {
    expect(currencyOf(locale)).toBe(currency);
  });

  it('BRAND-06 every culture shows its locale’s currency', () => {
    for (const culture of Object.values(cultures)) expect(culture.currency).toBe(currencyOf(culture.locale));
    expect(locales).toHaveLength(11);
  });
});
