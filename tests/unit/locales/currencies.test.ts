import { describe, expect, it } from 'vitest';
import { cultures, locales } from '../../../locales/index.ts';
import { currencyOf } from '../../../locales/currencies.ts';
import { isCurrency } from '../../../shared/contract/currency.ts';

describe('currencies', () => {
  it.each(locales)(
    'BRAND-06 for the locale %s is one of ISO 4217 with two decimals, as amounts are shown',
    (locale) => {
      const currency = currencyOf(locale);
      expect(isCurrency(currency)).toBe(true);
      const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      expect(maximumFractionDigits).toBe(2);
    },
  );

  it('BRAND-06 of every culture are those of its locale', () => {
    for (const culture of Object.values(cultures)) expect(culture.currency).toBe(currencyOf(culture.locale));
  });
});
