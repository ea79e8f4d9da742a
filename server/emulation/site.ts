import type { Site } from '../../client/site-context.ts';
import { currencyOf } from '../../locales/currencies.ts';
import type { Locale } from '../../locales/culture.ts';
import { type Culture, cultures, defaultCulture } from '../../locales/index.ts';
import { offersIn } from '../../shared/banner/offer-values.ts';
import type { MessageValues } from '../../shared/i18n/intl.ts';
import type { LocaleOverride } from './locale-override.ts';

/** Path of the scripts with messages and data of overriding locales. */
export const localeScripts = '/assets/messages';

/** The culture with numbers and dates as the overriding locale writes them. Its market and its services stay. */
export const cultureWith = (culture: Culture, { formatLocale }: LocaleOverride): Culture => ({
  ...culture,
  formatLocale,
});

type Offers = Site['offers'];

/** Offers of a locale with amounts in its own currency. The culture decides how they are written. */
const offersOf = (culture: Culture, locale: Locale): Offers =>
  offersIn({ ...culture, locale, currency: currencyOf(locale) });

/**
 * The culture's offers under a locale override. A text states the figures and terms of one offer. They are the
 * culture's own if its offer has all figures of the text. Otherwise they are those of the overriding locale's offer, or
 * of the English one, whose text is shown where the locale has none.
 */
function offersWith(culture: Culture, { source }: LocaleOverride): Offers {
  const written = [source, cultures[defaultCulture].locale].map((locale) => offersOf(culture, locale));
  // A locale lists its main offer first.
  const others = written.toReversed().flatMap((offers) => Object.values(offers).toReversed());
  const known = Object.assign({}, ...others.map(({ values }) => values)) as MessageValues;
  const own = Object.entries(offersIn(culture));
  const mainTexts = written.flatMap((offers) => Object.values(offers))[0];
  return Object.fromEntries(
    own.map(([slug, offer], index) => {
      // The main banner has the same messages whichever offer it shows; those of other offers are their own.
      const namesakes = index === 0 ? [] : written.flatMap((offers) => offers[slug] ?? []);
      const texts = namesakes[0] ?? mainTexts;
      const hasAll = Object.keys(texts?.values ?? {}).every((name) => Object.hasOwn(offer.values, name));
      const values = hasAll ? offer.values : texts?.values;
      // Other texts of the page may name figures of further offers.
      return [slug, { ...offer, values: { ...known, ...values } }];
    }),
  );
}

/** The site's data with the messages of an overriding locale. No such page is indexed. */
export function siteWith(site: Site, override: LocaleOverride): Site {
  const culture = cultureWith(site.culture, override);
  return {
    ...site,
    culture,
    offers: offersWith(culture, override),
    messages: `${localeScripts}/${override.code}/*.js`,
    noindex: true,
  };
}

/** URL of the script that passes this data to browsers, in place of the site's own. */
export const siteUrlWith = ({ brand, culture }: Pick<Site, 'brand' | 'culture'>, { code }: LocaleOverride): string =>
  `${localeScripts}/${code}/site.${brand.id}.${culture.code}.js`;
