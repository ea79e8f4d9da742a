import { describe, expect, it } from 'vitest';
import { convert, exchangeRates } from '../../../server/services/exchange-rates.ts';
import { countryCodes } from '../../../server/services/geo/iso2.ts';
import { locate } from '../../../server/services/geo/locate.ts';

describe('exchange rates of the embedded services', () => {
  it('GEO-01 include the currency of every country', () => {
    const currencies = countryCodes.map((iso2) => locate(iso2)?.country.prime_currency ?? iso2);
    expect(currencies.filter((currency) => !(currency in exchangeRates))).toEqual([]);
  });

  it('GEO-01 convert no amount from or to an unknown currency', () => {
    expect(convert(1000, 'EUR', 'SEK')).toBe(10_637);
    expect(() => convert(1000, 'EUR', 'XQX')).toThrow('[services] There is no rate of XQX; add it');
    expect(() => convert(1000, 'XQX', 'EUR')).toThrow('[services] There is no rate of XQX');
  });
});
