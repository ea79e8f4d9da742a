import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { countries } from '../../../../shared/geo/countries.ts';
import { countryName } from '../../../../shared/i18n/country-name.ts';

describe('countries', () => {
  it('ROUTE-08 contain all countries of ISO 3166-1', () => {
    expect(countries.size).toBe(249);
  });

  it.each(Object.values(cultures))('I18N-04 have a name in $code', (culture) => {
    const nameless = [...countries].filter((code) => countryName(culture, code) === code.toUpperCase());
    expect(nameless).toEqual([]);
  });
});
