import { brands, house } from '../../../brands/index.ts';
import { cultures, defaultCulture, locales, type Culture } from '../../../locales/index.ts';
import type { GeoInfo } from '../../../shared/contract/visitor-services.ts';
import { countryCodes } from './iso2.ts';
import { restrictionOf } from './restrictions.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });
const known = new Set(countryCodes);

/** Countries with a currency in which the site keeps accounts. All others use euro. */
const currencyCountries: Readonly<Record<string, string>> = {
  GBP: 'GB GG GI GS IM JE SH',
  USD: 'US AS EC FM GU MH MP PR PW SV TC TL UM VG VI',
  CAD: 'CA',
  DKK: 'DK FO GL',
  SEK: 'SE',
  NOK: 'NO BV SJ',
  BRL: 'BR',
  INR: 'IN',
  NZD: 'NZ CK NU PN TK',
};
const currencies = new Map(
  Object.entries(currencyCountries).flatMap(([currency, countries]) =>
    countries.split(' ').map((iso2) => [iso2, currency] as const),
  ),
);

const languageOf = (tag: string) => new Intl.Locale(tag).language;

/** The site's culture for a country: its own, or the one that is for all the rest. */
function servingCulture(iso2: string): Culture {
  const all = Object.values(cultures);
  const own = all.find(({ defaultCountry, disableCountry }) => defaultCountry === iso2 && !disableCountry);
  return own ?? all.find(({ disableCountry }) => disableCountry) ?? cultures[defaultCulture];
}

/** Locales by language and country. One of them belongs to no country, so its name is not a language tag. */
const localeByTag: ReadonlyMap<string, string> = new Map(
  locales
    .filter((locale) => /^[a-z]{2}(-[A-Z]{2})?$/.test(locale))
    .map((locale) => {
      const { language, region } = new Intl.Locale(locale).maximize();
      return [`${language}-${region}`, locale] as const;
    }),
);

function placeIn(iso2: string) {
  const { language } = new Intl.Locale(`und-${iso2}`).maximize();
  const native = `${language}-${iso2}`;
  const serving = servingCulture(iso2);
  return {
    prime_culture: serving.code,
    native_culture: localeByTag.get(native) ?? native,
    prime_lang: languageOf(serving.lang),
    native_lang: language,
    prime_currency: currencies.get(iso2) ?? 'EUR',
  };
}

/** Countries of which only a part is closed: who is placed in one is placed in that part. */
const closedRegions: Readonly<Record<string, string>> = { CA: 'Ontario' };

const home = brands.find(({ isDefault }) => isDefault)?.defaultCountry ?? 'GB';

/**
 * The default country of a visitor whose address gives no location: that of the brand whose page sends the request.
 * `page` is that page's origin, on the brand's hosts or by its local name (`http://sv.localhost:3000`).
 */
export function homeCountryOf(brandCode: string | undefined, page: string | undefined): string {
  const host = page === undefined ? undefined : URL.parse(page)?.hostname;
  if (brandCode !== house.brandCode || host === undefined) return home;
  const brand = brands.find((each) => [each.host, ...each.aliases, `${each.id}.localhost`].includes(host));
  return brand?.defaultCountry ?? home;
}

/** Geo data of a country by its two capital letters. Undefined for an unknown one. */
export function locate(iso2: string): GeoInfo | undefined {
  if (!known.has(iso2)) return undefined;
  const place = placeIn(iso2);
  const region = closedRegions[iso2];
  return {
    country: { iso2, name: names.of(iso2) ?? iso2, ...place },
    ...(region && { region: { name: region, ...place } }),
    restriction: region ? 'blocked' : restrictionOf(iso2),
    restriction_level: region ? 'region' : 'country',
  };
}
