import type { GeoInfo, Restriction } from '../contract/visitor-services.ts';

/** Location of a visitor. */
export interface Place {
  country: { iso2: string; name: string };
  culture: string;
  /**
   * Culture that serves the location, as the service reports it. Missing otherwise, even if `culture` has a fallback.
   */
  primeCulture?: string;
  nativeCulture: string;
  lang: string;
  nativeLang: string;
  region?: string;
  restriction: Restriction;
  restrictionLevel: 'country' | 'region';
  /** ISO 4217. */
  currency: string;
}

/** Location of visitors whose country is unknown. */
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

/** Location from a service's data. A region's fields override its country's, and missing ones come from `otherwise`. */
export function placeOf({ country, region, ...info }: GeoInfo, otherwise: Place): Place {
  const said = (name: 'prime_culture' | 'native_culture' | 'prime_lang' | 'native_lang' | 'prime_currency') =>
    region?.[name] ?? country[name];
  const primeCulture = said('prime_culture');
  return {
    country: { iso2: country.iso2, name: country.name },
    culture: primeCulture ?? otherwise.culture,
    ...(primeCulture !== undefined && { primeCulture }),
    nativeCulture: said('native_culture') ?? otherwise.nativeCulture,
    lang: said('prime_lang') ?? otherwise.lang,
    nativeLang: said('native_lang') ?? otherwise.nativeLang,
    ...(region && { region: region.name }),
    restriction: info.restriction,
    restrictionLevel: info.restriction_level,
    currency: said('prime_currency') ?? otherwise.currency,
  };
}

/** Country of the URL (`?gl=fr`) in capitals. Undefined when it is invalid. */
export function emulatedCountry(search: URLSearchParams): string | undefined {
  const gl = search.get('gl') ?? '';
  return /^[a-z]{2}$/i.test(gl) ? gl.toUpperCase() : undefined;
}
