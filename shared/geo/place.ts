import type { GeoInfo, Restriction } from '../contract/shell.ts';

/** Where a visitor is, in the site's own names. */
export interface Place {
  country: { iso2: string; name: string };
  culture: string;
  nativeCulture: string;
  lang: string;
  nativeLang: string;
  region?: string;
  restriction: Restriction;
  restrictionLevel: 'country' | 'region';
  /** ISO 4217. */
  currency: string;
}

/** Where nobody can say where a visitor is. */
export const fallbackPlace: Place = {
  country: { iso2: 'GB', name: 'United Kingdom' },
  culture: 'en-GB',
  nativeCulture: 'en-GB',
  lang: 'en',
  nativeLang: 'en',
  restriction: 'none',
  restrictionLevel: 'country',
  currency: 'GBP',
};

/** What a service said, with a region's own words over its country's. What neither says is as in `otherwise`. */
export function placeOf({ country, region, ...info }: GeoInfo, otherwise: Place): Place {
  const said = (name: 'prime_culture' | 'native_culture' | 'prime_lang' | 'native_lang' | 'prime_currency') =>
    region?.[name] ?? country[name];
  return {
    country: { iso2: country.iso2, name: country.name },
    culture: said('prime_culture') ?? otherwise.culture,
    nativeCulture: said('native_culture') ?? otherwise.nativeCulture,
    lang: said('prime_lang') ?? otherwise.lang,
    nativeLang: said('native_lang') ?? otherwise.nativeLang,
    ...(region && { region: region.name }),
    restriction: info.restriction,
    restrictionLevel: info.restriction_level,
    currency: said('prime_currency') ?? otherwise.currency,
  };
}

/** The country that an address asks for (`?gl=fr`), in capital letters; a wrong one is none. */
export function emulatedCountry(search: URLSearchParams): string | undefined {
  const gl = search.get('gl') ?? '';
  return /^[a-z]{2}$/i.test(gl) ? gl.toUpperCase() : undefined;
}
