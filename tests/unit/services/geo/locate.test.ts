import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brands, house } from '../../../../brands/index.ts';
import { cultures } from '../../../../locales/index.ts';
import { countryCodes } from '../../../../server/services/geo/iso2.ts';
import { homeCountryOf, locate } from '../../../../server/services/geo/locate.ts';
import { geoInfo, restrictions } from '../../../../shared/contract/visitor-services.ts';

describe('countries', () => {
  it('GEO-01 have every name of ISO 3166-1, each once', () => {
    expect(countryCodes).toHaveLength(249);
    expect(new Set(countryCodes).size).toBe(249);
    for (const iso2 of countryCodes) {
      const place = locate(iso2);
      expect(v.parse(geoInfo, place)).toEqual(place);
      expect(place?.country.name).not.toBe(iso2);
    }
  });

  it('GEO-02 use every restriction', () => {
    expect(new Set(countryCodes.map((iso2) => locate(iso2)?.restriction))).toEqual(new Set(restrictions));
  });

  /** An open market has a site and a licence of its own. */
  const isAbroad = (iso2: string) => !Object.values(cultures).some(({ defaultCountry }) => defaultCountry === iso2);

  const open = [
    ['GB', 'en-GB', 'en-GB', 'GBP'],
    ['IE', 'en-IE', 'en-IE', 'EUR'],
    ['DE', 'de-DE', 'de-DE', 'EUR'],
    ['SE', 'sv', 'sv', 'SEK'],
    ['ES', 'es', 'es', 'EUR'],
    ['AT', 'en-ROW', 'de-AT', 'EUR'],
    ['IN', 'en-ROW', 'hi-IN', 'INR'],
  ] as const;
  it.each(open.filter(([iso2, prime]) => prime !== 'en-ROW' || isAbroad(iso2)))(
    'GEO-01 STATE-02 %s is open, served as %s, speaks %s and pays in %s',
    (iso2, prime, native, currency) => {
      expect(locate(iso2)).toMatchObject({
        country: { prime_culture: prime, native_culture: native, prime_currency: currency },
        restriction: 'none',
      });
    },
  );

  const unlicensed = [
    ['FI', 'en-ROW', 'fi', 'EUR'],
    ['DK', 'en-ROW', 'da', 'DKK'],
    ['NO', 'en-ROW', 'nb-NO', 'NOK'],
    ['BR', 'en-ROW', 'pt-BR', 'BRL'],
    ['CH', 'en-ROW', 'de-CH', 'EUR'],
    ['JE', 'en-ROW', 'en-JE', 'GBP'],
    ['GI', 'en-ROW', 'en-GI', 'GBP'],
  ] as const;
  it.each(unlicensed.filter(([iso2]) => isAbroad(iso2)))(
    'GEO-02 COMP-01 %s may look but not register: no licence covers it',
    (iso2, prime, native, currency) => {
      expect(locate(iso2)).toMatchObject({
        country: { prime_culture: prime, native_culture: native, prime_currency: currency },
        restriction: 'registerblocked',
      });
    },
  );

  it('GEO-01 lack a code that no country has', () => {
    expect(locate('XX')).toBeUndefined();
  });

  it.each(brands.map(({ id, host, aliases, defaultCountry }) => [id, defaultCountry, [host, ...aliases]] as const))(
    'GEO-01 GEO-03 a visitor without a country is at home with the brand %s, in %s, by each of its hosts',
    (id, country, hosts) => {
      const pages = [`http://${id}.localhost:3000`, ...hosts.map((host) => `https://${host}`)];
      for (const page of pages) expect(homeCountryOf(house.brandCode, page)).toBe(country);
      expect(locate(country)?.restriction).toBe('none');
    },
  );

  it.each([
    [undefined, 'http://sv.localhost:3000'],
    ['XX', 'http://sv.localhost:3000'],
    [house.brandCode, undefined],
    [house.brandCode, 'null'],
    [house.brandCode, 'https://sv.localhost.evil.example'],
    [house.brandCode, 'http://127.0.0.1:3000'],
  ])('GEO-01 a visitor with the brand code %s and the origin %s is at home in GB', (code, page) => {
    expect(homeCountryOf(code, page)).toBe('GB');
  });
});
